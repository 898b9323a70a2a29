import { referenceCopy } from '../../../catalog/copy/site/pages.ts';
import { formatOf } from '../../../catalog/formats.ts';
import { codeSamples } from '../../../catalog/openapi/code-samples.ts';
import { inputText } from '../../../catalog/openapi/form-schema.ts';
import { resultFormats } from '../../../catalog/openapi/operations.ts';
import { problemsOfTool } from '../../../catalog/openapi/tool-problems.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { useSite } from '../../site-view.tsx';
import { FieldTable } from './field-table.tsx';
import { Samples } from './samples.tsx';
import { TrialForm } from './trial-form.tsx';

/** The id of a problem's row in the table of all problems. */
export const problemAnchor = (code: string): string => `problem-${code}`;

/** What programs have to know about one tool, with examples to copy and a form to try. */
export function ToolReference({ tool }: { readonly tool: Tool }) {
  const site = useSite();
  const mediaTypes = [...new Set(resultFormats(tool).map((format) => formatOf(format).mediaType))];
  return (
    <section className="reference-tool" aria-labelledby={tool.id}>
      <h3 id={tool.id}>{tool.title}</h3>
      <p>{tool.description}</p>
      <p className="reference-address">
        <code>POST {site.url + tool.endpoint}</code>
      </p>
      <FieldTable tool={tool} />
      <dl className="reference-facts">
        <dt>{referenceCopy.takes}</dt>
        <dd>{inputText(tool, site)}</dd>
        <dt>{referenceCopy.gives}</dt>
        <dd>
          {mediaTypes.map((mediaType) => (
            <code key={mediaType}>{mediaType}</code>
          ))}
        </dd>
        <dt>{referenceCopy.problems}</dt>
        <dd>
          {problemsOfTool(tool).map((code) => (
            <a key={code} href={`#${problemAnchor(code)}`}>
              <code>{code}</code>
            </a>
          ))}
        </dd>
      </dl>
      <Samples samples={codeSamples(tool, site.url)} />
      <details>
        <summary>{referenceCopy.tryIt}</summary>
        <TrialForm tool={tool} />
      </details>
    </section>
  );
}
