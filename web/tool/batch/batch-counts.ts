import type { Download } from '../../client/client.ts';
import type { Job } from './jobs.ts';

/** How far the files of a list are; refused ones are not counted. */
export interface BatchCounts {
  readonly total: number;
  readonly done: readonly Download[];
  readonly failed: number;
  /** How many would be sent. */
  readonly waiting: number;
  readonly isBusy: boolean;
  readonly isFinished: boolean;
  readonly isLocked: boolean;
}

/** Counts a list's files by what became of them. */
export function countJobs(jobs: readonly Job[]): BatchCounts {
  const counted = jobs.filter(({ phase }) => phase !== 'refused');
  const countOf = (...phases: readonly Job['phase'][]) => counted.filter(({ phase }) => phases.includes(phase)).length;
  const done = counted.flatMap(({ download }) => download ?? []);
  const waiting = countOf('chosen', 'cancelled', 'failed');
  const isBusy = countOf('waiting', 'busy') > 0;
  return {
    total: counted.length,
    done,
    failed: countOf('failed'),
    waiting,
    isBusy,
    isFinished: done.length > 0 && waiting === 0 && !isBusy,
    isLocked: jobs.some(({ reason }) => typeof reason === 'object' && /password/.test(reason?.code ?? '')),
  };
}
