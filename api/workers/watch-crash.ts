import type { LongLivedProcess } from '../jail/process.ts';

/** How a worker's process ended by itself. */
export interface Crash {
  /** Whether it was stopped because of its memory. */
  readonly type: 'crashed' | 'outgrown';
  /** The last of its stderr. */
  readonly reason: string;
}

/** Tells of the end of a process. */
export interface CrashWatch {
  readonly crashed: Promise<Crash>;
  /** Sets the listener that is called at the end, or at once if that has come; there is one at a time. Null for none. */
  readonly listen: (listener: ((crash: Crash) => void) | null) => void;
}

/**
 * Watches for the end of a process that does many jobs. What each job added to its promise would stay there, with the
 * job's request, until the process ends.
 */
export function watchCrash(ended: LongLivedProcess['ended']): CrashWatch {
  let told: ((crash: Crash) => void) | null = null;
  let crash: Crash | undefined;
  const crashed = ended.then(({ stderr, outgrown }) => {
    crash = { type: outgrown ? 'outgrown' : 'crashed', reason: stderr.trim() };
    told?.(crash);
    return crash;
  });
  return {
    crashed,
    listen(listener) {
      told = listener;
      if (crash !== undefined) told?.(crash);
    },
  };
}
