import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FormatId, formatOf } from '../../../catalog/formats.ts';
import { lowestPictureQuality } from '../../../catalog/operations.ts';
import type { Artifact, Engine } from '../../engine.ts';
import { unlockDocument } from '../../formats/encryption/unlock-document.ts';
import { packSevenZip, sevenZipVersion } from '../../formats/zip/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { type AttemptFiles, searchQuality } from '../../search-quality.ts';
import { compressPackage, storePackage } from './compress-package.ts';
import { limits } from './limits.ts';

/** What the engine needs. */
export interface OfficeCompressSettings {
  readonly processes: Processes;
  /** A folder for the engine's own use. */
  readonly folder: string;
  /** Time limit for one document. */
  readonly timeoutMs: number;
}

/** Throws `unsupported-file-type` for the older binary formats, which are compound files rather than packages. */
function refusePredecessor(format: FormatId): void {
  const { signature, label } = formatOf(format);
  if (signature.kind === 'opc' || signature.kind === 'odf') return;
  throw new ProblemError(
    'unsupported-file-type',
    `This is a ${label} file under another name. Save it in the current format, which is smaller by itself, and try again.`,
  );
}

/** Creates the engine that compresses Word, Excel, PowerPoint and OpenDocument packages. */
export function createOfficeCompress({
  processes,
  folder,
  timeoutMs,
}: OfficeCompressSettings): Engine<'office-package'> {
  return {
    concurrency: availableParallelism(),

    async version() {
      await mkdir(folder, { recursive: true });
      const { totalMs, timeoutMs: askingMs } = limits.version;
      const options = { workspace: folder, signal: AbortSignal.timeout(totalMs), timeoutMs: askingMs };
      const { stdout } = await processes.run({ file: 'libdeflate-gzip', args: ['-V'] }, options);
      const libdeflate = /v?(\d+\.\d+)/.exec(stdout)?.[1] ?? '';
      return `libdeflate ${libdeflate}, 7-Zip ${await sevenZipVersion(processes, folder, options.signal)}`;
    },

    operations: {
      async compress({ inputs: [original], options, workspace, signal }) {
        signal.throwIfAborted();
        refusePredecessor(original.format);
        const { quality, outputType, password, targetMegabytes } = options;
        const started = performance.now();
        const unlocked = password ? await unlockDocument(original, password, workspace, signal) : null;
        const input = unlocked ?? original;
        const removed = unlocked === null ? [] : [{ code: 'password-removed' as const }];

        const attempt = async (own: AttemptFiles, at: number): Promise<Artifact> => {
          const settings = { processes, workspace: own.workspace, signal, timeoutMs };
          const compressed = await compressPackage({ ...input, path: own.input }, at, settings);
          const { path, bytes, parts } = compressed;
          const notes = [...removed, ...compressed.notes];
          if (outputType === '7z') {
            const left = timeoutMs * (1 + limits.archiveShare) - (performance.now() - started);
            const output = join(own.workspace, 'compressed.7z');
            const archive = await packSevenZip(processes, {
              candidates: [await storePackage(parts, input.format, settings), path, own.input],
              name: `compressed.${input.format}`,
              output,
              workspace: own.workspace,
              signal,
              timeoutMs: left,
            });
            return { path: output, format: '7z', ...archive, pages: null, notes };
          }
          if (unlocked === null && bytes >= input.bytes) {
            return { ...input, path: own.input, pages: null, notes: [{ code: 'original-returned' }] };
          }
          return { path, format: input.format, bytes, pages: null, notes };
        };
        const wanted = { quality, lowestQuality: lowestPictureQuality, targetMegabytes };
        return searchQuality({ input: input.path, workspace }, wanted, attempt);
      },
    },
  };
}
