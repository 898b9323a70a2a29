import { describe, expect, it } from 'vitest';
import { isHeader, isNumeric } from '../../../../../api/engines/text-layout/table/cell-kind.ts';

describe('isNumeric', () => {
  it.each(['1', '-2.5', '1,234.50', '1.234,50', '1 234,5', '€ 12.00', '12 %', '(3.50)', '1e-5', '+7', '.5', '−3'])(
    'takes %s for a number',
    (cell) => expect(isNumeric(cell)).toBe(true),
  );
  it.each(['', '-', 'a1', '2024-05-06', '12:30', '1.2.3', 'n/a', '192.168.0.1', '€'])(
    'does not take %j for one',
    (cell) => expect(isNumeric(cell)).toBe(false),
  );
});

describe('isHeader', () => {
  it.each([
    [
      ['id', 'name'],
      [true, false],
    ],
    [
      ['country', '2019', '2020'],
      [false, true, true],
    ],
    [
      ['version', '3.9', '3.10'],
      [false, false, false],
    ],
    [
      ['', 'a', 'b'],
      [false, true, true],
    ],
  ])('sees names in %j', (first, numeric) => expect(isHeader(first, 5, numeric)).toBe(true));

  it.each([
    ['numbers over numbers', ['glue', '3'], 5, [false, true]],
    ['numbers alone', ['1', '2'], 5, [false, false]],
    ['a name twice', ['a', 'a'], 5, [false, false]],
    ['a single row', ['a', 'b'], 1, [false, false]],
    ['a mostly empty row', ['title', '', ''], 5, [false, false, false]],
  ])('sees data in %s', (_, first, rows, numeric) => expect(isHeader(first, rows, numeric)).toBe(false));
});
