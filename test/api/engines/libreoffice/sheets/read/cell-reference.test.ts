import { expect, it } from 'vitest';
import {
  absoluteRange,
  columnName,
  columnOf,
  parseRange,
} from '../../../../../../api/engines/libreoffice/sheets/read/cell-reference.ts';

it('reads and writes references', () => {
  for (const column of [1, 26, 27, 702, 703, 16_384]) expect(columnOf(`${columnName(column)}9`)).toBe(column);
  expect(columnName(16_384)).toBe('XFD');
  const range = parseRange('$D$9:B2');
  expect(range).toEqual({ firstRow: 2, lastRow: 9, firstColumn: 2, lastColumn: 4 });
  expect(range && absoluteRange(range)).toBe('$B$2:$D$9');
});

it('takes no reference beyond the sheet', () => {
  expect(columnOf('XFE1')).toBe(0);
  expect(parseRange('A0')).toBeUndefined();
  expect(parseRange('A1:A1048577')).toBeUndefined();
  expect(parseRange('#REF!')).toBeUndefined();
});
