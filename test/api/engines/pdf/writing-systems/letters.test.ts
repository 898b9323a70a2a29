import { expect, it } from 'vitest';
import { hasLetterOrDigit } from '../../../../../api/engines/pdf/writing-systems/letters.ts';

it('tells texts with letters or digits from signs', () => {
  expect(['a', '7', '(x)', '字', '٣'].map(hasLetterOrDigit)).toEqual([true, true, true, true, true]);
  expect(['', '...', '+', '(', '\u0301'].map(hasLetterOrDigit)).toEqual([false, false, false, false, false]);
});
