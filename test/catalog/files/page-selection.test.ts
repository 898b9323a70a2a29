import { describe, expect, it } from 'vitest';
import {
  countSelected,
  isTurn,
  joinPerFile,
  parseSelection,
  splitPerFile,
} from '../../../catalog/files/page-selection.ts';

describe('a selection of pages', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['3', [{ first: 3, last: 3 }]],
    [
      '1-3, 5',
      [
        { first: 1, last: 3 },
        { first: 5, last: 5 },
      ],
    ],
    [
      '8 – 9,2-',
      [
        { first: 8, last: 9 },
        { first: 2, last: null },
      ],
    ],
  ])('%j is read', (text, ranges) => expect(parseSelection(text)).toEqual(ranges));

  it.each(['0', '-3', '3-1', '1,,2', '1-2-3', 'a', '1;2', '123456', '1.5', ','])('%j is refused', (text) =>
    expect(parseSelection(text)).toBeUndefined(),
  );

  it('is counted within the pages that there are', () => {
    expect(countSelected(null, 7)).toBe(7);
    expect(countSelected(parseSelection('1-3,6-') ?? null, 7)).toBe(5);
    expect(countSelected(parseSelection('6-20') ?? null, 7)).toBe(2);
    expect(countSelected(parseSelection('9-') ?? null, 7)).toBe(0);
  });
});

describe('values of several files', () => {
  it('travel as one text', () => {
    expect(joinPerFile(['', ''])).toBe('');
    expect(splitPerFile(joinPerFile(['1-3', '', '2']))).toEqual(['1-3', '', '2']);
    expect(splitPerFile(' ')).toEqual([]);
  });

  it('are quarter turns or nothing', () => {
    expect(['', '0', '90', '180', '270'].every(isTurn)).toBe(true);
    expect(['45', '-90', '360', ' '].some(isTurn)).toBe(false);
  });
});
