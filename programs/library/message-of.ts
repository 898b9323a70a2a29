import { ProblemError, toProblem } from '../../api/problem.ts';
import { failureText } from '../../catalog/copy/tool-page/failure.ts';

/** What is wrong, in one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return error instanceof Error ? error.message : String(error);
  const { title, detail } = failureText(toProblem(error));
  return `${title}. ${detail}`;
}
