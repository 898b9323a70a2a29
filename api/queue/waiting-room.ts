import { ProblemError } from '../problem.ts';

export interface WaitingLimits {
  /** For all engines together. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  /** Share of the places, from 0 to 1, reserved for clients with nothing waiting. */
  readonly newcomerShare: number;
}

/** A waiting task. */
export interface Turn {
  readonly engine: string;
  readonly client: string;
  readonly start: () => void;
}

/** Where tasks wait. It reserves places for newcomers, and the clients of an engine take turns. */
export interface WaitingRoom {
  /** Throws `rate-limited` if the client has used up its share of the places, and `busy` if none is left. */
  readonly enter: (turn: Turn) => void;
  /** Withdraws a turn; false if it is no longer waiting. */
  readonly leave: (turn: Turn) => boolean;
  /** Takes the engine's next turn and moves its client to the back. */
  readonly next: (engine: string) => Turn | undefined;
  /** Engines with waiting tasks, the longest wait first. */
  readonly engines: () => readonly string[];
  readonly size: () => number;
}

/** Queues tasks by engine and, within an engine, by client in turn. */
export function createWaitingRoom({ maxWaiting, maxWaitingPerClient, newcomerShare }: WaitingLimits): WaitingRoom {
  /** Engines by longest wait; within each, clients by next turn. */
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

  /** Moves a client behind the engine's others, and the engine behind the other engines. */
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
          `${maxWaitingPerClient} files from your network are already waiting. Send this one when others are done.`,
        );
      }
      if (size >= (own === 0 ? maxWaiting : openPlaces)) {
        throw new ProblemError('busy', `${size} files are already waiting. Try again in a minute.`);
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
