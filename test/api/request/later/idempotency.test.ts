import { expect, it, vi } from 'vitest';
import type { JobState } from '../../../../api/jobs/job-queue.ts';
import { claimKey, holdKey } from '../../../../api/request/later/idempotency.ts';

const never = new AbortController().signal;

/** A queue in which one key may be bound to a job, which may have a state. */
function queueOf(holder: string | null, state?: JobState) {
  const found = { holder, state };
  return {
    found,
    jobs: {
      claim: async (_key: string, id: string) => {
        found.holder ??= id;
        return found.holder;
      },
      state: async () => found.state,
    },
  };
}

it('gives a free key to the job that claims it', async () => {
  expect(await claimKey(queueOf(null).jobs, 'key', 'own', never)).toBe('own');
});

it('names the earlier job once that is accepted', async () => {
  const { jobs, found } = queueOf('earlier');
  const claimed = claimKey(jobs, 'key', 'own', never);
  found.state = { status: 'running', expectedMs: null };
  expect(await claimed).toBe('earlier');
});

it('takes the key of an earlier request that is refused meanwhile', async () => {
  const { jobs, found } = queueOf('earlier');
  const claimed = claimKey(jobs, 'key', 'own', never);
  found.holder = null;
  expect(await claimed).toBe('own');
});

it('asks to come back later where the earlier request takes too long', async () => {
  await expect(claimKey(queueOf('earlier').jobs, 'key', 'own', never, 0)).rejects.toMatchObject({ code: 'busy' });
});

it('ends with the visit', async () => {
  const visit = new AbortController();
  const claimed = claimKey(queueOf('earlier').jobs, 'key', 'own', visit.signal);
  visit.abort();
  await expect(claimed).rejects.toThrow();
});

/** A queue that notes the calls that concern keys, and names the job that holds each. */
function watchedQueue(holder: string) {
  const calls: string[] = [];
  const note = (name: string) => async () => {
    calls.push(name);
  };
  const claim = async () => {
    calls.push('claim');
    return holder;
  };
  return { calls, jobs: { claim, bind: note('bind'), unclaim: note('unclaim') } };
}

it('renews a key until its job is accepted or refused', async () => {
  vi.useFakeTimers();
  try {
    for (const [end, call] of [
      ['bind', 'bind'],
      ['release', 'unclaim'],
    ] as const) {
      const { calls, jobs } = watchedQueue('own');
      const held = holdKey(jobs, 'key', 'own');
      await vi.advanceTimersByTimeAsync(16_000);
      await held.check('payload');
      await held[end]();
      await vi.advanceTimersByTimeAsync(60_000);
      const noted = end === 'release' ? ['unclaim'] : [];
      expect(calls).toEqual(['claim', 'claim', 'claim', 'claim', 'bind', call, ...noted]);
    }
  } finally {
    vi.useRealTimers();
  }
});

it('refuses a job whose key another request has by now', async () => {
  const held = holdKey(watchedQueue('another').jobs, 'key', 'own');
  await expect(held.check('payload')).rejects.toMatchObject({ code: 'busy' });
  await held.release();
});
