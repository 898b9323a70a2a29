import { join } from 'node:path';
import type { Paper } from '../../../formats/paper.ts';
import { ownModule, ownReadable } from '../../../jail/own-module.ts';
import type { Processes } from '../../../jail/process.ts';
import type { WorkRequest } from '../../../workers/operation-messages.ts';
import { defaultFolderLimits, startWorker } from '../../../workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../../../workers/worker-pool.ts';
import { installedVersion, writeProfile } from './profile.ts';

export interface OfficePoolSettings {
  readonly processes: Processes;
  /** The folder of libmergedlo.so. */
  readonly programFolder: string;
  /** The parent of the workers' folders, which hold a profile and the files of the current job. */
  readonly folder: string;
  /** Documents converted at once, not counting slow ones. One more worker is kept warm. */
  readonly size: number;
  /** Paper for sheets that name none. */
  readonly paper: Paper;
}

/** Where Debian keeps what belongs to LibreOffice beside its program folder. */
const installation = ['/etc/libreoffice', '/etc/papersize', '/var/lib/libreoffice', '/var/spool/libreoffice'];

const environment = {
  // LibreOffice expects all calls on one thread, and koffi makes them on libuv's pool.
  UV_THREADPOOL_SIZE: '1',
  SAL_USE_VCLPLUGIN: 'svp',
};

/** Inspecting a document takes little memory; a bomb should hit this limit first. */
const nodeOptions = ['--max-old-space-size=1000'];

/**
 * When a worker is replaced. LibreOffice leaks memory: 20 KB a document in the median, over 100 MB after a large one
 * (measured).
 */
const wear = { maxJobs: 100, maxKeptBytes: 800_000_000 };
/** Memory of a worker during a job: a document that needs more is a bomb. */
const maxTreeBytes = 3_000_000_000;
/** Limit enforced by the kernel, for documents that grow faster than the pool checks. */
const maxMemoryBytes = 4 * 1024 ** 3;
/** A hundred times the CPU time of the median document. */
const slowAfterCpuMs = 10_000;
const startTimeoutMs = 30_000;

/** Number of slow documents that may run in addition to `size`. */
export const slowPlaces = 2;

/** Creates a pool of warm LibreOffice processes, each of which converts one document at a time. */
export function createOfficePool(settings: OfficePoolSettings): WorkerPool<WorkRequest> {
  const { processes, programFolder, folder, size, paper } = settings;
  return createWorkerPool<WorkRequest>({
    start: async () => {
      const version = await installedVersion(programFolder);
      return startWorker({
        processes,
        prepare: (home) => writeProfile(join(home, 'profile'), version),
        command: (home) =>
          ownModule(
            './worker',
            import.meta.url,
            [programFolder, join(home, 'profile'), paper, join(home, 'job')],
            nodeOptions,
          ),
        confinement: { readable: [programFolder, ...installation, ...ownReadable], env: environment, maxMemoryBytes },
        folder,
        maxTreeBytes,
        slowAfterCpuMs,
        folderLimits: defaultFolderLimits,
        startTimeoutMs,
      });
    },
    size,
    slowPlaces,
    ...wear,
  });
}
