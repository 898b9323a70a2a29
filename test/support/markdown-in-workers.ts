import { createContentWorkers } from '../../api/content/content-workers.ts';
import type { Engine } from '../../api/engine.ts';
import { writeFontList } from '../../api/engines/text-layout/write-font-list.ts';
import type { Processes } from '../../api/jail/process.ts';

/** The Markdown engine as the server has it: in confined content workers. Paper is Letter. */
export function markdownInWorkers(processes: Processes, folder: string): Engine<'markdown'> {
  const { engines, start, stop } = createContentWorkers({
    processes,
    folder,
    listFonts: () => writeFontList(processes, folder),
    paper: 'Letter',
    timeoutMs: 30_000,
    caps: { maxEntries: 1000, maxBytes: 1_000_000_000, maxRatio: 200, ratioFromBytes: 100_000_000, maxLevels: 1 },
  });
  return { ...engines.markdown, ...(start && { start }), ...(stop && { stop }) };
}
