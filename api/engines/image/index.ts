import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem.ts';
import type { Processes } from '../../process.ts';
import { jpegToPdf, pngToPdf } from './picture-to-pdf.ts';
import { tiffToPdf } from './tiff/tiff-to-pdf.ts';

export interface ImageSettings {
  readonly processes: Processes;
  /** One process of a conversion. */
  readonly timeoutMs: number;
}

const require = createRequire(import.meta.url);

/** Read from its package: loading the library would bring its decoders into this process. */
async function sharpVersion(): Promise<string> {
  const file = join(dirname(require.resolve('sharp')), '..', 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** Pictures as an engine: JPEG, PNG and TIFF to PDF. */
export function createImage({ processes, timeoutMs }: ImageSettings): Engine<'image'> {
  return {
    concurrency: availableParallelism(),

    async version() {
      try {
        return `sharp ${await sharpVersion()}`;
      } catch (cause) {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      }
    },

    operations: {
      async 'to-pdf'({ inputs: [input], workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, 'picture.pdf');
        const convert = input.format === 'png' ? pngToPdf : jpegToPdf;
        const written = await convert(input.path, path, { processes, workspace, signal, timeoutMs });
        return { path, format: 'pdf', ...written, notes: [] };
      },

      async 'tiff-to-pdf'({ inputs: [input], workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, 'pages.pdf');
        const written = await tiffToPdf(input.path, path, { processes, workspace, signal, timeoutMs });
        return { path, format: 'pdf', ...written, notes: [] };
      },
    },
  };
}
