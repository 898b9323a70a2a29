import { jobLimits } from '../../catalog/limits.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/** What is left of the request that sent a job. */
interface KeptRequest {
  readonly removeFiles: () => Promise<void>;
  /** Removes its files and gives its claim back. */
  readonly vacate: () => Promise<void>;
}

/** How often a job is looked for that another process may have discarded. */
const lookMs = 5000;

/** Jobs that outlive the request that sent them, until their result has been fetched or their time is over. */
export interface KeptJobs {
  /** Keeps a job with its claim on the server: who leaves results lying about can send the less. */
  readonly keep: (id: string, request: KeptRequest) => Promise<void>;
  /** Ends a job that runs or waits, and deletes its files wherever they are. */
  readonly discard: (id: string) => Promise<void>;
}

/** Keeps jobs and discards them in time. */
export function createKeptJobs(
  jobs: Pick<JobQueue, 'discard' | 'needsWorkspace' | 'state'>,
  onFailure: (error: unknown) => void,
  keptMs: number = jobLimits.keptMs,
): KeptJobs {
  const kept = new Map<string, { readonly vacate: () => Promise<void>; readonly timer: NodeJS.Timeout }>();

  async function discard(id: string): Promise<void> {
    const found = kept.get(id);
    kept.delete(id);
    clearInterval(found?.timer);
    try {
      await jobs.discard(id);
    } finally {
      await found?.vacate();
    }
  }

  return {
    async keep(id, { removeFiles, vacate }) {
      const started = performance.now();
      async function look(): Promise<void> {
        if (performance.now() - started > keptMs || (await jobs.state(id)) === undefined) await discard(id);
      }
      const timer = setInterval(() => void look().catch(onFailure), Math.min(lookMs, keptMs));
      timer.unref();
      kept.set(id, { vacate, timer });
      if (!jobs.needsWorkspace) await removeFiles();
    },
    discard,
  };
}
