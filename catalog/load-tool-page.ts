import { loadToolCopy } from './copy/load-tool-copy.ts';
import type { ToolCopy } from './copy/tool-copy.ts';
import type { Interaction } from './tool/tool.ts';

/** What only a tool's own page needs. */
export interface ToolPageParts {
  readonly copy: ToolCopy;
  readonly interaction: Interaction;
}

/**
 * Loads what only a tool's own page needs. The build of the site makes one chunk of it for each tool
 * (`scripts/build/as-data.mjs`). Throws where there is no such tool.
 */
export async function loadToolPage(id: string): Promise<ToolPageParts> {
  const [copy, { interactions }] = await Promise.all([loadToolCopy(id), import('./interactions.ts')]);
  const interaction = interactions[id];
  if (interaction === undefined) throw new Error(`there is no tool ${id}`);
  return { copy, interaction };
}
