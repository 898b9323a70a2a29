import type { Page } from '../../../catalog/site/pages.ts';
import { tools } from '../../../catalog/tools.ts';

/** Whether a page is one of those that show each kind: what is no tool, the utilities, each other family's first. */
export function isFirstOfItsKind({ path }: Pick<Page, 'path'>): boolean {
  const tool = tools.find((one) => one.path === path);
  return tool === undefined || tool.family === 'utility' || tools.find(({ family }) => family === tool.family) === tool;
}
