import type { Command } from '../../../api/jail/command.ts';
import { defaultFolderLimits, startWorker, type WorkerSettings } from '../../../api/workers/worker.ts';
import { createWorkerPool, type WorkerPool } from '../../../api/workers/worker-pool.ts';
import { testProcesses } from '../processes/test-processes.ts';

/** What the workers of a test run, and what is different from ordinary ones. */
interface TestWorkers extends Pick<WorkerSettings, 'confinement'> {
  readonly command: (home: string) => Command;
  /** Workers keep their homes below it. */
  readonly folder: string;
  readonly folderLimits?: WorkerSettings['folderLimits'];
}

/** A started pool of one worker in this machine's strongest jail. */
export async function startTestPool<Q>(workers: TestWorkers): Promise<WorkerPool<Q>> {
  const processes = await testProcesses();
  const maxBytes = 1_000_000_000;
  const pool = createWorkerPool<Q>({
    start: () =>
      startWorker<Q>({
        processes,
        maxTreeBytes: maxBytes,
        longAfterCpuMs: 60_000,
        slowAfterCpuMs: 60_000,
        folderLimits: defaultFolderLimits,
        ...workers,
      }),
    size: 1,
    maxJobs: 100,
    maxKeptBytes: maxBytes,
    longPlaces: 0,
  });
  await pool.start();
  return pool;
}
