import { createWaitingRoom, type Turn, type WaitingLimits } from './waiting-room.ts';

/** Runs conversions in order of arrival, taking turns among clients so that nobody waits behind all of another's files. */
export interface Queue {
  /**
   * Runs a task once its engine has a free slot and there is memory for it. Throws `busy` if too many tasks wait,
   * `rate-limited` if too many of the client's do, and the signal's reason if it fires before the task starts.
   *
   * @param client The key from `clientOf`, for fairness.
   */
  readonly run: <T>(engine: string, client: string, signal: AbortSignal, task: () => Promise<T>) => Promise<T>;
  /** Tasks that run or wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

export interface LocalQueueSettings extends WaitingLimits {
  /** How many tasks of each engine may run at once. */
  readonly concurrency: Readonly<Record<string, number>>;
  /** Memory promised to one task of each engine. */
  readonly memoryBytes: Readonly<Record<string, number>>;
  /** Memory promised to all running tasks together. A task that is promised more still runs, alone. */
  readonly maxMemoryBytes: number;
}

/** A queue inside this process. */
export function createLocalQueue(settings: LocalQueueSettings): Queue {
  const { concurrency, memoryBytes, maxMemoryBytes } = settings;
  const waitingRoom = createWaitingRoom(settings);
  const running = new Map<string, number>();
  let runningCount = 0;
  let promisedBytes = 0;

  const memoryOf = (engine: string) => memoryBytes[engine] ?? 0;
  const hasSlot = (engine: string) => (running.get(engine) ?? 0) < (concurrency[engine] ?? 1);
  const hasMemory = (engine: string) => runningCount === 0 || promisedBytes + memoryOf(engine) <= maxMemoryBytes;

  function count(engine: string, change: 1 | -1): void {
    running.set(engine, (running.get(engine) ?? 0) + change);
    runningCount += change;
    promisedBytes += change * memoryOf(engine);
  }

  /** Starts what it can. Nothing overtakes a task that waits for memory, or large ones would starve. */
  function startNext(): void {
    for (const engine of waitingRoom.engines()) {
      while (hasSlot(engine)) {
        if (!hasMemory(engine)) return;
        const turn = waitingRoom.next(engine);
        if (turn === undefined) break;
        count(engine, 1);
        turn.start();
      }
    }
  }

  /** Whether a task may start at once: nothing waits for its engine, and nothing with a free slot waits for memory. */
  function mayStart(engine: string): boolean {
    const waiting = waitingRoom.engines();
    return hasSlot(engine) && hasMemory(engine) && !waiting.includes(engine) && !waiting.some(hasSlot);
  }

  function waitForTurn(engine: string, client: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (!waitingRoom.leave(turn)) return;
        reject(signal.reason);
        startNext();
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const turn: Turn = { engine, client, start };
      waitingRoom.enter(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(engine, client, signal, task) {
      signal.throwIfAborted();
      // `startNext` has already counted a task that waited, so that no newcomer slips in first.
      if (mayStart(engine)) count(engine, 1);
      else await waitForTurn(engine, client, signal);
      try {
        return await task();
      } finally {
        count(engine, -1);
        startNext();
      }
    },
    load: () => ({ running: runningCount, waiting: waitingRoom.size() }),
  };
}
