/** Workers that have a job, and the places that their jobs take. */
export interface BusyWorkers<W> {
  readonly count: () => number;
  /** How many have jobs that are not in a place for long ones. */
  readonly inPlaces: () => number;
  readonly all: () => readonly W[];
  readonly add: (worker: W) => void;
  /** The worker's job is long: it gives up its place as soon as there is one for long jobs. */
  readonly becomeLong: (worker: W) => void;
  readonly remove: (worker: W) => void;
}

/**
 * Creates an empty list of workers that have a job.
 * @param longPlaces How many long jobs may give up their place.
 */
export function createBusyWorkers<W>(longPlaces: number): BusyWorkers<W> {
  const placed = new Set<W>();
  const long = new Set<W>();
  /** Those of `placed` whose long jobs keep their places until there is one for long jobs. */
  const overdue = new Set<W>();

  /** Moves long jobs out of the places of others, as far as there are places for long ones. */
  function makeRoom(): void {
    for (const worker of overdue) {
      if (long.size >= longPlaces) return;
      overdue.delete(worker);
      placed.delete(worker);
      long.add(worker);
    }
  }

  return {
    count: () => placed.size + long.size,
    inPlaces: () => placed.size,
    all: () => [...placed, ...long],
    add: (worker) => void placed.add(worker),
    becomeLong(worker) {
      overdue.add(worker);
      makeRoom();
    },
    remove(worker) {
      for (const workers of [placed, long, overdue]) workers.delete(worker);
      makeRoom();
    },
  };
}
