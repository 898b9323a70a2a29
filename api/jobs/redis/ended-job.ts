import type { Job as BullJob } from 'bullmq';
import { ProblemError } from '../../problem.ts';
import type { EndedState } from '../job-queue.ts';
import { type Outcome, readOutcome } from './job-data.ts';

/** What BullMQ keeps of a job, as it may be read back. */
type StoredJob = Pick<BullJob, 'failedReason' | 'returnvalue'> & { readonly finishedOn?: number | null | undefined };

const poisonous = () =>
  new ProblemError(
    'conversion-failed',
    'This file can’t be processed: the server broke off over it twice. Saving it again in the program that made it often helps.',
  );

/** A worker's outcome for a job. Anything else is a fault of the server. */
function outcomeOf(job: StoredJob): Outcome {
  try {
    return readOutcome(job.returnvalue);
  } catch {
    return { type: 'refused', code: 'internal' };
  }
}

/** The state of a BullMQ job that has ended; undefined for others. */
export function endOf(job: StoredJob): EndedState | undefined {
  if (job.finishedOn === undefined || job.finishedOn === null) return undefined;
  // BullMQ fails jobs that its workers abandoned twice; all others have an outcome.
  if (job.failedReason) return { status: 'failed', problem: poisonous() };
  const outcome = outcomeOf(job);
  if (outcome.type === 'done') return { status: 'done', ...outcome };
  return { status: 'failed', problem: new ProblemError(outcome.code, outcome.detail) };
}
