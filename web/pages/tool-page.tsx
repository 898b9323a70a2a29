import { Link } from '@tanstack/react-router';
import type { ToolCopy } from '../../catalog/copy/tool-copy.ts';
import { unavailableNotice } from '../../catalog/copy/tool-page/tool-page.ts';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { hueOf } from '../glyphs/tool-formats.ts';
import { ToolGuide } from '../reading/tool-guide.tsx';
import { useSite } from '../site-view.tsx';
import { ToolForm } from '../tool/tool-form.tsx';

function Unavailable({ tool }: { readonly tool: PageTool }) {
  return (
    <section className="panel unavailable" aria-labelledby="unavailable">
      <h2 id="unavailable">{unavailableNotice.heading}</h2>
      <p>{unavailableNotice.detail(tool.title)}</p>
      <p>
        <Link to="/" className="button button-quiet">
          {unavailableNotice.others}
        </Link>
      </p>
    </section>
  );
}

const formId = 'tool';

interface Props {
  readonly tool: PageTool;
  readonly copy: ToolCopy;
}

/** The page of any tool: its form, and below it its guide. */
export function ToolPage({ tool, copy }: Props) {
  const site = useSite();
  return (
    <div className="tool-page" data-hue={hueOf(tool)}>
      <div id={formId}>
        <header className="tool-heading">
          <h1>{tool.title}</h1>
          <p>{tool.description}</p>
        </header>
        {site.isAvailable(tool.id) ? <ToolForm tool={tool} key={tool.id} /> : <Unavailable tool={tool} />}
      </div>
      <ToolGuide tool={tool} copy={copy} formId={formId} />
    </div>
  );
}
