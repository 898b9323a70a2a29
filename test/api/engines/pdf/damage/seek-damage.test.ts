import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { seekDamage } from '../../../../../api/engines/pdf/damage/seek-damage.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';

const { signal } = new AbortController();
const jobWith = (exitCode: number) => ({
  processes: stubProcesses(() => ({ exitCode })),
  input: '/work/input.pdf',
  workspace: '/work',
  signal,
});

describe('seekDamage', () => {
  it.each([
    [0, true],
    [1, false],
  ])('tells beside the result whether something is found: exit status %i', async (exitCode, isDamaged) => {
    expect(await seekDamage(jobWith(exitCode), 'all', async () => ({ pages: 2 }))).toEqual({ pages: 2, isDamaged });
  });

  it('throws what the work throws, and looks no further', async () => {
    let ended = false;
    const processes = stubProcesses(async (_command, options) => {
      await setTimeout(60_000, undefined, { signal: options.signal }).catch(() => {
        ended = true;
      });
      return {};
    });
    const failing = seekDamage({ ...jobWith(0), processes }, 'content', () =>
      Promise.reject(new Error('needs a password')),
    );
    await expect(failing).rejects.toThrow('needs a password');
    expect(ended).toBe(true);
  });
});
