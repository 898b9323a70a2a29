import { expect, it } from 'vitest';
import { createListNumbers } from '../../../../../../../api/engines/libreoffice/prepare/word/lists/list-numbers.ts';

it("counts by Word's own lists, each on its own", () => {
  const numberOf = createListNumbers();
  expect(numberOf(' LISTNUM ', null)).toBe('1)');
  expect(numberOf(' LISTNUM ', null)).toBe('2)');
  expect(numberOf(' LISTNUM "OutlineDefault" \\l 1 \\s 4', null)).toBe('IV.');
  expect(numberOf(' listnum NumberDefault \\l 3', null)).toBe('i)');
  expect(numberOf(' LISTNUM', null)).toBe('3)');
});

it('begins deeper levels again after a shallower one', () => {
  const numberOf = createListNumbers();
  const shown = [1, 2, 2, 1, 2].map((level) => numberOf(` LISTNUM LegalDefault \\l ${level}`, null));
  expect(shown).toEqual(['1.', '1.1.', '1.2.', '2.', '2.1.']);
});

it('takes the level below that of a numbered paragraph', () => {
  expect(createListNumbers()(' LISTNUM ', 0)).toBe('a)');
});

it('spells no number that is too large for it', () => {
  const numberOf = createListNumbers();
  expect(numberOf(' LISTNUM \\l 2 \\s 28', null)).toBe('bb)');
  expect(numberOf(' LISTNUM \\l 3 \\s 999999999', null)).toBe('999999999)');
  expect(numberOf(' LISTNUM \\l 99999999999 \\s 0', null)).toBe('0.');
});
