import { join } from 'node:path';
import { ProblemError } from '../../problem.ts';
import type { FileStore } from '../../store/file-store.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ArrivedFile, ConversionJob } from '../job-queue.ts';
import type { RunJob } from '../run-job.ts';
import { fileKey, type Outcome, type ReadJob, resultKey } from './job-data.ts';

/** What performing a job from the queue needs. */
export interface DoJobSettings {
  readonly store: FileStore;
  readonly run: RunJob;
  /** Makes a folder for a job. */
  readonly createWorkspace: () => Promise<Workspace>;
  /** For the log: failures that are not the file's fault. */
  readonly onFailure: (error: unknown, trace?: string | null) => void;
}

const storeTrouble = (cause: unknown) =>
  new ProblemError('busy', 'The server’s files can’t be reached right now. Try again in a minute.', { cause });

/** Downloads a job's files to a folder of this machine. */
async function fetchFiles(id: string, job: ReadJob, store: FileStore, folder: string): Promise<ConversionJob['files']> {
  const files: ArrivedFile[] = [];
  for (const [index, file] of job.files.entries()) {
    const path = join(folder, `upload-${index + 1}`);
    await store.get(fileKey(id, index), path, file.bytes);
    files.push({ ...file, path });
  }
  return files as unknown as ConversionJob['files'];
}

/**
 * Performs a job submitted by another machine: downloads its files from the store and uploads its result, under a key
 * unique to the job, so that doing it twice is harmless. Throws what the conversion throws, and `busy` if files are
 * unavailable.
 */
export async function doJob(id: string, job: ReadJob, signal: AbortSignal, settings: DoJobSettings): Promise<Outcome> {
  const { store, run, createWorkspace, onFailure } = settings;
  const workspace = await createWorkspace();
  const asTrouble = (error: unknown) => {
    throw storeTrouble(error);
  };
  try {
    const files = await fetchFiles(id, job, store, workspace.path).catch(asTrouble);
    const { path, format, bytes, pages, notes } = await run({ ...job, id, files, workspace: workspace.path }, signal);
    await store.put(resultKey(id), path, bytes).catch(asTrouble);
    return { type: 'done', format, bytes, pages, notes: [...notes] };
  } catch (error) {
    throw (await workspace.problemBehind(error)) ?? error;
  } finally {
    await workspace.remove().catch(onFailure);
  }
}
