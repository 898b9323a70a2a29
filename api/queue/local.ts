import { createWaitingRoom, type Turn, type WaitingLimits } from './waiting-room.ts';

/** Whose turn it is: conversions run in the order of arrival, but nobody waits behind all files of somebody else. */
export interface Queue {
  /**
   * Runs a task when its engine has a free place and there is memory for it. Throws `busy` when too many wait,
   * `rate-limited` when too many of the client's do, and the signal's reason when it fires before the task's turn.
   *
   * @param client Who asks, for fairness: the visitor's address.
   */
  readonly run: <T>(engine: string, client: string, signal: AbortSignal, task: () => Promise<T>) => Promise<T>;
  /** Tasks that run or wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

export interface LocalQueueSettings extends WaitingLimits {
  /** Tasks of each engine that run at once. */
  readonly concurrency: Readonly<Record<string, number>>;
  /** What one task of each engine is promised, in bytes. */
  readonly memoryBytes: Readonly<Record<string, number>>;
  /** What running tasks of all engines are promised together. One task runs even where it is promised more. */
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
  const hasPlace = (engine: string) => (running.get(engine) ?? 0) < (concurrency[engine] ?? 1);
  const hasMemory = (engine: string) => runningCount === 0 || promisedBytes + memoryOf(engine) <= maxMemoryBytes;

  function count(engine: string, change: 1 | -1): void {
    running.set(engine, (running.get(engine) ?? 0) + change);
    runningCount += change;
    promisedBytes += change * memoryOf(engine);
  }

  /** Starts what may start now. A task that waits for memory is not overtaken, so that a large one gets its turn too. */
  function startNext(): void {
    for (const engine of waitingRoom.engines()) {
      while (hasPlace(engine)) {
        if (!hasMemory(engine)) return;
        const turn = waitingRoom.next(engine);
        if (turn === undefined) break;
        count(engine, 1);
        turn.start();
      }
    }
  }

  /** Whether a task may start without waiting: nobody waits for its engine, nor anybody anywhere for memory. */
  function mayStart(engine: string): boolean {
    const waiting = waitingRoom.engines();
    return hasPlace(engine) && hasMemory(engine) && !waiting.includes(engine) && !waiting.some(hasPlace);
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
      // A task that waited is counted by `startNext`, so that a newcomer cannot slip in before it.
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
