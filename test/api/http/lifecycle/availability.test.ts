import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAvailability } from '../../../../api/http/lifecycle/availability.ts';
import { ProblemError } from '../../../../api/problem.ts';
import { tools } from '../../../../catalog/tools.ts';
import { copy, fakeEngines } from '../../../support/processes/fake-engines.ts';

const unavailable = (cause: unknown) => new ProblemError('engine-unavailable', undefined, { cause });
const errno = (code: string) => Object.assign(new Error(`spawn x ${code}`), { code });

describe('createAvailability', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Statuses while every engine answers as told. */
  function availabilityOf(answer: { now: () => Promise<string> }) {
    return createAvailability(
      tools,
      fakeEngines(copy, () => answer.now()),
      [],
    );
  }

  it.each([
    ['a program that is not installed', unavailable('bwrap: execvp soffice: No such file or directory')],
    ['a file that is not there', unavailable(errno('ENOENT'))],
    ['what an engine found missing', unavailable(unavailable('no fonts'))],
  ])('switches tools off for %s', async (_what, error) => {
    const { engines, unavailable: off } = await availabilityOf({ now: async () => Promise.reject(error) })();
    expect(engines.pdf).toHaveProperty('missing');
    expect(off).toEqual(tools.map(({ id }) => id));
  });

  it('switches tools off if another program replaces an engine', async () => {
    const { engines } = await availabilityOf({ now: async () => '' })();
    expect(engines.chromium).toEqual({ missing: expect.stringContaining('no version') });
  });

  it.each([
    ['a program that is slow', unavailable(new ProblemError('conversion-timeout'))],
    ['a signal that fired', unavailable(new DOMException('late', 'TimeoutError'))],
    ['want of descriptors', unavailable(errno('EMFILE'))],
    ['anything unexpected', new TypeError('x is not a function')],
  ])('names %s, and leaves the tools on', async (_what, error) => {
    const { engines, unavailable: off } = await availabilityOf({ now: async () => Promise.reject(error) })();
    expect(engines.pdf).toEqual({ failing: expect.any(String) });
    expect(off).toEqual([]);
  });

  it('keeps the last known state of a slow engine, and notices when it disappears', async () => {
    const answer = { now: async () => 'Fake 1.0' };
    const availability = availabilityOf(answer);
    expect((await availability()).engines.pdf).toEqual({ version: 'Fake 1.0' });
    answer.now = async () => Promise.reject(unavailable(new ProblemError('conversion-timeout')));
    await lookAgain();
    expect((await availability()).engines.pdf).toEqual({ version: 'Fake 1.0' });
    answer.now = async () => Promise.reject(unavailable(errno('ENOENT')));
    await lookAgain();
    expect((await availability()).engines.pdf).toHaveProperty('missing');

    async function lookAgain(): Promise<void> {
      await vi.advanceTimersByTimeAsync(16_000);
      await availability();
      await vi.advanceTimersByTimeAsync(1);
    }
  });
});
