import type { ListedTool } from './tool/tool.ts';
import { tools } from './tools.ts';

/** Every published tool as all pages list it. The build of the site writes the result into its script, as data. */
export const listedTools: readonly ListedTool[] = tools.map(
  ({ conversion: _, keywords: __, fields: ___, messages: ____, behaviour: _____, ...listed }) => listed,
);
