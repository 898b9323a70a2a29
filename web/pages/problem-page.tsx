import { problemPage } from '../../catalog/copy/site/pages.ts';
import { problemTokens } from '../../catalog/site/site.ts';

/** The answer to a form sent without script that failed; the server fills in why. */
export function ProblemPage() {
  return (
    <section className="problem">
      <h1>{problemTokens.title}</h1>
      <p className="problem-detail">{problemTokens.detail}</p>
      <p className="problem-kept">{problemPage.kept}</p>
      <a className="button button-primary" href={problemTokens.path}>
        {problemPage.back(problemTokens.page)}
      </a>
    </section>
  );
}
