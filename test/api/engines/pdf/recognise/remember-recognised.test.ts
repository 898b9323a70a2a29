import { expect, it } from 'vitest';
import type { Recognised } from '../../../../../api/engines/pdf/recognise/recognise-pages.ts';
import { rememberRecognised } from '../../../../../api/engines/pdf/recognise/remember-recognised.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';

const job = {
  processes: stubProcesses(() => Promise.resolve({})),
  workspace: 'work',
  input: 'work/input.pdf',
  signal: new AbortController().signal,
  cores: 2,
};
const wanted = [{ number: 2, longestPoints: 800 }];

/** Gives another result each time. */
function counted() {
  let count = 0;
  const recognise = rememberRecognised((): Promise<Recognised> => {
    count++;
    return count === 1
      ? Promise.reject(new Error('no memory'))
      : Promise.resolve({ pages: new Map(), skipped: [count], language: 'eng' });
  });
  const skippedOf = async (file: object, change: object = {}, numbers = wanted, text = '') =>
    (await recognise(file)({ ...job, ...change }, numbers, text, 1000)).skipped;
  return skippedOf;
}

it('recognises the same pages of a file once, after it failed as well', async () => {
  const skippedOf = counted();
  const file = {};
  await expect(skippedOf(file)).rejects.toThrow('no memory');
  expect(await skippedOf(file)).toEqual([2]);
  expect(await skippedOf(file)).toEqual([2]);
});

it('recognises them anew for other files, languages and texts, and in a file that was written anew', async () => {
  const skippedOf = counted();
  const file = {};
  await expect(skippedOf(file)).rejects.toThrow();
  expect([
    await skippedOf(file),
    await skippedOf({}),
    await skippedOf(file, { language: 'de' }),
    await skippedOf(file, { input: 'work/anew.pdf' }),
    await skippedOf(file, {}, [...wanted, { number: 3, longestPoints: 800 }]),
    await skippedOf(file, {}, wanted, 'Ein Text'),
    await skippedOf(file),
  ]).toEqual([[2], [3], [4], [5], [6], [7], [2]]);
});
