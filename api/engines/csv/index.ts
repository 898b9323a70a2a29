import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Note } from '../../../catalog/report.ts';
import type { Engine, Job, StoredFile } from '../../engine.ts';
import { packSevenZip, sevenZipVersion } from '../../formats/zip/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { runTask } from '../../jail/run-task.ts';
import type { MinifyTask } from './minify-task.ts';
import { packZstandard, zstandardVersion } from './pack-zstandard.ts';
import { thresholds } from './thresholds.ts';

/** How the engine of tables in text runs its programs. */
export interface CsvSettings {
  readonly processes: Processes;
  /** A folder of the engine's own, in which programs are asked for their versions. */
  readonly folder: string;
  /** For one program working on one file. */
  readonly timeoutMs: number;
}

const limits = { maxMemoryBytes: thresholds.maxMemoryBytes };
const minifier = {
  name: './minify-worker',
  from: import.meta.url,
  nodeOptions: [`--max-old-space-size=${thresholds.maxHeapMegabytes}`],
};

const original: readonly Note[] = [{ code: 'original-returned' }];

/** Makes tables smaller: minified CSV, Zstandard or 7z. */
export function createCsv({ processes, folder, timeoutMs }: CsvSettings): Engine<'csv'> {
  /** The minified table, or the input if that is no smaller. */
  async function minify({ inputs: [input], workspace, signal }: Job, level: number): Promise<StoredFile> {
    const path = join(workspace, 'minified.csv');
    const task: MinifyTask = { input: input.path, output: path, level };
    const settings = { processes, workspace, signal, timeoutMs };
    if (!(await runTask<boolean>(minifier, task, settings, limits))) return input;
    const { size: bytes } = await stat(path);
    return bytes < input.bytes ? { path, format: 'csv', bytes } : input;
  }

  return {
    concurrency: availableParallelism(),

    async version() {
      await mkdir(folder, { recursive: true });
      const signal = AbortSignal.timeout(2 * thresholds.versionTimeoutMs);
      const zstd = await zstandardVersion(processes, folder, signal);
      return `zstd ${zstd}, 7-Zip ${await sevenZipVersion(processes, folder, signal)}`;
    },

    operations: {
      async minify(job) {
        const { inputs, options, workspace, signal } = job;
        signal.throwIfAborted();
        const table = await minify(job, options.level);
        switch (options.outputType) {
          case 'csv':
            return { ...table, pages: null, notes: table === inputs[0] ? original : [] };
          case 'zst': {
            const settings = { processes, workspace, signal, timeoutMs };
            const { path, bytes, level } = await packZstandard(table.path, options.level, settings);
            const notes: readonly Note[] = level < options.level ? [{ code: 'level-lowered', level }] : [];
            return { path, format: 'zst', bytes, pages: null, notes };
          }
          case '7z': {
            const path = join(workspace, 'compressed.7z');
            const packing = { name: 'compressed.csv', output: path, workspace, signal, timeoutMs };
            const archive = await packSevenZip(processes, { candidates: [table.path], ...packing });
            return { path, format: '7z', ...archive, pages: null, notes: [] };
          }
        }
      },
    },
  };
}
