import type { Redis } from 'ioredis';
import { jobLimits } from '../../../catalog/limits.ts';
import type { JobQueue } from '../job-queue.ts';
import type { Names } from './names.ts';

/** Gives a key this value for a time, if it has no other; returns its value. */
const claimScript = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`;
/** Deletes a key that still has this value. */
const unclaimScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end";

/** Binds idempotency keys to jobs in Redis, as a queue does. */
export function createClaims(redis: Redis, names: Names): Pick<JobQueue, 'claim' | 'bind' | 'unclaim'> {
  const claim = async (key: string, id: string, forMs: number) =>
    String(await redis.eval(claimScript, 1, names.idempotency(key), id, forMs));
  return {
    claim: (key, id) => claim(key, id, jobLimits.keyReservedMs),
    async bind(key, id) {
      await claim(key, id, jobLimits.keptMs);
    },
    async unclaim(key, id) {
      await redis.eval(unclaimScript, 1, names.idempotency(key), id);
    },
  };
}
