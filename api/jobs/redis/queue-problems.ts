import { ProblemError } from '../../problem.ts';

/** Redis has forgotten a job that this server submitted. */
export const lost = (): ProblemError =>
  new ProblemError('busy', 'The server was restarted and lost this conversion. Send the file again.');

/** Redis or the store can't be reached. */
export const away = (cause: unknown): ProblemError =>
  new ProblemError('busy', 'The server’s queue can’t be reached right now. Try again in a minute.', { cause });

/** A job has waited for as long as jobs may live. */
export const late = (): ProblemError =>
  new ProblemError('busy', 'The server has more to do than it manages right now. Try again in a few minutes.');

/** No worker has the engines that a job needs. */
export const unstaffed = (): ProblemError =>
  new ProblemError('busy', 'No machine is ready for this kind of file right now. Try again in a minute.');
