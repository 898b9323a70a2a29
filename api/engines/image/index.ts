import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { lowestPictureQuality, lowestQuality } from '../../../catalog/operations.ts';
import type { Artifact, Engine } from '../../engine.ts';
import { packSevenZip } from '../../formats/zip/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { type AttemptFiles, searchQuality } from '../../search-quality.ts';
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

      async 'compress-jpeg'({ inputs: [input], options, workspace, signal }) {
        signal.throwIfAborted();
        const { quality, targetMegabytes } = options;
        const wanted = { quality, lowestQuality, targetMegabytes };
        const attempt = async (own: AttemptFiles, at: number) => {
          return compressPicture({ ...input, path: own.input }, at, settingsIn(own.workspace, signal));
        };
        return searchQuality({ input: input.path, workspace }, wanted, attempt);
      },

      async 'compress-tiff'({ inputs: [input], options, workspace, signal }) {
        signal.throwIfAborted();
        const { quality, export7z, targetMegabytes } = options;
        const wanted = { quality, lowestQuality: lowestPictureQuality, targetMegabytes };
        const attempt = async (own: AttemptFiles, at: number) => {
          const settings = settingsIn(own.workspace, signal);
          const written = await compressTiff({ ...input, path: own.input }, at, settings);
          return export7z ? archived(written, [written.path, own.input], settings) : written;
        };
        return searchQuality({ input: input.path, workspace }, wanted, attempt);
      },

      async 'compress-bmp'({ inputs: [input], options, workspace, signal }) {
        signal.throwIfAborted();
        const { format, quality, export7z, targetMegabytes } = options;
        const wanted = { quality, lowestQuality: lowestPictureQuality, targetMegabytes };
        const attempt = async (own: AttemptFiles, at: number) => {
          const settings = settingsIn(own.workspace, signal);
          const written = await compressBmp({ ...input, path: own.input }, { format, quality: at }, settings);
          const others = format === 'bmp' ? [own.input] : [];
          return export7z ? archived(written, [written.path, ...others], settings) : written;
        };
        return searchQuality({ input: input.path, workspace }, wanted, attempt);
      },
    },
  };
}
