import { describe, expect, it } from 'vitest';
import { createWaitingJobs } from '../../../../api/workers/pool/waiting-jobs.ts';

const never = new AbortController().signal;

describe('createWaitingJobs', () => {
  it('serves jobs in their order, without those that have left', async () => {
    const waiting = createWaitingJobs<string>();
    const gone = new AbortController();
    const [first, left, last] = [waiting.join(never), waiting.join(gone.signal), waiting.join(never)];
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(waiting.count()).toBe(2);
    waiting.give('one');
    waiting.give('two');
    expect(await Promise.all([first, last])).toEqual(['one', 'two']);
  });

  it('does not let a job wait whose visitor has left already', async () => {
    const waiting = createWaitingJobs<string>();
    await expect(waiting.join(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(waiting.count()).toBe(0);
  });

  it('refuses a job at the second failure, or all at once', async () => {
    const waiting = createWaitingJobs<string>();
    const early = waiting.join(never);
    waiting.fail(new Error('first'), 'those that failed before');
    const late = waiting.join(never);
    waiting.fail(new Error('second'), 'those that failed before');
    await expect(early).rejects.toThrow('second');
    expect(waiting.count()).toBe(1);
    waiting.fail(new Error('stopping'), 'all');
    await expect(late).rejects.toThrow('stopping');
  });
});
