import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { watchWork } from '../../../../api/engines/pdf/watch-work.ts';
import { ProblemError } from '../../../../api/problem.ts';

const { signal } = new AbortController();
const forEver = (watched: AbortSignal) => setTimeout(60_000, undefined, { signal: watched });

describe('work that is watched', () => {
  it('pays nothing if it ends before it counts as slow', async () => {
    const findReason = vi.fn(async () => new ProblemError('too-complex'));
    expect(await watchWork({ signal, afterMs: 60_000, findReason }, async () => 'done')).toBe('done');
    expect(findReason).not.toHaveBeenCalled();
  });

  it('is ended by a reason that is found', async () => {
    const findReason = async () => new ProblemError('too-complex', 'Too many words.');
    await expect(watchWork({ signal, afterMs: 1, findReason }, forEver)).rejects.toMatchObject({
      code: 'too-complex',
      message: 'Too many words.',
    });
  });

  it('goes on where none is found, or none can be looked for', async () => {
    const slowly = (watched: AbortSignal) => setTimeout(30, 'done', { signal: watched });
    expect(await watchWork({ signal, afterMs: 1, findReason: async () => null }, slowly)).toBe('done');
    const fail = () => Promise.reject(new Error('unreadable'));
    expect(await watchWork({ signal, afterMs: 1, findReason: fail }, slowly)).toBe('done');
  });

  it('ends with its job, and throws what it throws itself', async () => {
    const ending = AbortSignal.abort(new Error('left'));
    const never = async () => null;
    await expect(watchWork({ signal: ending, afterMs: 1, findReason: never }, forEver)).rejects.toThrow();
    const failing = () => Promise.reject(new Error('damaged'));
    await expect(watchWork({ signal, afterMs: 1, findReason: never }, failing)).rejects.toThrow('damaged');
  });
});
