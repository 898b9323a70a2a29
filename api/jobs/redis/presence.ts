import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type EngineName, engineNames } from '../../../catalog/operations.ts';
import type { EngineStatus } from '../../engine-status.ts';
import { ProblemError } from '../../problem.ts';
import type { Names } from './names.ts';

const text = z.string().max(1000);

const announcement = z.strictObject({
  engines: z.partialRecord(
    z.enum(engineNames),
    z.union([z.strictObject({ version: text }), z.strictObject({ missing: text }), z.strictObject({ failing: text })]),
  ),
  /** How many jobs of each lane it performs at once. */
  lanes: z.record(z.string(), z.int().positive()),
});

/** A worker's announcement of itself. */
export type Announcement = z.output<typeof announcement>;

/** Parses a worker's announcement; empty if it is invalid. */
function readAnnouncement(word: string): readonly Announcement[] {
  try {
    return [announcement.parse(JSON.parse(word))];
  } catch {
    return [];
  }
}

/** How often a worker announces itself, and after how long without an announcement it counts as gone. */
const announceMs = 3000;
const goneAfterMs = 10_000;
/** How long an answer about all workers is reused. */
const freshMs = 1000;

/**
 * Announces a worker periodically.
 * @param describe Called each time: engines come and go.
 * @returns A function that removes the worker from the list.
 */
export async function announce(
  redis: Redis,
  names: Names,
  id: string,
  describe: () => Promise<Announcement>,
): Promise<() => Promise<void>> {
  const say = async () => {
    const words = JSON.stringify(await describe());
    await redis.multi().set(names.worker(id), words, 'PX', goneAfterMs).sadd(names.workers, id).exec();
  };
  await say();
  const timer = setInterval(() => void say().catch(() => {}), announceMs);
  return async () => {
    clearInterval(timer);
    await redis.multi().del(names.worker(id)).srem(names.workers, id).exec();
  };
}

/** The workers that are present now. */
export interface Presence {
  readonly workers: () => Promise<readonly Announcement[]>;
  /** How many jobs of a lane all workers perform at once. */
  readonly slots: (lane: string) => Promise<number>;
  /** An engine's version as for `Engine.version`, from whichever worker has it. */
  readonly version: (engine: EngineName) => Promise<string>;
}

/** Keeps track of the workers that are present. */
export function watchWorkers(redis: Redis, names: Names): Presence {
  let seen: Promise<readonly Announcement[]> | undefined;
  let seenAt = 0;

  async function look(): Promise<readonly Announcement[]> {
    const ids = await redis.smembers(names.workers);
    const words = ids.length === 0 ? [] : await redis.mget(ids.map(names.worker));
    const gone = ids.filter((_, index) => words[index] === null);
    if (gone.length > 0) await redis.srem(names.workers, ...gone);
    return words.flatMap((word) => readAnnouncement(word ?? ''));
  }

  function workers(): Promise<readonly Announcement[]> {
    if (seen === undefined || Date.now() - seenAt > freshMs) {
      seenAt = Date.now();
      seen = look();
      seen.catch(() => {
        seen = undefined;
      });
    }
    return seen;
  }

  return {
    workers,
    async slots(lane) {
      return (await workers()).reduce((sum, worker) => sum + (worker.lanes[lane] ?? 0), 0);
    },
    async version(engine) {
      const statuses = (await workers()).map(({ engines }) => engines[engine]);
      const found = statuses.filter((status): status is EngineStatus => status !== undefined);
      for (const status of found) if ('version' in status) return status.version;
      const missing = found.find((status) => 'missing' in status);
      if (missing !== undefined && found.every((status) => 'missing' in status)) {
        throw new ProblemError('engine-unavailable', undefined, { cause: missing.missing });
      }
      throw new Error(found.length === 0 ? 'no worker is connected' : 'no worker answers for it');
    },
  };
}
