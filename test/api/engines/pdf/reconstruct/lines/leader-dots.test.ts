import { expect, it } from 'vitest';
import { isDot, isLeader, leaderDots } from '../../../../../../api/engines/pdf/reconstruct/lines/leader-dots.ts';

const letters = (text: string) => [...text].map((each) => ({ text: each }));

it('is a dot of any kind that programs lead to page numbers with', () => {
  expect([...'.…·,-a'].map((text) => isDot({ text }))).toEqual([true, true, true, false, false, false]);
  expect(isDot(undefined)).toBe(false);
});

it('begins where as many dots follow each other as it has at least', () => {
  const row = letters('ab...7');
  expect(row.map((_, index) => isLeader(row, index))).toEqual([false, false, true, false, false, false]);
  expect(isLeader(letters('a..7'), 1)).toBe(false);
  expect(isLeader(letters('·…·'), 0)).toBe(true);
  expect(isLeader(row, 5 - leaderDots)).toBe(true);
  expect(isLeader(letters('...'), -1)).toBe(false);
});
