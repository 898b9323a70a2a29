import { createClientCounts } from '../client-counts.ts';
import { countOnceSlow } from './slow-count.ts';
import { createTypicalTimes } from './typical-times.ts';
import { createWaitingRoom, type Turn, type WaitingLimits } from './waiting-room.ts';

/** The position of a task, which can be queried until it ends. */
export interface Place {
  /** How many tasks are ahead of this one; null once it runs. */
  readonly ahead: () => number | null;
  /** Expected milliseconds until the end of the task, from recent tasks of its engine; null if there were none. */
  readonly expectedMs: () => number | null;
}

/** How many tasks there are. */
export interface Tasks {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Runs conversions in order of arrival, alternating between clients so that nobody waits behind all of another's files.
 */
export interface Queue {
  /**
   * Runs a task once its engine has a free slot and there is memory for it. Throws `busy` if too many tasks wait,
   * `rate-limited` if too many of the client's do, and the signal's reason if it fires before the task starts.
   *
   * @param client The key from `clientOf`, for fairness.
   * @param onPlace Called when the task is about to start or has been given a place to wait in.
   */
  readonly run: <T>(
    engine: string,
    client: string,
    signal: AbortSignal,
    task: () => Promise<T>,
    onPlace?: (place: Place) => void,
  ) => Promise<T>;
  /** Tasks that run or wait. */
  readonly load: () => Tasks;
  /** The same per engine, for engines that have had any. */
  readonly loads: () => ReadonlyMap<string, Tasks>;
}

export interface LocalQueueSettings extends WaitingLimits {
  /** How many tasks of each engine may run at once. */
  readonly concurrency: Readonly<Record<string, number>>;
  /** How many slow tasks of each engine clients with nothing running need not wait for; none by default. */
  readonly slowPlaces?: Readonly<Record<string, number>>;
  /** After how long a running task is slow. */
  readonly slowAfterMs: number;
  /** Memory promised to one task of each engine. */
  readonly memoryBytes: Readonly<Record<string, number>>;
  /** Memory promised to all running tasks together. A task that is promised more still runs, but alone. */
  readonly maxMemoryBytes: number;
  /** Called with how long a task waited and ran, once it is done. */
  readonly onDone?: (engine: string, waitedMs: number, ranMs: number) => void;
}

/** A queue inside this process. */
export function createLocalQueue(settings: LocalQueueSettings): Queue {
  const { concurrency, slowPlaces = {}, slowAfterMs, memoryBytes, maxMemoryBytes } = settings;
  const running = new Map<string, number>();
  const slow = new Map<string, number>();
  const runningByClient = createClientCounts();
  const waitingRoom = createWaitingRoom(settings, runningByClient.of);
  const times = createTypicalTimes();
  let promisedBytes = 0;

  /** Whether an engine has a free slot for a client. Only those with something running wait for slow tasks. */
  function hasSlot(engine: string, client: string): boolean {
    const overtaken = Math.min(slow.get(engine) ?? 0, slowPlaces[engine] ?? 0);
    const counted = (running.get(engine) ?? 0) - (runningByClient.of(client) === 0 ? overtaken : 0);
    return counted < (concurrency[engine] ?? 1);
  }

  const memoryOf = (engine: string) => memoryBytes[engine] ?? 0;
  const hasMemory = (engine: string) =>
    runningByClient.total() === 0 || promisedBytes + memoryOf(engine) <= maxMemoryBytes;

  function count(engine: string, client: string, change: 1 | -1): void {
    running.set(engine, (running.get(engine) ?? 0) + change);
    runningByClient.add(client, change);
    promisedBytes += change * memoryOf(engine);
  }

  /** Starts what it can. Nothing overtakes a task that waits for memory, or large ones would starve. */
  function startNext(): void {
    for (let turn = waitingRoom.next(hasSlot); turn && hasMemory(turn.engine); turn = waitingRoom.next(hasSlot)) {
      waitingRoom.take(turn);
      count(turn.engine, turn.client, 1);
      turn.start();
    }
  }

  function addSlow(engine: string, change: 1 | -1): void {
    slow.set(engine, (slow.get(engine) ?? 0) + change);
    startNext();
  }

  /** Whether a task may start at once: nothing waits for its engine, and nothing with a free slot waits for memory. */
  const mayStart = (engine: string, client: string) =>
    hasSlot(engine, client) &&
    hasMemory(engine) &&
    !waitingRoom.engines().includes(engine) &&
    waitingRoom.next(hasSlot) === undefined;

  /** The position of a task, given how many are ahead of it. */
  function placeOf(engine: string, ahead: () => number | null): Place {
    return {
      ahead,
      expectedMs: () => {
        const rounds = Math.ceil(((ahead() ?? -1) + 1) / (concurrency[engine] ?? 1));
        const typicalMs = times.of(engine);
        return typicalMs === null ? null : (rounds + 1) * typicalMs;
      },
    };
  }

  function waitForTurn(
    engine: string,
    client: string,
    signal: AbortSignal,
    onPlace: (place: Place) => void,
  ): Promise<void> {
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
      onPlace(placeOf(engine, () => waitingRoom.ahead(turn)));
      signal.addEventListener('abort', leave, { once: true });
      startNext();
    });
  }

  return {
    async run(engine, client, signal, task, onPlace = () => {}) {
      signal.throwIfAborted();
      const asked = performance.now();
      // `startNext` has already counted a task that waited, so that no newcomer slips in first.
      if (mayStart(engine, client)) {
        count(engine, client, 1);
        onPlace(placeOf(engine, () => null));
      } else await waitForTurn(engine, client, signal, onPlace);
      const started = performance.now();
      const endPace = countOnceSlow(slowAfterMs, (change) => addSlow(engine, change));
      try {
        const done = await task();
        const ranMs = performance.now() - started;
        times.add(engine, ranMs);
        settings.onDone?.(engine, started - asked, ranMs);
        return done;
      } finally {
        count(engine, client, -1);
        endPace();
        startNext();
      }
    },
    loads: () => {
      const waitingOf = waitingRoom.sizes();
      return new Map(
        [...running].map(([name, count]) => [name, { running: count, waiting: waitingOf.get(name) ?? 0 }]),
      );
    },
    load: () => ({ running: runningByClient.total(), waiting: waitingRoom.size() }),
  };
}
