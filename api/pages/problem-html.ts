import { failureText } from '../../catalog/copy/tool-page/failure.ts';
import type { Problem } from '../../catalog/problems.ts';
import { fillProblem } from '../../catalog/site/site.ts';

/** Where the page of a failure leads back to. */
export interface WayBack {
  readonly path: string;
  /** What is there: the title of a tool, or the site's name. */
  readonly page: string;
}

/** Fills the page of a failure (`page`, as built): the message that the tool's own page would show, and a link back. */
export function problemHtml(page: string, problem: Problem, back: WayBack): string {
  return fillProblem(page, { ...failureText(problem), ...back });
}
