import type { Job as BullJob } from 'bullmq';
import { jobLimits } from '../../../catalog/limits.ts';
import { ProblemError } from '../../problem.ts';
import { type EndedState, noSuchJob } from '../job-queue.ts';
import { endOf } from './ended-job.ts';
import { away, late, lost } from './queue-problems.ts';
import { findJob, type SharedQueue } from './shared-queue.ts';

/** A job that has ended, and how. */
export interface EndedJob {
  readonly job: BullJob;
  readonly state: EndedState;
}

/**
 * Waits until a job has ended. Throws `busy` if it is lost or late, or Redis stays unreachable, and `not-found` if it
 * was discarded.
 */
export async function awaitEnd(shared: SharedQueue, id: string, signal: AbortSignal): Promise<EndedJob> {
  const { endings, ledger } = shared;
  const since = performance.now();
  let reachedAt = since;
  let isKnown = shared.ownJobs.has(id);
  for (;;) {
    signal.throwIfAborted();
    // Subscribed before checking, or a message in between would be missed.
    const stopWaiting = new AbortController();
    const next = endings.next(id, AbortSignal.any([signal, stopWaiting.signal]));
    try {
      const found = await findJob(shared, id);
      reachedAt = performance.now();
      if (found?.job === undefined) throw isKnown && !(await ledger.wasCancelled(id)) ? lost() : noSuchJob();
      isKnown = true;
      const end = endOf(found.job);
      if (end !== undefined) return { job: found.job, state: end };
    } catch (error) {
      stopWaiting.abort();
      if (error instanceof ProblemError) throw error;
      if (performance.now() - reachedAt > jobLimits.awayMs) throw away(error);
    }
    if (performance.now() - since > jobLimits.lifeMs) throw late();
    await (stopWaiting.signal.aborted ? endings.next(id, signal) : next);
  }
}
