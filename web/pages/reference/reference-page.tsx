import { referenceCopy } from '../../../catalog/copy/site/pages.ts';
import { failureText } from '../../../catalog/copy/tool-page/failure.ts';
import { type ProblemCode, problems } from '../../../catalog/problems.ts';
import { apiPaths, hiddenPaths } from '../../../catalog/site/paths.ts';
import type { Family } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { Contents } from '../../reading/contents.tsx';
import { useSite } from '../../site-view.tsx';
import { JobReference } from './job-reference.tsx';
import { problemAnchor, ToolReference } from './tool-reference.tsx';

const { heading, lead, document, documentation, answers, families, allProblems, jobs, health } = referenceCopy;
const familyNames = Object.entries(families) as readonly (readonly [Family, string])[];

function ProblemTable() {
  return (
    <table className="reference-table">
      <thead>
        <tr>
          <th scope="col">{allProblems.code}</th>
          <th scope="col">{allProblems.status}</th>
          <th scope="col">{allProblems.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(problems) as readonly ProblemCode[]).map((code) => {
          const { status, title } = problems[code];
          const words = failureText({ type: '', code, status, title });
          return (
            <tr key={code} id={problemAnchor(code)}>
              <td>
                <code>{code}</code>
              </td>
              <td>{status}</td>
              <td>
                {words.title}. {words.detail}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The heading, with links to the same as a document and to what is not in it. */
function Heading() {
  return (
    <header className="page-heading">
      <h1>{heading}</h1>
      <p>{lead}</p>
      <p>
        {document.before}
        <a href={apiPaths.document}>{apiPaths.document.split('/').at(-1)}</a>
        {document.after}
      </p>
      <p>
        {documentation.before}
        <a href={hiddenPaths.documentation}>{documentation.label}</a>
        {documentation.after}
      </p>
    </header>
  );
}

/** The reference for programs: every tool's endpoint, in HTML alone. */
export function ReferencePage() {
  const site = useSite();
  const sections = [
    { id: 'answers', heading: answers.heading },
    ...familyNames.map(([family, name]) => ({ id: family, heading: name })),
    { id: 'jobs', heading: jobs.heading },
    { id: 'health', heading: health.heading },
    { id: 'problems', heading: allProblems.heading },
  ];
  return (
    <div className="text-page reference">
      <Heading />
      <div className="columns">
        <Contents entries={sections} />
        <div className="prose">
          <section aria-labelledby="answers">
            <h2 id="answers">{answers.heading}</h2>
            <p>{answers.result}</p>
            <p>{answers.problem}</p>
            <p>{answers.key}</p>
          </section>
          {familyNames.map(([family, name]) => (
            <section key={family} aria-labelledby={family}>
              <h2 id={family}>{name}</h2>
              {tools
                .filter((tool) => tool.family === family)
                .map((tool) => (
                  <ToolReference key={tool.id} tool={tool} />
                ))}
            </section>
          ))}
          <section aria-labelledby="jobs">
            <h2 id="jobs">{jobs.heading}</h2>
            <JobReference />
          </section>
          <section aria-labelledby="health">
            <h2 id="health">{health.heading}</h2>
            <p className="reference-address">
              <code>GET {site.url + apiPaths.health}</code>
            </p>
            <p>{health.text}</p>
          </section>
          <section aria-labelledby="problems">
            <h2 id="problems">{allProblems.heading}</h2>
            <ProblemTable />
          </section>
        </div>
      </div>
    </div>
  );
}
