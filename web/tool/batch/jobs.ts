import type { FailureReason } from '../../../catalog/copy/tool-page/failure.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import type { Download } from '../../client/client.ts';
import type { FileProblem } from '../check-file/check-file.ts';

/** One file of a batch and its state. */
export interface Job {
  readonly id: number;
  readonly file: File;
  /** `chosen` until the visitor starts; `refused` if the file would be sent in vain, which no start changes. */
  readonly phase: 'chosen' | 'waiting' | 'busy' | 'done' | 'failed' | 'cancelled' | 'refused';
  /** Percent of the upload. */
  readonly progress: number;
  readonly download: Download | null;
  /** Why it failed or was refused, or what is in its way before it is sent. */
  readonly reason: FailureReason | null;
  /** The file's format, if the page does not accept it. */
  readonly otherFormat: FormatId | null;
  /** Settings of this file alone, which the visitor chose after it failed; they outweigh the form's. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What happens to a batch; `id` names one job, null all of them. */
export type BatchEvent =
  | { readonly type: 'added'; readonly files: readonly File[]; readonly isAccepted: (file: File) => boolean }
  | { readonly type: 'removed'; readonly id: number }
  /** Something is wrong with a file that nobody has sent yet. */
  | { readonly type: 'judged'; readonly id: number; readonly problem: FileProblem }
  /** Sent, or sent once more. */
  | { readonly type: 'started'; readonly id: number | null; readonly answers?: Job['answers'] }
  | { readonly type: 'cancelled'; readonly id: number | null }
  | { readonly type: 'sending'; readonly id: number }
  | { readonly type: 'uploaded'; readonly id: number; readonly fraction: number }
  | { readonly type: 'succeeded'; readonly id: number; readonly download: Download }
  | { readonly type: 'failed'; readonly id: number; readonly reason: FailureReason };

/** How many files of one visitor are converted at a time: enough to keep the server busy, and fair to others. */
export const maxParallel = 2;

const notStarted = { progress: 0, download: null, reason: null, otherFormat: null, answers: {} } as const;

function added(jobs: readonly Job[], files: readonly File[], isAccepted: (file: File) => boolean): readonly Job[] {
  const listed = new Set(jobs.map(({ file }) => file));
  const next = Math.max(0, ...jobs.map(({ id }) => id)) + 1;
  const more = files
    .filter((file) => !listed.has(file))
    .map(
      (file, index): Job => ({ ...notStarted, id: next + index, file, phase: isAccepted(file) ? 'chosen' : 'refused' }),
    );
  return [...jobs, ...more];
}

function changed(job: Job, event: Exclude<BatchEvent, { type: 'added' | 'removed' }>): Job {
  const isRunning = job.phase === 'waiting' || job.phase === 'busy';
  switch (event.type) {
    case 'started': {
      // All: files without a result. One: even if it has a result.
      const isAffected = event.id === null ? ['chosen', 'failed', 'cancelled'].includes(job.phase) : !isRunning;
      return isAffected && job.phase !== 'refused'
        ? { ...job, ...notStarted, answers: event.answers ?? {}, phase: 'waiting' }
        : job;
    }
    case 'judged': {
      const { reason, isCertain, format: otherFormat } = event.problem;
      if (job.phase !== 'chosen' && job.phase !== 'refused') return job;
      return { ...job, reason, otherFormat, phase: isCertain ? 'refused' : job.phase };
    }
    case 'cancelled':
      return isRunning ? { ...job, ...notStarted, phase: 'cancelled' } : job;
    case 'sending':
      return job.phase === 'waiting' ? { ...job, phase: 'busy' } : job;
    case 'uploaded':
      return job.phase === 'busy' ? { ...job, progress: Math.round(event.fraction * 100) } : job;
    case 'succeeded':
      return job.phase === 'busy' ? { ...job, phase: 'done', download: event.download } : job;
    case 'failed':
      return job.phase === 'busy' ? { ...job, phase: 'failed', reason: event.reason } : job;
  }
}

/** The batch after an event. */
export function stepBatch(jobs: readonly Job[], event: BatchEvent): readonly Job[] {
  if (event.type === 'added') return added(jobs, event.files, event.isAccepted);
  if (event.type === 'removed') return jobs.filter(({ id }) => id !== event.id);
  return jobs.map((job) => (event.id === null || event.id === job.id ? changed(job, event) : job));
}

/** The jobs to send now, in the order of the list. */
export function nextJobs(jobs: readonly Job[]): readonly Job[] {
  const freeSlots = maxParallel - jobs.filter(({ phase }) => phase === 'busy').length;
  return freeSlots <= 0 ? [] : jobs.filter(({ phase }) => phase === 'waiting').slice(0, freeSlots);
}

/** The progress of the whole batch, in percent: an upload counts as half of a file's work. */
export function overallPercent(jobs: readonly Job[]): number {
  const counted = jobs.filter(({ phase }) => phase !== 'refused' && phase !== 'cancelled');
  const share = ({ phase, progress }: Job) =>
    phase === 'done' || phase === 'failed' ? 100 : phase === 'busy' ? progress / 2 : 0;
  return counted.length === 0 ? 0 : Math.round(counted.reduce((sum, job) => sum + share(job), 0) / counted.length);
}
