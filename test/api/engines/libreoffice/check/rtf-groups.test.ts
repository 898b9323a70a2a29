import { expect, it } from 'vitest';
import { closing, endOfWholeGroups } from '../../../../../api/engines/libreoffice/check/rtf-groups.ts';

it('finds the brace that closes the outermost group', () => {
  expect(closing(String.raw`a{b}\}}c}`, 1)).toEqual({ depth: 0, end: 7 });
});

it('tells how many groups are open, and leaves a backslash to the next part', () => {
  expect(closing('{{a}', 0)).toEqual({ depth: 1, end: 4 });
  expect(closing('{a\\', 1)).toEqual({ depth: 2, end: 2 });
});

it('waits for the end of a group, and for what may begin one', () => {
  const endOfWhole = endOfWholeGroups({ beginnings: ['{\\head', '{\\foot'], ending: /\}/, maxLength: 12 });
  expect(endOfWhole('ab{\\head c')).toBe(2);
  expect(endOfWhole('ab{\\head c}d')).toBe(12);
  expect(endOfWhole('ab{\\fo')).toBe(2);
  expect(endOfWhole('ab{\\bold')).toBe(8);
  expect(endOfWhole('ab{\\head is too long')).toBe(20);
});
