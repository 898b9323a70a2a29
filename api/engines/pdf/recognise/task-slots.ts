/** A number of tasks that may run at once. */
export interface TaskSlots {
  /**
   * Runs a task as soon as a slot is free; tasks that wait are served in their order. Throws what the task throws, and
   * the signal's reason if it aborts before the task has begun.
   */
  readonly run: <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;
}

/** Slots for tasks of several jobs, which share them page by page. */
export function createTaskSlots(count: number): TaskSlots {
  let free = count;
  const waiting: (() => void)[] = [];

  const acquire = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      waiting.push(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };
  const release = () => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };

  return {
    async run(task, signal) {
      await acquire(signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
