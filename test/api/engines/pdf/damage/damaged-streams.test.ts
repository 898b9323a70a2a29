import { describe, expect, it } from 'vitest';
import { hasDamagedStreams } from '../../../../../api/engines/pdf/damage/damaged-streams.ts';
import { ProblemError } from '../../../../../api/problem.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';

const { signal } = new AbortController();
const job = { input: 'job/input.pdf', workspace: 'job', signal };

/** The expression that the warnings of a file are searched for. */
async function searched(): Promise<RegExp> {
  let expression: string | undefined;
  const processes = stubProcesses(({ args }) => {
    [expression] = args.slice(3);
    return {};
  });
  await hasDamagedStreams({ ...job, processes }, 'all');
  return new RegExp(expression ?? 'none');
}

describe('hasDamagedStreams', () => {
  it.each([
    'WARNING: a.pdf (offset 68): error decoding stream data for object 5 0: stream inflate: inflate: data: invalid',
    'ERROR: page 1: content stream (content stream object 5 0): errors while decoding content stream',
    'WARNING: page object 7 0 stream 9 0 (content, offset 14121): unexpected )',
    'WARNING: a.pdf (offset 49619): content normalization encountered bad tokens',
    'WARNING: a.pdf object stream 45 (object 38 0, offset 17557): unknown token while reading object',
  ])('takes as damage what loses something: %s', async (warning) => {
    expect(await searched()).toSatisfy((damage: RegExp) => damage.test(warning));
  });

  it.each([
    'WARNING: a.pdf: page 0: shared object 23: in hint table but not computed list',
    'WARNING: a.pdf (object 25 0): object has offset 0',
    'WARNING: a.pdf: reported number of objects (9) is not one plus the highest object number (7)',
    'WARNING: a.pdf object stream 32 (object 25 0, offset 1285): dictionary has duplicated key /Role',
  ])('takes nothing as damage that loses nothing: %s', async (warning) => {
    expect(await searched()).not.toSatisfy((damage: RegExp) => damage.test(warning));
  });

  it('finds none where that takes too long', async () => {
    const processes = stubProcesses(() => Promise.reject(new ProblemError('conversion-timeout')));
    expect(await hasDamagedStreams({ ...job, processes }, 'content')).toBe(false);
  });
});
