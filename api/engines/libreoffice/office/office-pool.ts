import { join } from 'node:path';
import type { Paper } from '../../../formats/paper.ts';
import { ownModule, ownReadable } from '../../../jail/own-module.ts';
import type { Processes } from '../../../jail/process.ts';
import type { WorkRequest } from '../../../workers/operation-messages.ts';
import { defaultFolderLimits, startWorker } from '../../../workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../../../workers/worker-pool.ts';
import { limits } from '../limits.ts';
import { standInSettings, standInsFolder } from '../stand-ins/stand-ins-folder.ts';
import { installedVersion, writeProfile } from './profile.ts';

/** How the workers that have LibreOffice in them are run. */
export interface OfficePoolSettings {
  readonly processes: Processes;
  /** The folder of libmergedlo.so. */
  readonly programFolder: string;
  /** The parent of the workers' folders, which hold a profile and the files of the current job. */
  readonly folder: string;
  /** Documents converted at once, not counting long ones. One more worker is kept warm. */
  readonly size: number;
  /** The paper size of sheets that do not state one. */
  readonly paper: Paper;
  /** As in `PoolSettings`. */
  readonly quietMs?: number;
}

/** Where Debian keeps LibreOffice's files outside its program folder. */
const installation = ['/etc/libreoffice', '/etc/papersize', '/var/lib/libreoffice', '/var/spool/libreoffice'];

const environment = {
  // LibreOffice expects all calls on one thread, and koffi makes them on libuv's pool.
  UV_THREADPOOL_SIZE: '1',
  SAL_USE_VCLPLUGIN: 'svp',
  // Otherwise, a paragraph with tracked changes that moves is told to clients at once, and the document laid out for that,
  // one paragraph within the other.
  DISABLE_REDLINE: '1',
};

const { maxJobs, maxKeptBytes, maxTreeBytes, maxMemoryBytes, maxHeapMegabytes } = limits.worker;
const { longAfterCpuMs, slowAfterCpuMs } = limits.worker;
const nodeOptions = [`--max-old-space-size=${maxHeapMegabytes}`];

/** Number of long documents that may run in addition to `size`, and of those that newcomers may overtake besides. */
export const longPlaces = 2;
export const overtakenPlaces = 2;

/** Creates a pool of warm LibreOffice processes, each of which converts one document at a time. */
export function createOfficePool(settings: OfficePoolSettings): WorkerPool<WorkRequest> {
  const { processes, programFolder, folder, size, paper } = settings;
  return createWorkerPool<WorkRequest>({
    start: async () => {
      const version = await installedVersion(programFolder);
      const fontSettings = standInSettings();
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
        confinement: {
          readable: [
            programFolder,
            ...installation,
            ...ownReadable,
            ...(fontSettings === null ? [] : [standInsFolder]),
          ],
          env: { ...environment, ...(fontSettings !== null && { FONTCONFIG_FILE: fontSettings }) },
          maxMemoryBytes,
        },
        folder,
        maxTreeBytes,
        longAfterCpuMs,
        slowAfterCpuMs,
        folderLimits: defaultFolderLimits,
      });
    },
    size,
    quietMs: settings.quietMs,
    longPlaces: longPlaces + overtakenPlaces,
    maxJobs,
    maxKeptBytes,
  });
}
