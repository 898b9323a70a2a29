import { jobLimits } from '../../../catalog/limits.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

/** What remains of the request that submitted a job. */
interface KeptRequest {
  readonly removeFiles: () => Promise<void>;
  /** Called once, with the bytes of its result, which then take room until it is discarded. */
  readonly onResult: (bytes: number) => void;
  /** Removes its files and releases its claim. */
  readonly vacate: () => Promise<void>;
}

/** How often to check for results, and for jobs that another process may have discarded. */
const checkMs = 5000;

/** Jobs that outlive the request that submitted them, until their result has been fetched or their time is over. */
export interface KeptJobs {
  /** Keeps a job and its claim on the server: uncollected results reduce what a client may send. */
  readonly keep: (id: string, request: KeptRequest) => Promise<void>;
  /** Ends a running or waiting job, and deletes its files wherever they are. */
  readonly discard: (id: string) => Promise<void>;
}

/** Keeps jobs and discards them in time. */
export function createKeptJobs(
  jobs: Pick<JobQueue, 'discard' | 'needsWorkspace' | 'state'>,
  onFailure: (error: unknown) => void,
  keptMs: number = jobLimits.keptMs,
  checkEveryMs: number = checkMs,
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
    async keep(id, { removeFiles, onResult, vacate }) {
      const started = performance.now();
      let hasResult = false;
      async function look(): Promise<void> {
        const state = performance.now() - started > keptMs ? undefined : await jobs.state(id);
        if (state === undefined) return discard(id);
        if (state.status !== 'done' || hasResult) return;
        hasResult = true;
        onResult(state.bytes);
      }
      const timer = setInterval(() => void look().catch(onFailure), Math.min(checkEveryMs, keptMs));
      timer.unref();
      kept.set(id, { vacate, timer });
      if (!jobs.needsWorkspace) await removeFiles();
    },
    discard,
  };
}
