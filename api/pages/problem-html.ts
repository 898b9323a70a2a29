import { failureText } from '../../catalog/copy/tool-page/failure.ts';
import type { Problem } from '../../catalog/problems.ts';
import { fillProblem, type Site } from '../../catalog/site/site.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

/** The page of a failure: the same words that the tool's page would show, and the way back to it, or to home. */
export function problemHtml(
  page: string,
  problem: Problem,
  tool: Tool | undefined,
  { name, basePath }: Pick<Site, 'name' | 'basePath'>,
): string {
  const path = `${basePath}${tool?.path ?? '/'}`;
  return fillProblem(page, { ...failureText(problem), path, page: tool?.title ?? name });
}
