import { ProblemError, toProblem } from '../../api/problem.ts';
import { failureText } from '../../catalog/copy/tool-page/failure.ts';

/** An error in one line: a problem's title and advice, or the error's own message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return error instanceof Error ? error.message : String(error);
  const { title, detail } = failureText(toProblem(error));
  return `${title}. ${detail}`;
}
