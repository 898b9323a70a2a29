import { type ClientCounts, createClientCounts } from '../client-counts.ts';
import { countOnceSlow } from './slow-count.ts';
import { createTypicalTimes, type TypicalTimes } from './typical-times.ts';
import { createWaitingRoom, type Turn, type WaitingLimits, type WaitingRoom } from './waiting-room.ts';

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

/** How much runs at once. */
export interface LocalQueueSettings extends WaitingLimits {
  /** How many tasks of each engine may run at once. */
  readonly concurrency: Readonly<Record<string, number>>;
  /** How many tasks of each engine may be slow without clients that have nothing running having to wait for them; none by
   * default. */
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

/** What runs and what waits. */
interface Hall {
  readonly settings: LocalQueueSettings;
  /** How many tasks of each engine run. */
  readonly running: Map<string, number>;
  /** How many of these are slow. */
  readonly slow: Map<string, number>;
  readonly runningByClient: ClientCounts;
  readonly waitingRoom: WaitingRoom;
  readonly times: TypicalTimes;
  /** Memory promised to the running tasks. */
  promisedBytes: number;
}

/** What a task needs to start. */
type Task = Pick<Turn, 'engine' | 'client'>;

const placesOf = ({ settings }: Hall, engine: string) => settings.concurrency[engine] ?? 1;
const memoryOf = ({ settings }: Hall, engine: string) => settings.memoryBytes[engine] ?? 0;

/** Whether an engine has a free slot for a client. Only those with something running wait for slow tasks. */
function hasSlot(hall: Hall, engine: string, client: string): boolean {
  const { running, runningByClient, settings, slow } = hall;
  const overtaken = Math.min(slow.get(engine) ?? 0, settings.slowPlaces?.[engine] ?? 0);
  const counted = (running.get(engine) ?? 0) - (runningByClient.of(client) === 0 ? overtaken : 0);
  return counted < placesOf(hall, engine);
}

const hasMemory = (hall: Hall, engine: string) =>
  hall.runningByClient.total() === 0 || hall.promisedBytes + memoryOf(hall, engine) <= hall.settings.maxMemoryBytes;

/** The first waiting task for which its engine has a free slot. */
const nextTurn = (hall: Hall) => hall.waitingRoom.next((engine, client) => hasSlot(hall, engine, client));

function count(hall: Hall, { engine, client }: Task, change: 1 | -1): void {
  hall.running.set(engine, (hall.running.get(engine) ?? 0) + change);
  hall.runningByClient.add(client, change);
  hall.promisedBytes += change * memoryOf(hall, engine);
}

/** Starts what it can. Nothing overtakes a task that waits for memory, or large ones would starve. */
function startNext(hall: Hall): void {
  for (let turn = nextTurn(hall); turn && hasMemory(hall, turn.engine); turn = nextTurn(hall)) {
    hall.waitingRoom.take(turn);
    count(hall, turn, 1);
    turn.start();
  }
}

function addSlow(hall: Hall, engine: string, change: 1 | -1): void {
  hall.slow.set(engine, (hall.slow.get(engine) ?? 0) + change);
  startNext(hall);
}

/** Whether a task may start at once: nothing waits for its engine, and nothing with a free slot waits for memory. */
const mayStart = (hall: Hall, { engine, client }: Task) =>
  hasSlot(hall, engine, client) &&
  hasMemory(hall, engine) &&
  !hall.waitingRoom.engines().includes(engine) &&
  nextTurn(hall) === undefined;

/** The position of a task, given how many are ahead of it. */
function placeOf(hall: Hall, engine: string, ahead: () => number | null): Place {
  return {
    ahead,
    expectedMs: () => {
      const rounds = Math.ceil(((ahead() ?? -1) + 1) / placesOf(hall, engine));
      const typicalMs = hall.times.of(engine);
      return typicalMs === null ? null : (rounds + 1) * typicalMs;
    },
  };
}

/** Waits until a task has been counted among the running ones. Throws the signal's reason. */
function waitForTurn(hall: Hall, task: Task, signal: AbortSignal, onPlace: (place: Place) => void): Promise<void> {
  const { waitingRoom } = hall;
  return new Promise((resolve, reject) => {
    const leave = () => {
      if (!waitingRoom.leave(turn)) return;
      reject(signal.reason);
      startNext(hall);
    };
    const start = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const turn: Turn = { ...task, start };
    waitingRoom.enter(turn);
    onPlace(placeOf(hall, task.engine, () => waitingRoom.ahead(turn)));
    signal.addEventListener('abort', leave, { once: true });
    startNext(hall);
  });
}

/** Performs a task that has been counted among the running ones. */
async function perform<T>(hall: Hall, task: Task, work: () => Promise<T>, waitedSince: number): Promise<T> {
  const { settings, times } = hall;
  const started = performance.now();
  const endPace = countOnceSlow(settings.slowAfterMs, (change) => addSlow(hall, task.engine, change));
  try {
    const done = await work();
    const ranMs = performance.now() - started;
    times.add(task.engine, ranMs);
    settings.onDone?.(task.engine, started - waitedSince, ranMs);
    return done;
  } finally {
    count(hall, task, -1);
    endPace();
    startNext(hall);
  }
}

/** A queue inside this process. */
export function createLocalQueue(settings: LocalQueueSettings): Queue {
  const runningByClient = createClientCounts();
  const hall: Hall = {
    settings,
    running: new Map(),
    slow: new Map(),
    runningByClient,
    waitingRoom: createWaitingRoom(settings, runningByClient.of),
    times: createTypicalTimes(),
    promisedBytes: 0,
  };
  const { running, waitingRoom } = hall;
  return {
    async run(engine, client, signal, task, onPlace = () => {}) {
      signal.throwIfAborted();
      const asked = performance.now();
      const own = { engine, client };
      // `startNext` has already counted a task that waited, so that no newcomer slips in first.
      if (mayStart(hall, own)) {
        count(hall, own, 1);
        onPlace(placeOf(hall, engine, () => null));
      } else await waitForTurn(hall, own, signal, onPlace);
      return await perform(hall, own, task, asked);
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
