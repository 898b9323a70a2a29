import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { compressPdf } from './compress/compress-pdf.ts';
import { mergePdfs } from './merge/merge-pdfs.ts';
import { reconstruct } from './reconstruct/reconstruct.ts';
import { extractText } from './text/extract-text.ts';

const versionTimeoutMs = 10_000;

/** What the engine works with. */
export interface PdfSettings {
  readonly processes: Processes;
  /** A folder for the engine's own use. */
  readonly folder: string;
  /** How many processes of one job may compute at the same time; all cores where it is not told. */
  readonly cores?: () => number;
}

/**
 * The engine for PDF input: text by Poppler, editable documents by PDFium, smaller and merged copies by qpdf. Tesseract
 * reads scans.
 */
export function createPdf({ processes, folder, cores = availableParallelism }: PdfSettings): Engine<'pdf'> {
  return {
    concurrency: availableParallelism(),

    async version() {
      await mkdir(folder, { recursive: true });
      const signal = AbortSignal.timeout(versionTimeoutMs);
      const { stderr } = await processes.run(
        { file: 'pdftotext', args: ['-v'] },
        { workspace: folder, signal, timeoutMs: versionTimeoutMs },
      );
      const version = /pdftotext version ([\d.]+)/.exec(stderr)?.[1];
      if (version === undefined) throw new ProblemError('engine-unavailable', undefined, { cause: stderr });
      return `Poppler ${version}`;
    },

    operations: {
      async reconstruct({ inputs: [input], options: { format }, workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, `reconstructed.${format}`);
        const job = { processes, input: input.path, workspace, signal, cores: cores() };
        const { pages, notes } = await reconstruct(job, path, format);
        const { size: bytes } = await stat(path);
        return { path, format, bytes, pages, notes };
      },

      async 'extract-text'({ inputs: [input], workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, 'text.txt');
        const job = { processes, input: input.path, workspace, signal, cores: cores() };
        const { pages, notes } = await extractText(job, path);
        const { size: bytes } = await stat(path);
        return { path, format: 'txt', bytes, pages, notes };
      },
      async compress({ inputs: [input], workspace, signal, options: { quality } }) {
        signal.throwIfAborted();
        const { path, pages, notes } = await compressPdf({ processes, input: input.path, workspace, signal }, quality);
        const { size: bytes } = await stat(path);
        return { path, format: 'pdf', bytes, pages, notes };
      },

      async merge({ inputs, workspace, signal }) {
        signal.throwIfAborted();
        const { path, pages, notes } = await mergePdfs({ processes, workspace, signal }, inputs);
        const { size: bytes } = await stat(path);
        return { path, format: 'pdf', bytes, pages, notes };
      },
    },
  };
}
