import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { lowestPictureQuality, lowestQuality, type Options } from '../../../catalog/operations.ts';
import type { Artifact, Engine, Job, StoredFile } from '../../engine.ts';
import { packSevenZip } from '../../formats/zip/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { searchQuality } from '../../search-quality.ts';
import { compressBmp } from './bmp/compress-bmp.ts';
import { compressPicture } from './compress/compress-picture.ts';
import { picturesToPdf } from './pictures-to-pdf.ts';
import type { TaskSettings } from './run-task.ts';
import { compressTiff } from './tiff/compress-tiff.ts';
import { tiffsToPdf } from './tiff/tiff-to-pdf.ts';

/** How the engine of pictures runs its programs. */
export interface ImageSettings {
  readonly processes: Processes;
  /** For each process of a conversion. */
  readonly timeoutMs: number;
}

const require = createRequire(import.meta.url);

/** Reads sharp's version from its package.json: importing it would load its decoders into this process. */
async function sharpVersion(): Promise<string> {
  const file = join(dirname(require.resolve('sharp')), '..', 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** Packs an artifact as 7z, choosing whichever of the equivalent files packs best. */
async function archived(
  artifact: Artifact,
  candidates: readonly [string, ...string[]],
  { processes, workspace, signal, timeoutMs }: TaskSettings,
): Promise<Artifact> {
  const path = join(workspace, 'archive.7z');
  const name = `compressed.${artifact.format}`;
  const settings = { candidates, name, output: path, workspace, signal, timeoutMs };
  return { ...artifact, path, format: '7z', ...(await packSevenZip(processes, settings)) };
}

/** The notes on pictures of which nothing is seen on paper, and on files with more than one picture. */
function notesOn(pictures: number, unseen: number, holdsMore: boolean): Artifact['notes'] {
  const blank =
    unseen === pictures ? { code: 'pages-blank' as const } : { code: 'pictures-missing' as const, pictures: unseen };
  return [...(unseen > 0 ? [blank] : []), ...(holdsMore ? [{ code: 'frames-left-out' as const }] : [])];
}

/** The image engine: JPEG, PNG and TIFF to PDF, and compression of JPEG, PNG, TIFF and BMP. */
export function createImage({ processes, timeoutMs }: ImageSettings): Engine<'image'> {
  const settingsIn = (workspace: string, signal: AbortSignal) => ({ processes, workspace, signal, timeoutMs });
  /** Compresses a picture at the quality that its job asks for, or at the best one that makes it as small as asked for. */
  const compress = (
    { inputs: [input], options, workspace, signal }: Job<Options<'image', 'compress-jpeg'>>,
    lowest: number,
    attempt: (picture: StoredFile, quality: number, settings: TaskSettings) => Promise<Artifact>,
  ): Promise<Artifact> => {
    signal.throwIfAborted();
    const { quality, targetMegabytes } = options;
    return searchQuality(
      { input: input.path, workspace },
      { quality, lowestQuality: lowest, targetMegabytes },
      (own, at) => attempt({ ...input, path: own.input }, at, settingsIn(own.workspace, signal)),
    );
  };

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
      async 'to-pdf'({ inputs, options, workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, 'pictures.pdf');
        const pictures = inputs.map((input) => ({ ...input, isPng: input.format === 'png' }));
        const settings = settingsIn(workspace, signal);
        const { unseen, holdsMore, ...written } = await picturesToPdf(pictures, path, options, settings);
        return { path, format: 'pdf', ...written, notes: notesOn(inputs.length, unseen, holdsMore) };
      },

      async 'tiff-to-pdf'({ inputs, options, workspace, signal }) {
        signal.throwIfAborted();
        const path = join(workspace, 'pages.pdf');
        const settings = settingsIn(workspace, signal);
        const { isDamaged, ...written } = await tiffsToPdf(inputs, path, options, settings);
        return { path, format: 'pdf', ...written, notes: isDamaged ? [{ code: 'scan-damaged' }] : [] };
      },

      'compress-jpeg': async (job) => compress(job, lowestQuality, compressPicture),

      async 'compress-tiff'(job) {
        return compress(job, lowestPictureQuality, async (picture, quality, settings) => {
          const written = await compressTiff(picture, quality, settings);
          return job.options.export7z ? archived(written, [written.path, picture.path], settings) : written;
        });
      },

      async 'compress-bmp'(job) {
        const { format, export7z } = job.options;
        return compress(job, lowestPictureQuality, async (picture, quality, settings) => {
          const written = await compressBmp(picture, { format, quality }, settings);
          const others = format === 'bmp' ? [picture.path] : [];
          return export7z ? archived(written, [written.path, ...others], settings) : written;
        });
      },
    },
  };
}
