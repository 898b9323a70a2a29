import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { ownModule } from '../../jail/own-module.ts';
import type { Processes } from '../../jail/process.ts';
import { convertInWorker } from '../../workers/convert-in-worker.ts';
import { createDocumentWorkers, slowPlaces } from '../../workers/document-workers.ts';
import type { Paper, Rendered, RenderRequest } from './messages.ts';

export interface MarkdownSettings {
  readonly processes: Processes;
  /** For the files of the documents that are being rendered. */
  readonly folder: string;
  /** Documents rendered at the same time, the slow ones apart. */
  readonly size: number;
  readonly paper: Paper;
  /** One document, from its start in a worker. */
  readonly timeoutMs: number;
}

const { version } = createRequire(import.meta.url)('markdown-it/package.json') as { readonly version: string };

/** Far beyond what a text of ten megabytes needs. */
const maxTreeBytes = 1_500_000_000;
const maxMemoryBytes = 2_000_000_000;
const maxJobs = 1000;

const words = {
  failed: 'This document could not be rendered. It may be nested too deeply; a simpler or shorter one will work.',
  late: 'This document takes longer to render than the server allows. Splitting it often helps.',
  outgrown: 'This document needs more memory than the server allows. Splitting it often helps.',
};

/** Markdown to HTML, in processes of their own: a document can be made to take all time and memory there is. */
export function createMarkdown(settings: MarkdownSettings): Engine<'markdown'> {
  const { processes, folder, size, paper, timeoutMs } = settings;
  const pool = createDocumentWorkers<RenderRequest, Rendered>({
    processes,
    folder,
    command: () => ownModule('./worker', import.meta.url, []),
    size,
    maxJobs,
    maxTreeBytes,
    maxMemoryBytes,
  });

  return {
    concurrency: size + slowPlaces,
    version: async () => `markdown-it ${version}`,
    start: pool.start,
    stop: pool.stop,
    operations: {
      async render({ inputs: [input], workspace, signal }) {
        const output = join(workspace, 'rendered.html');
        const options = { paper };
        const job = { input: input.path, output, options, timeoutMs, signal, words };
        const { notes } = await convertInWorker(pool, job);
        return { path: output, format: 'html', bytes: (await stat(output)).size, pages: null, notes };
      },
    },
  };
}
