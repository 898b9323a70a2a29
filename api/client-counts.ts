/** Counts what clients have, such as open connections. Clients that have nothing take no memory. */
export interface ClientCounts {
  readonly of: (client: string) => number;
  /** Of all clients together. */
  readonly total: () => number;
  readonly add: (client: string, change: 1 | -1) => void;
}

/** Creates counts that begin at zero. */
export function createClientCounts(): ClientCounts {
  const counts = new Map<string, number>();
  let total = 0;
  const of = (client: string) => counts.get(client) ?? 0;
  return {
    of,
    total: () => total,
    add(client, change) {
      const count = of(client) + change;
      if (count === 0) counts.delete(client);
      else counts.set(client, count);
      total += change;
    },
  };
}
