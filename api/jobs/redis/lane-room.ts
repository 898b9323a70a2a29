import type { Queue, Worker } from 'bullmq';
import { countOnceSlow } from '../../queue/slow-count.ts';

/** How many jobs of a lane a machine performs. */
export interface LaneRoomSettings {
  /** How many jobs of the lane this machine performs at once. */
  readonly places: number;
  /** How many of these may be slow without clients that have nothing running or waiting having to wait for them. */
  readonly slowPlaces: number;
  /** After how long a running job is slow, in milliseconds. */
  readonly slowAfterMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** The room that a machine has for jobs of a lane. */
export interface LaneRoom {
  /** Notes that a job has started; the returned function notes its end. */
  readonly enter: () => () => void;
}

/** A client's first job, by the ledger's ranks. */
const firstRank = 1;
/** How often newcomers are looked for while slow jobs run, in milliseconds. */
const checkMs = 1000;

/** Lets a lane's worker take the first jobs of other clients while slow ones hold its places. */
export function createLaneRoom(worker: Worker, queue: Queue, settings: LaneRoomSettings): LaneRoom {
  const { places, slowPlaces, slowAfterMs, onFailure } = settings;
  let running = 0;
  let slow = 0;
  let checks: NodeJS.Timeout | undefined;
  let isChecking = false;

  /** Whether slow jobs hold places that a newcomer may have. */
  const isHeldUp = () => running >= worker.concurrency && running - Math.min(slow, slowPlaces) < places;

  async function admitNewcomer(): Promise<void> {
    if (isChecking || !isHeldUp()) return;
    isChecking = true;
    try {
      const [next] = await queue.getPrioritized(0, 0);
      if (next?.opts.priority !== firstRank || !isHeldUp() || worker.closing !== undefined) return;
      worker.concurrency = running + 1;
      // Its worker would notice only after its next job.
      await worker.pause(true);
      await worker.resume();
    } finally {
      isChecking = false;
    }
  }

  function addSlow(change: 1 | -1): void {
    slow += change;
    clearInterval(checks);
    if (slow > 0) checks = setInterval(() => void admitNewcomer().catch(onFailure), checkMs);
  }

  return {
    enter() {
      running++;
      const endPace = countOnceSlow(slowAfterMs, addSlow);
      return () => {
        endPace();
        running--;
        worker.concurrency = Math.max(places, running);
      };
    },
  };
}
