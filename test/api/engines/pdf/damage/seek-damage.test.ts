import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { rememberDamage, seekDamage } from '../../../../../api/engines/pdf/damage/seek-damage.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';

const { signal } = new AbortController();
const jobWith = (exitCode: number) => ({
  processes: stubProcesses(() => ({ exitCode })),
  input: 'job/input.pdf',
  workspace: 'job',
  signal,
});

describe('seekDamage', () => {
  it.each([
    [0, true],
    [1, false],
  ])('tells beside the result whether something is found: exit status %i', async (exitCode, isDamaged) => {
    expect(await seekDamage(jobWith(exitCode), rememberDamage()({}), async () => ({ pages: 2 }))).toEqual({
      pages: 2,
      isDamaged,
    });
  });

  it('throws what the work throws, and looks no further', async () => {
    let ended = false;
    const processes = stubProcesses(async (_command, options) => {
      await setTimeout(60_000, undefined, { signal: options.signal }).catch(() => {
        ended = true;
      });
      return {};
    });
    const failing = seekDamage({ ...jobWith(0), processes }, rememberDamage()({}), () =>
      Promise.reject(new Error('needs a password')),
    );
    await expect(failing).rejects.toThrow('needs a password');
    expect(ended).toBe(true);
  });
});

it('rememberDamage looks at each file once, unless that is broken off', async () => {
  let runs = 0;
  const processes = stubProcesses(({ args }) => {
    runs++;
    return args.includes('broken.pdf') ? Promise.reject(new Error('broken off')) : { exitCode: 0 };
  });
  const job = { ...jobWith(0), processes };
  const damageOf = rememberDamage();
  const [file, other] = [{}, {}];
  expect([await damageOf(file)(job), await damageOf(file)(job), runs]).toEqual([true, true, 1]);
  await expect(damageOf(other)({ ...job, input: 'broken.pdf' })).rejects.toThrow('broken off');
  expect([await damageOf(other)(job), runs]).toEqual([true, 3]);
});
