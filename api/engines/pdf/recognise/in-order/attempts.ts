import { isProblem } from '../../../../problem.ts';
import type { PdfJob } from '../../pdf-job.ts';

/** Does work on a page, by its number; undefined if it fails. Throws what ends the whole job. */
export type Attempts = <T>(number: number, work: () => Promise<T>) => Promise<T | undefined>;

/** Creates a function that works on the pages of a job, and a record of those on which it failed. */
export function createAttempts({ signal }: Pick<PdfJob, 'signal'>): {
  readonly attempt: Attempts;
  readonly failed: ReadonlySet<number>;
} {
  const failed = new Set<number>();
  const attempt: Attempts = async (number, work) => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (isProblem(error, 'engine-unavailable')) throw error;
      failed.add(number);
      return undefined;
    }
  };
  return { attempt, failed };
}
