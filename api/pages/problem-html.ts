import { failureText } from '../../catalog/copy/tool-page/failure.ts';
import type { Problem } from '../../catalog/problems.ts';
import { fillProblem, type Site } from '../../catalog/site/site.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

/**
 * Fills the page of a failure (`page`, as built): the message that the tool's own page would show, and a link back to
 * it, or to the home page if there is no tool.
 */
export function problemHtml(
  page: string,
  problem: Problem,
  tool: Tool | undefined,
  { name, basePath }: Pick<Site, 'name' | 'basePath'>,
): string {
  const path = `${basePath}${tool?.path ?? '/'}`;
  return fillProblem(page, { ...failureText(problem), path, page: tool?.title ?? name });
}
