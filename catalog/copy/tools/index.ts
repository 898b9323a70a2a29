import type { CopyId, ToolCopy } from '../../tool-copy.ts';
import type { ToolId } from '../../tools.ts';

type Load = () => Promise<{ readonly copy: ToolCopy }>;

/** Every text in a chunk of its own, so that a page loads no other page's. */
const texts: Readonly<Partial<Record<CopyId, Load>>> = {
  'word-to-pdf': () => import('./word-to-pdf.ts'),
  'pdf-compressor': () => import('./pdf-compressor.ts'),
};

/** The text of a tool's page. Throws for a tool without one. */
export async function loadToolCopy(id: ToolId): Promise<ToolCopy> {
  const load = texts[id];
  if (load === undefined) throw new Error(`no text for the page of ${id}`);
  return (await load()).copy;
}
