import { createClientCounts } from '../client-counts.ts';
import { ProblemError } from '../problem.ts';

/** How many tasks may wait. */
export interface WaitingLimits {
  /** For all engines together. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  /** Share of the places, from 0 to 1, reserved for clients with nothing waiting. */
  readonly newcomerShare: number;
}

/** The problem of a client that has used up its share of the waiting places. */
export const busyVisitor = (count: number): ProblemError =>
  new ProblemError(
    'rate-limited',
    `${count} files from your network are already waiting. Send this one when others are done.`,
  );

/** The problem of a full waiting room. */
export const busyQueue = (count: number): ProblemError =>
  new ProblemError('busy', `${count} files are already waiting. Try again in a minute.`);

/** A waiting task. */
export interface Turn {
  readonly engine: string;
  readonly client: string;
  readonly start: () => void;
}

/**
 * Where tasks wait. It reserves places for newcomers; clients with the fewest running tasks come first, and take turns
 * otherwise.
 */
export interface WaitingRoom {
  /** Throws `rate-limited` if the client has used up its share of the places, and `busy` if none is left. */
  readonly enter: (turn: Turn) => void;
  /** Withdraws a turn; false if it is no longer waiting. */
  readonly leave: (turn: Turn) => boolean;
  /** The next turn, among those with a free slot; it keeps waiting. */
  readonly next: (hasSlot: (engine: string, client: string) => boolean) => Turn | undefined;
  /** Removes a turn that starts, and moves its client and its engine to the back. */
  readonly take: (turn: Turn) => void;
  /** How many turns of its engine are currently ahead of one; null if it is not waiting. */
  readonly ahead: (turn: Turn) => number | null;
  /** Engines with waiting tasks, the longest wait first. */
  readonly engines: () => readonly string[];
  readonly size: () => number;
  /** How many turns wait for each engine; engines for which none waits are left out. */
  readonly sizes: () => ReadonlyMap<string, number>;
}

/** Engines by longest wait; within each, clients by next turn. */
type Lanes = Map<string, Map<string, Turn[]>>;

/** Moves a client behind the engine's others, and the engine behind the other engines. */
function requeue(lanes: Lanes, { engine, client }: Turn, clients: Map<string, Turn[]>, turns: Turn[]): void {
  clients.delete(client);
  if (turns.length > 0) clients.set(client, turns);
  lanes.delete(engine);
  if (clients.size > 0) lanes.set(engine, clients);
}

/** How many turns of one engine are ahead of a turn; null if it is not waiting. */
function turnsAhead(
  clients: ReadonlyMap<string, readonly Turn[]> | undefined,
  turn: Turn,
  runningOf: (client: string) => number,
): number | null {
  const own = clients?.get(turn.client)?.indexOf(turn) ?? -1;
  if (clients === undefined || own < 0) return null;
  // A client's next turn counts as much as its running tasks, which each turn that starts makes one more.
  const rank = runningOf(turn.client) + own;
  let before = 0;
  let isEarlier = true;
  for (const [client, { length }] of clients) {
    if (client === turn.client) isEarlier = false;
    const first = rank - runningOf(client) + (isEarlier ? 1 : 0);
    before += client === turn.client ? own : Math.min(length, Math.max(0, first));
  }
  return before;
}

/**
 * Queues tasks by engine and, within an engine, by client in turn.
 *
 * @param runningOf How many tasks of a client run, in all engines: one that holds every slot lets others go first.
 */
export function createWaitingRoom(
  { maxWaiting, maxWaitingPerClient, newcomerShare }: WaitingLimits,
  runningOf: (client: string) => number,
): WaitingRoom {
  const lanes: Lanes = new Map();
  const waiting = createClientCounts();
  const openPlaces = Math.floor(maxWaiting * (1 - newcomerShare));

  return {
    enter(turn) {
      const own = waiting.of(turn.client);
      if (own >= maxWaitingPerClient) throw busyVisitor(maxWaitingPerClient);
      if (waiting.total() >= (own === 0 ? maxWaiting : openPlaces)) throw busyQueue(waiting.total());
      const clients = lanes.get(turn.engine) ?? new Map<string, Turn[]>();
      lanes.set(turn.engine, clients);
      clients.set(turn.client, [...(clients.get(turn.client) ?? []), turn]);
      waiting.add(turn.client, 1);
    },
    leave(turn) {
      const clients = lanes.get(turn.engine);
      const turns = clients?.get(turn.client) ?? [];
      const index = turns.indexOf(turn);
      if (clients === undefined || index < 0) return false;
      turns.splice(index, 1);
      if (turns.length === 0) clients.delete(turn.client);
      if (clients.size === 0) lanes.delete(turn.engine);
      waiting.add(turn.client, -1);
      return true;
    },
    next(hasSlot) {
      let best: Turn | undefined;
      for (const [engine, clients] of lanes) {
        for (const [turn] of clients.values()) {
          const isSooner = turn && (best === undefined || runningOf(turn.client) < runningOf(best.client));
          if (isSooner && hasSlot(engine, turn.client)) best = turn;
        }
      }
      return best;
    },
    take(turn) {
      const clients = lanes.get(turn.engine);
      const turns = clients?.get(turn.client);
      if (clients === undefined || turns === undefined || turns[0] !== turn) return;
      requeue(lanes, turn, clients, turns.slice(1));
      waiting.add(turn.client, -1);
    },
    ahead: (turn) => turnsAhead(lanes.get(turn.engine), turn, runningOf),
    engines: () => [...lanes.keys()],
    size: waiting.total,
    sizes: () =>
      new Map(
        [...lanes].map(([engine, clients]) => [
          engine,
          [...clients.values()].reduce((sum, { length }) => sum + length, 0),
        ]),
      ),
  };
}
