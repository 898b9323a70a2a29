import type { ToolCopy } from './tool-copy.ts';

/**
 * Loads the text of a tool's page from the file named after the tool. Vite makes a chunk of each file that matches the
 * pattern, so that a page loads its own text only; Node opens the one file. Throws where there is none.
 */
export async function loadToolCopy(id: string): Promise<ToolCopy> {
  const { copy }: { readonly copy: ToolCopy } = await import(`./tools/${id}.ts`);
  return copy;
}
