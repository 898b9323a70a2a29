import { ProblemError } from '../problem.ts';

export interface WaitingLimits {
  /** For all engines together. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  /** Share of the places, from 0 to 1, that only clients get of whom nothing waits yet. */
  readonly newcomerShare: number;
}

/** A task that waits. */
export interface Turn {
  readonly engine: string;
  readonly client: string;
  readonly start: () => void;
}

/** Where tasks wait; it keeps places for newcomers, and an engine's clients take turns. */
export interface WaitingRoom {
  /** Throws `rate-limited` when the client has its share of the places, and `busy` when none is left. */
  readonly enter: (turn: Turn) => void;
  /** Takes a turn back; false where it is not waiting any more. */
  readonly leave: (turn: Turn) => boolean;
  /** Takes the engine's next turn; its client then goes behind the others. */
  readonly next: (engine: string) => Turn | undefined;
  /** Engines that something waits for, the one that has waited longest first. */
  readonly engines: () => readonly string[];
  readonly size: () => number;
}

/** Keeps jobs in line: by engine, and within it by client in turn, with places kept free for newcomers. */
export function createWaitingRoom({ maxWaiting, maxWaitingPerClient, newcomerShare }: WaitingLimits): WaitingRoom {
  /** By engine, in the order of the engines' longest waiting; by client, in the order of the clients' next turn. */
  const lanes = new Map<string, Map<string, Turn[]>>();
  const perClient = new Map<string, number>();
  const openPlaces = Math.floor(maxWaiting * (1 - newcomerShare));
  let size = 0;

  function count(client: string, change: 1 | -1): void {
    const waiting = (perClient.get(client) ?? 0) + change;
    if (waiting === 0) perClient.delete(client);
    else perClient.set(client, waiting);
    size += change;
  }

  /** Puts a client's turns back behind the others, and the engine behind the other engines. */
  function requeue(engine: string, clients: Map<string, Turn[]>, client: string, turns: Turn[]): void {
    clients.delete(client);
    if (turns.length > 0) clients.set(client, turns);
    lanes.delete(engine);
    if (clients.size > 0) lanes.set(engine, clients);
  }

  return {
    enter(turn) {
      const own = perClient.get(turn.client) ?? 0;
      if (own >= maxWaitingPerClient) {
        throw new ProblemError(
          'rate-limited',
          `${maxWaitingPerClient} files from your address are waiting already. Send this one once others are done.`,
        );
      }
      if (size >= (own === 0 ? maxWaiting : openPlaces)) {
        throw new ProblemError('busy', `${size} files are waiting for their turn. Try again in a minute.`);
      }
      const clients = lanes.get(turn.engine) ?? new Map<string, Turn[]>();
      lanes.set(turn.engine, clients);
      clients.set(turn.client, [...(clients.get(turn.client) ?? []), turn]);
      count(turn.client, 1);
    },
    leave(turn) {
      const clients = lanes.get(turn.engine);
      const turns = clients?.get(turn.client) ?? [];
      const index = turns.indexOf(turn);
      if (clients === undefined || index < 0) return false;
      turns.splice(index, 1);
      if (turns.length === 0) clients.delete(turn.client);
      if (clients.size === 0) lanes.delete(turn.engine);
      count(turn.client, -1);
      return true;
    },
    next(engine) {
      const clients = lanes.get(engine);
      const [first] = clients ?? [];
      if (clients === undefined || first === undefined) return undefined;
      const [client, turns] = first;
      const turn = turns.shift();
      requeue(engine, clients, client, turns);
      count(client, -1);
      return turn;
    },
    engines: () => [...lanes.keys()],
    size: () => size,
  };
}
