import { setTimeout } from 'node:timers/promises';
import type { ProblemError } from '../../problem.ts';

/** How work is watched. */
export interface Watch {
  /** Ends work and watch. */
  readonly signal: AbortSignal;
  /** Milliseconds after which the work counts as slow: nearly all is done before, and pays nothing. */
  readonly afterMs: number;
  /** Looks for a reason why slow work will not end in time. If it throws, the work is left to its own limits. */
  readonly findReason: (signal: AbortSignal) => Promise<ProblemError | null>;
}

/**
 * Does work, and if that takes long, looks meanwhile for a reason to end it before its deadline. Throws that reason, and
 * whatever the work throws.
 */
export async function watchWork<T>(
  { signal, afterMs, findReason }: Watch,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const [excess, done] = [new AbortController(), new AbortController()];
  const watchSignal = AbortSignal.any([signal, done.signal]);
  const watch = async () => {
    await setTimeout(afterMs, undefined, { signal: watchSignal, ref: false });
    const reason = await findReason(watchSignal);
    watchSignal.throwIfAborted();
    if (reason !== null) excess.abort(reason);
  };
  const watching = watch().catch(() => undefined);
  try {
    return await work(AbortSignal.any([signal, excess.signal]));
  } catch (error) {
    throw excess.signal.aborted ? excess.signal.reason : error;
  } finally {
    done.abort();
    await watching;
  }
}
