import { expect, it } from 'vitest';
import { isCommand } from '../../../api/formats/star-math-words.ts';

it('knows commands in small letters and capitals, and nothing else', () => {
  expect(['size', 'IN', 'setN', 'over'].map(isCommand)).toEqual([true, true, true, true]);
  expect(['x', 'max', 'alpha', ''].map(isCommand)).toEqual([false, false, false, false]);
});
