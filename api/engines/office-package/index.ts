import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FormatId, formatOf } from '../../../catalog/formats.ts';
import type { Engine } from '../../engine.ts';
import { unlockDocument } from '../../formats/encryption/unlock-document.ts';
import { packSevenZip, sevenZipVersion } from '../../formats/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { compressPackage } from './compress-package.ts';

export interface OfficeCompressSettings {
  readonly processes: Processes;
  /** A folder of the engine's own, in which programs are asked for their versions. */
  readonly folder: string;
  /** Limit for one document. */
  readonly timeoutMs: number;
}

/** Share of the time that compressing an enclosing archive may take. */
const archiveShare = 0.25;

/** The binary formats are compound files, not packages. */
function refusePredecessor(format: FormatId): void {
  const { signature, label } = formatOf(format);
  if (signature.kind === 'opc' || signature.kind === 'odf') return;
  throw new ProblemError(
    'unsupported-file-type',
    `This is a ${label} file under another name. Save it in the current format, which is smaller by itself, and try again.`,
  );
}

/** Office documents made smaller: Word, Excel, PowerPoint and OpenDocument packages. */
export function createOfficeCompress({
  processes,
  folder,
  timeoutMs,
}: OfficeCompressSettings): Engine<'office-package'> {
  return {
    concurrency: availableParallelism(),

    async version() {
      await mkdir(folder, { recursive: true });
      const asking = { workspace: folder, signal: AbortSignal.timeout(10_000), timeoutMs: 5000 };
      const { stdout } = await processes.run({ file: 'libdeflate-gzip', args: ['-V'] }, asking);
      const libdeflate = /v?(\d+\.\d+)/.exec(stdout)?.[1] ?? '';
      return `libdeflate ${libdeflate}, 7-Zip ${await sevenZipVersion(processes, folder, asking.signal)}`;
    },

    operations: {
      async compress({ inputs: [sent], options: { quality, outputType, password }, workspace, signal }) {
        signal.throwIfAborted();
        refusePredecessor(sent.format);
        const started = performance.now();
        const unlocked = password ? await unlockDocument(sent, password, workspace, signal) : null;
        const input = unlocked ?? sent;
        const removed = unlocked === null ? [] : [{ code: 'password-removed' as const }];
        const compressed = await compressPackage(input, quality, { processes, workspace, signal, timeoutMs });
        const { path, bytes, storedPath } = compressed;
        const notes = [...removed, ...compressed.notes];
        if (outputType === '7z') {
          const left = timeoutMs * (1 + archiveShare) - (performance.now() - started);
          const archive = await packSevenZip(processes, {
            candidates: [storedPath, path, input.path],
            name: `compressed.${input.format}`,
            output: join(workspace, 'compressed.7z'),
            workspace,
            signal,
            timeoutMs: left,
          });
          return { path: join(workspace, 'compressed.7z'), format: '7z', ...archive, pages: null, notes };
        }
        if (unlocked === null && bytes >= input.bytes) {
          return { ...input, pages: null, notes: [{ code: 'original-returned' }] };
        }
        return { path, format: input.format, bytes, pages: null, notes };
      },
    },
  };
}
