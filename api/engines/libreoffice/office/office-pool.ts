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
  /** Where libmergedlo.so is. */
  readonly programFolder: string;
  /** Workers keep their profiles and the files of their current job below it. */
  readonly folder: string;
  /** Documents at the same time, the slow ones apart. One more worker is kept warm beside them. */
  readonly size: number;
  /** For sheets that name none. */
  readonly paper: Paper;
}

/** Where Debian keeps what belongs to LibreOffice beside its program folder. */
const installation = ['/etc/libreoffice', '/etc/papersize', '/var/lib/libreoffice', '/var/spool/libreoffice'];

const environment = {
  // LibreOffice wants all calls on one thread, and libuv's pool is where koffi makes them.
  UV_THREADPOOL_SIZE: '1',
  SAL_USE_VCLPLUGIN: 'svp',
};

/** What inspects a document before LibreOffice reads it needs little; a bomb is to meet this limit first. */
const nodeOptions = ['--max-old-space-size=1000'];

/** LibreOffice keeps some memory of every document: 20 KB in the median, over 100 MB after a large one (measured). */
const wear = { maxJobs: 100, maxKeptBytes: 800_000_000 };
/** A job may grow beyond what a worker may keep; past this it is a bomb. */
const maxTreeBytes = 3_000_000_000;
/** Where the kernel refuses memory, in case a document grows faster than the pool watches. */
const maxMemoryBytes = 4 * 1024 ** 3;
/** A hundred times the median document. */
const slowAfterCpuMs = 10_000;
const startTimeoutMs = 30_000;

/** Documents that have turned out to be slow and no longer count in `size`. */
export const slowPlaces = 2;

/** Warm LibreOffice processes, each with one document at a time. */
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
