import type { PageTool } from './tool/tool.ts';
import { tools } from './tools.ts';

/** Every published tool as its page needs it. The build of the site writes the result into its script, as data. */
export const pageTools: readonly PageTool[] = tools.map(({ conversion: _, keywords: __, ...page }) => page);
