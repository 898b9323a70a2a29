import type { Redis } from 'ioredis';
import { z } from 'zod';
import { updateAverage } from '../../queue/typical-times.ts';
import { busyQueue, busyVisitor, type WaitingLimits } from '../../queue/waiting-room.ts';
import type { Names } from './names.ts';

/** What Redis records about jobs, in addition to BullMQ's own keys. Entries of machines that died expire. */
export interface Ledger {
  /**
   * Gives a job a place in the queue. Throws `rate-limited` and `busy`.
   * @returns Its priority for BullMQ: 1 comes first.
   */
  readonly enter: (id: string, lane: string, client: string) => Promise<number>;
  /** Records that a job runs; returns false if it was cancelled. */
  readonly start: (id: string, lane: string, client: string) => Promise<boolean>;
  /** Records that a job neither runs nor waits any longer. */
  readonly leave: (id: string, lane: string, client: string) => Promise<void>;
  /** Records how long a job took. */
  readonly took: (lane: string, ms: number) => Promise<void>;
  /** Records that a job was cancelled. */
  readonly cancel: (id: string) => Promise<void>;
  readonly wasCancelled: (id: string) => Promise<boolean>;
  /** The lane and client of a job; undefined if it is not recorded or was cancelled. */
  readonly find: (id: string) => Promise<{ readonly lane: string; readonly client: string } | undefined>;
  /**
   * How many jobs of its lane are ahead of a waiting job, and how long they typically take; null for a job that does
   * not wait.
   */
  readonly standing: (id: string, lane: string) => Promise<{ ahead: number | null; typicalMs: number | null }>;
}

/** How many jobs may wait, and how long they are recorded. */
export interface LedgerSettings extends WaitingLimits {
  /** The maximum lifetime of a job, until its files are deleted. */
  readonly keptMs: number;
}

/**
 * Counts atomically, by the clock of Redis. A client's priority number grows with its jobs: everybody's first job comes
 * before anybody's second.
 */
const enterScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  local lane, id = string.match(member, '^(.*)/(.*)$')
  redis.call('ZREM', KEYS[1], member)
  redis.call('ZREM', ARGV[1] .. lane, id)
end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now)
local own = redis.call('ZCARD', KEYS[2])
if own >= tonumber(ARGV[6]) then return {-1, own} end
local size = redis.call('ZCARD', KEYS[1])
local places = tonumber(own == 0 and ARGV[4] or ARGV[5])
if size >= places then return {-2, size} end
local ends = now + tonumber(ARGV[7])
local rank = own + redis.call('ZCARD', KEYS[3]) + 1
local sequence = redis.call('INCR', KEYS[4])
redis.call('ZADD', KEYS[1], ends, ARGV[3] .. '/' .. ARGV[2])
redis.call('ZADD', ARGV[1] .. ARGV[3], rank * 1e9 + sequence % 1e9, ARGV[2])
redis.call('ZADD', KEYS[2], ends, ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[7])
redis.call('HSET', KEYS[5], 'lane', ARGV[3], 'client', ARGV[8])
redis.call('PEXPIRE', KEYS[5], ARGV[7])
return {rank, size}
`;

const startScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREM', KEYS[1], ARGV[2] .. '/' .. ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
if redis.call('HGET', KEYS[5], 'cancelled') then return 0 end
redis.call('ZADD', KEYS[4], now + tonumber(ARGV[3]), ARGV[1])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
return 1
`;

const kept = z.object({ lane: z.string(), client: z.string(), cancelled: z.string().optional() });
const entered = z.tuple([z.int(), z.int()]);

/** Creates the ledger of a version. */
export function createLedger(redis: Redis, names: Names, settings: LedgerSettings): Ledger {
  const { maxWaiting, maxWaitingPerClient, newcomerShare, keptMs } = settings;
  const openPlaces = Math.floor(maxWaiting * (1 - newcomerShare));
  return {
    async enter(id, lane, client) {
      const { waiting, clientWaiting, clientRunning, sequence, job, order } = names;
      const keys = [waiting, clientWaiting(client), clientRunning(client), sequence, job(id)];
      const limits = [maxWaiting, openPlaces, maxWaitingPerClient];
      const answer = await redis.eval(
        enterScript,
        keys.length,
        ...keys,
        order(''),
        id,
        lane,
        ...limits,
        keptMs,
        client,
      );
      const [rank, count] = entered.parse(answer);
      if (rank === -1) throw busyVisitor(count);
      if (rank === -2) throw busyQueue(count);
      return rank;
    },
    async start(id, lane, client) {
      const { waiting, clientWaiting, clientRunning, job, order } = names;
      const keys = [waiting, order(lane), clientWaiting(client), clientRunning(client), job(id)];
      return (await redis.eval(startScript, keys.length, ...keys, id, lane, keptMs)) === 1;
    },
    async leave(id, lane, client) {
      await redis
        .multi()
        .zrem(names.waiting, `${lane}/${id}`)
        .zrem(names.order(lane), id)
        .zrem(names.clientWaiting(client), id)
        .zrem(names.clientRunning(client), id)
        .exec();
    },
    async took(lane, ms) {
      // Two workers may overwrite each other's change, which is harmless for an average.
      const known = await redis.hget(names.times, lane);
      await redis.hset(names.times, lane, Math.round(updateAverage(known === null ? null : Number(known), ms)));
    },
    async cancel(id) {
      await redis.multi().hset(names.job(id), 'cancelled', '1').pexpire(names.job(id), keptMs).exec();
    },
    wasCancelled: async (id) => (await redis.hexists(names.job(id), 'cancelled')) === 1,
    async find(id) {
      const found = kept.safeParse(await redis.hgetall(names.job(id)));
      return found.success && found.data.cancelled === undefined ? found.data : undefined;
    },
    async standing(id, lane) {
      const [ahead, time] = await Promise.all([redis.zrank(names.order(lane), id), redis.hget(names.times, lane)]);
      return { ahead, typicalMs: time === null ? null : Number(time) };
    },
  };
}
