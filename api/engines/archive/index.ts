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

const taskSettings = (
  { processes, timeoutMs }: ArchiveSettings,
  { workspace, signal }: Pick<Job, 'workspace' | 'signal'>,
): TaskSettings => ({ processes, workspace, signal, timeoutMs });

type Operations = Engine<'archive'>['operations'];

const createOn =
  (settings: ArchiveSettings): Operations['create'] =>
  async (job) => {
    job.signal.throwIfAborted();
    const { cores = availableParallelism } = settings;
    const output = join(job.workspace, 'archive.zip');
    const files = job.inputs.map(({ path, bytes, folders, name }) => ({ path, bytes, segments: [...folders, name] }));
    const task: CreateTask = { files, output, threads: cores() };
    const module = { name: './create/pack-worker', from: import.meta.url, nodeOptions };
    const { bytes, notes } = await runTask<CreateAnswer>(module, task, taskSettings(settings, job), {
      maxMemoryBytes,
      maxFileBytes: files.reduce<number>((sum, file) => sum + file.bytes, overheadBytes),
      tooComplex: 'These files take more memory or space than the server allows. Send fewer at once.',
    });
    return { path: output, format: 'zip', bytes, pages: null, notes };
  };

const extractOn =
  (settings: ArchiveSettings): Operations['extract'] =>
  async (job) => {
    job.signal.throwIfAborted();
    const { workspace, options, inputs } = job;
    const { caps } = settings;
    const output = join(workspace, 'unzipped.zip');
    const carved = join(workspace, 'carved.zip');
    const unpacked = join(workspace, 'unpacked');
    // A form without a password sends an empty one.
    const password = options.password || null;
    const { flatten } = options;
    const task = { input: inputs[0].path, output, folder: workspace, carved, unpacked: null, password, flatten, caps };
    const running = taskSettings(settings, job);
    const extract = (extracted: ExtractTask) =>
      runTask<ExtractAnswer>(
        { name: './extract/extract-worker', from: import.meta.url, nodeOptions },
        extracted,
        running,
        {
          maxMemoryBytes,
          maxFileBytes: caps.maxBytes + overheadBytes,
          tooComplex: 'This archive takes more memory or space than the server allows. Split it and try again.',
        },
      );
    let answer = await extract(task);
    if (answer.type === 'carved') {
      await unpackInOneFile(carved, unpacked, answer.bytes, running);
      await rm(carved);
      answer = await extract({ ...task, unpacked });
    }
    if (answer.type === 'carved') throw new ProblemError('internal', undefined, { cause: 'carved twice' });
    return { path: output, format: 'zip', bytes: answer.bytes, pages: null, notes: answer.notes };
  };

/** Creates ZIP archives, and safely repacks uploaded ones of any kind. */
export function createArchive(settings: ArchiveSettings): Engine<'archive'> {
  const { processes, folder } = settings;
  return {
    concurrency: availableParallelism(),
    async version() {
      await mkdir(folder, { recursive: true });
      return `7-Zip ${await sevenZipVersion(processes, folder, AbortSignal.timeout(10_000))}`;
    },
    operations: { create: createOn(settings), extract: extractOn(settings) },
  };
}
