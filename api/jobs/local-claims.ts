import { jobLimits } from '../../catalog/limits.ts';
import type { JobQueue } from './job-queue.ts';

/** Binds idempotency keys to the jobs of this process, as a queue does. */
export function createLocalClaims(): Pick<JobQueue, 'claim' | 'bind' | 'unclaim'> {
  const claims = new Map<string, { readonly id: string; readonly expiry: NodeJS.Timeout }>();

  function unclaim(key: string, id: string): void {
    const claim = claims.get(key);
    if (claim?.id !== id) return;
    clearTimeout(claim.expiry);
    claims.delete(key);
  }

  function claim(key: string, id: string, forMs: number): string {
    const holder = claims.get(key)?.id ?? id;
    if (holder !== id) return holder;
    unclaim(key, id);
    claims.set(key, { id, expiry: setTimeout(() => unclaim(key, id), forMs).unref() });
    return id;
  }

  return {
    claim: async (key, id) => claim(key, id, jobLimits.keyReservedMs),
    async bind(key, id) {
      claim(key, id, jobLimits.keptMs);
    },
    unclaim: async (key, id) => unclaim(key, id),
  };
}
