/** A busy machine may be too slow for one start; a program that does not start twice is missing or broken. */
const maxStartFailures = 2;

interface Waiting<W> {
  readonly take: (worker: W) => void;
  readonly refuse: (error: unknown) => void;
  /** How often no worker has started for it. */
  failures: number;
}

/** Jobs that wait for a worker, in the order in which they came. */
export interface WaitingJobs<W> {
  readonly count: () => number;
  /** Waits for a worker. Throws the error of a worker that could not be started, and the signal's reason. */
  readonly join: (signal: AbortSignal) => Promise<W>;
  /** Gives a worker to the first job. */
  readonly give: (worker: W) => void;
  /** No worker has started: refuses the jobs for which that was so before, or all of them. */
  readonly fail: (error: unknown, refused: Refused) => void;
}

/** Which jobs are refused when no worker has started. */
type Refused = 'all' | 'those that failed before';

/** Creates an empty queue of jobs that wait for a worker. */
export function createWaitingJobs<W>(): WaitingJobs<W> {
  const waiting: Waiting<W>[] = [];
  return {
    count: () => waiting.length,
    join: (signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const onAbort = () => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal.reason);
        };
        const done = () => signal.removeEventListener('abort', onAbort);
        const entry: Waiting<W> = {
          take: (worker) => {
            done();
            resolve(worker);
          },
          refuse: (error) => {
            done();
            reject(error);
          },
          failures: 0,
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.push(entry);
      }),
    give: (worker) => waiting.shift()?.take(worker),
    fail(error, refused) {
      for (const entry of waiting.splice(0)) {
        entry.failures++;
        if (refused === 'all' || entry.failures >= maxStartFailures) entry.refuse(error);
        else waiting.push(entry);
      }
    },
  };
}
