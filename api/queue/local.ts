import { ProblemError } from '../problem.ts';

/** Whose turn it is: conversions run in the order of arrival, but nobody waits behind all files of somebody else. */
export interface Queue {
  /**
   * Runs a task when its engine has a free place. Throws `busy` when too many wait, and the signal's reason when
   * it fires before the task's turn.
   *
   * @param client Who asks, for fairness: the visitor's address.
   */
  readonly run: <T>(engine: string, client: string, signal: AbortSignal, task: () => Promise<T>) => Promise<T>;
  /** Tasks that run or wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

export interface LocalQueueSettings {
  readonly concurrency: Readonly<Record<string, number>>;
  /** For each engine. */
  readonly maxWaiting: number;
}

interface Lane {
  running: number;
  waiting: number;
  /** Starters by client, in the order of the clients' next turn. */
  readonly clients: Map<string, (() => void)[]>;
}

/** A queue inside this process. */
export function createLocalQueue({ concurrency, maxWaiting }: LocalQueueSettings): Queue {
  const lanes = new Map<string, Lane>();

  function laneOf(engine: string): Lane {
    const lane = lanes.get(engine) ?? { running: 0, waiting: 0, clients: new Map() };
    lanes.set(engine, lane);
    return lane;
  }

  /** Takes the next starter of the client whose turn it is; the client then goes behind the others. */
  function next(lane: Lane): (() => void) | undefined {
    const [turn] = lane.clients;
    if (turn === undefined) return undefined;
    const [client, starters] = turn;
    const start = starters.shift();
    lane.clients.delete(client);
    if (starters.length > 0) lane.clients.set(client, starters);
    lane.waiting--;
    return start;
  }

  function withdraw(lane: Lane, client: string, start: () => void): void {
    const starters = lane.clients.get(client) ?? [];
    const index = starters.indexOf(start);
    if (index < 0) return;
    starters.splice(index, 1);
    if (starters.length === 0) lane.clients.delete(client);
    lane.waiting--;
  }

  function turnOf(lane: Lane, client: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        withdraw(lane, client, start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      lane.clients.set(client, [...(lane.clients.get(client) ?? []), start]);
      lane.waiting++;
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  return {
    async run(engine, client, signal, task) {
      signal.throwIfAborted();
      const lane = laneOf(engine);
      if (lane.running >= (concurrency[engine] ?? 1)) {
        if (lane.waiting >= maxWaiting) {
          throw new ProblemError('busy', 'Too many files are being worked on right now. Try again in a minute.');
        }
        await turnOf(lane, client, signal);
      } else lane.running++;
      try {
        return await task();
      } finally {
        // The place is handed on rather than freed, so that a newcomer cannot slip in between.
        const start = next(lane);
        if (start === undefined) lane.running--;
        else start();
      }
    },
    load: () => {
      const all = [...lanes.values()];
      return {
        running: all.reduce((sum, lane) => sum + lane.running, 0),
        waiting: all.reduce((sum, lane) => sum + lane.waiting, 0),
      };
    },
  };
}
