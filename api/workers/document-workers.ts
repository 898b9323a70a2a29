import { ownReadable } from '../jail/own-module.ts';
import type { PoolSettings } from './pool/pool-settings.ts';
import { defaultFolderLimits, startWorker, type WorkerSettings } from './worker.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** How workers that read one document at a time are run. */
export interface DocumentWorkersSettings
  extends Pick<WorkerSettings, 'processes' | 'folder' | 'command' | 'maxTreeBytes' | 'keepsProcesses'>,
    Pick<PoolSettings<unknown>, 'size' | 'maxJobs' | 'quietMs'> {
  /** The limit at which the kernel refuses a worker more memory; undefined for none, as a browser needs. */
  readonly maxMemoryBytes?: number;
  /** The worker starts a program that isolates its own children, as a browser does. */
  readonly nesting?: boolean;
  /** Further files and folders that the program reads, absolute. */
  readonly readable?: readonly string[];
}

/** Most documents take a tenth of a second; one that takes this long may never end. */
const longAfterCpuMs = 1500;
/** Number of long documents that may run in addition to `size`, and of further ones that newcomers may overtake. */
export const longPlaces = 4;
export const overtakenPlaces = 2;

/**
 * Keeps warm processes of one of the server's own modules, each with one document at a time, most of which are quick.
 */
export function createDocumentWorkers<Q>(settings: DocumentWorkersSettings): WorkerPool<Q> {
  const { processes, folder, command, maxTreeBytes, keepsProcesses = false, size, maxJobs, quietMs } = settings;
  const { maxMemoryBytes, nesting = false, readable = [] } = settings;
  const confinement = {
    readable: [...ownReadable, ...readable],
    nesting,
    ...(maxMemoryBytes !== undefined && { maxMemoryBytes }),
  };
  const worker = {
    processes,
    folder,
    command,
    confinement,
    maxTreeBytes,
    keepsProcesses,
    longAfterCpuMs,
    slowAfterCpuMs: longAfterCpuMs,
    folderLimits: defaultFolderLimits,
  };
  return createWorkerPool<Q>({
    start: () => startWorker<Q>(worker),
    size,
    maxJobs,
    maxKeptBytes: maxTreeBytes,
    longPlaces: longPlaces + overtakenPlaces,
    quietMs,
  });
}
