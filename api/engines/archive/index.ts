import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Engine, Job } from '../../engine.ts';
import { sevenZipVersion, unpackInOneFile } from '../../formats/zip/seven-zip.ts';
import type { Processes } from '../../jail/process.ts';
import { runTask, type TaskSettings } from '../../jail/run-task.ts';
import { ProblemError } from '../../problem.ts';
import type { ArchiveCaps } from './archive-caps.ts';
import type { CreateAnswer, CreateTask } from './create/messages.ts';
import type { ExtractAnswer, ExtractTask } from './extract/messages.ts';
import { thresholds } from './thresholds.ts';

/** How the engine of archives runs its programs. */
export interface ArchiveSettings {
  readonly processes: Processes;
  /** A folder of the engine's own, in which programs are asked for their versions. */
  readonly folder: string;
  /** For one process working on one archive. */
  readonly timeoutMs: number;
  /** How many threads of one job may compute at the same time; all cores by default. */
  readonly cores?: () => number;
  /** Limits on what is unpacked. */
  readonly caps: ArchiveCaps;
}

const { maxMemoryBytes, maxHeapMegabytes, overheadBytes } = thresholds;
const nodeOptions = [`--max-old-space-size=${maxHeapMegabytes}`];

/** Creates ZIP archives, and safely repacks uploaded ones of any kind. */
export function createArchive({
  processes,
  folder,
  timeoutMs,
  caps,
  cores = availableParallelism,
}: ArchiveSettings): Engine<'archive'> {
  const settingsOf = ({ workspace, signal }: Job): TaskSettings => ({ processes, workspace, signal, timeoutMs });

  const extract = (task: ExtractTask, settings: TaskSettings) =>
    runTask<ExtractAnswer>({ name: './extract/extract-worker', from: import.meta.url, nodeOptions }, task, settings, {
      maxMemoryBytes,
      maxFileBytes: caps.maxBytes + overheadBytes,
      tooComplex: 'This archive takes more memory or space than the server allows. Split it and try again.',
    });

  return {
    concurrency: availableParallelism(),

    async version() {
      await mkdir(folder, { recursive: true });
      return `7-Zip ${await sevenZipVersion(processes, folder, AbortSignal.timeout(10_000))}`;
    },

    operations: {
      async create(job) {
        job.signal.throwIfAborted();
        const path = join(job.workspace, 'archive.zip');
        const files = job.inputs.map(({ path, bytes, folders, name }) => ({
          path,
          bytes,
          segments: [...folders, name],
        }));
        const task: CreateTask = { files, output: path, threads: cores() };
        const module = { name: './create/pack-worker', from: import.meta.url, nodeOptions };
        const { bytes, notes } = await runTask<CreateAnswer>(module, task, settingsOf(job), {
          maxMemoryBytes,
          maxFileBytes: files.reduce<number>((sum, file) => sum + file.bytes, overheadBytes),
          tooComplex: 'These files take more memory or space than the server allows. Send fewer at once.',
        });
        return { path, format: 'zip', bytes, pages: null, notes };
      },

      async extract(job) {
        job.signal.throwIfAborted();
        const { workspace, options, inputs } = job;
        const output = join(workspace, 'unzipped.zip');
        const carved = join(workspace, 'carved.zip');
        const unpacked = join(workspace, 'unpacked');
        // A form without a password sends an empty one.
        const password = options.password || null;
        const task = {
          input: inputs[0].path,
          output,
          folder: workspace,
          carved,
          unpacked: null,
          password,
          flatten: options.flatten,
          caps,
        };
        const settings = settingsOf(job);
        let answer = await extract(task, settings);
        if (answer.type === 'carved') {
          await unpackInOneFile(carved, unpacked, answer.bytes, settings);
          await rm(carved);
          answer = await extract({ ...task, unpacked }, settings);
        }
        if (answer.type === 'carved') throw new ProblemError('internal', undefined, { cause: 'carved twice' });
        return { path: output, format: 'zip', bytes: answer.bytes, pages: null, notes: answer.notes };
      },
    },
  };
}
