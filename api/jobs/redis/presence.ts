import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type EngineName, operations } from '../../../catalog/operations.ts';
import type { EngineStatus } from '../../engine-status.ts';
import { ProblemError } from '../../problem.ts';
import type { Names } from './names.ts';

const text = z.string().max(1000);
const engineNames = Object.keys(operations) as [EngineName, ...EngineName[]];

const announcement = z.strictObject({
  engines: z.partialRecord(
    z.enum(engineNames),
    z.union([z.strictObject({ version: text }), z.strictObject({ missing: text }), z.strictObject({ failing: text })]),
  ),
  /** Jobs of each lane that it does at once. */
  lanes: z.record(z.string(), z.int().positive()),
});

/** What a worker says about itself. */
export type Announcement = z.output<typeof announcement>;

/** What a worker has said; nothing where these are no words of a worker. */
function readAnnouncement(word: string): readonly Announcement[] {
  try {
    return [announcement.parse(JSON.parse(word))];
  } catch {
    return [];
  }
}

/** How often a worker says that it is there, and after how long in silence it counts as gone. */
const announceMs = 3000;
const goneAfterMs = 10_000;
/** How long an answer about all workers is reused. */
const freshMs = 1000;

/**
 * Says again and again that a worker is there.
 *
 * @param describe Asked each time: engines come and go.
 * @returns A function that takes the worker off the list.
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

/** The workers that are there now. */
export interface Presence {
  readonly workers: () => Promise<readonly Announcement[]>;
  /** How many jobs of a lane all workers do at once. */
  readonly slots: (lane: string) => Promise<number>;
  /** An engine's version as for `Engine.version`, from whichever worker has it. */
  readonly version: (engine: EngineName) => Promise<string>;
}

/** Finds out which workers are there. */
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
