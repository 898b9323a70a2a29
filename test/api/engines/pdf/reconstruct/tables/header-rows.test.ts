import { describe, expect, it } from 'vitest';
import { fillTable } from '../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { withHeaderRows } from '../../../../../../api/engines/pdf/reconstruct/tables/header-rows.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** How many rows head a table of two columns, given which rows the tags call headers, or their first cells alone. */
function headersOf(...rows: readonly ('all' | 'first' | 'none')[]) {
  const ys = Array.from({ length: rows.length + 1 }, (_, index) => 100 + 20 * index);
  const [grid] = findRuledTables(gridRules([50, 150, 250], ys));
  const letters = rows.flatMap((headers, row) =>
    [0, 1].flatMap((column) => {
      const isHeader = headers === 'all' || (headers === 'first' && column === 0);
      const cell = { table: 1, row, column, rows: 1, columns: 1, isHeader, within: null };
      const tag = { block: 10 * row + column, heading: null, isItem: false, cell };
      return glyphs('Text', 55 + 100 * column, 113 + 20 * row).map((glyph) => ({ ...glyph, tag }));
    }),
  );
  return withHeaderRows(fillTable(grid as Grid, letters, [], [])).headerRows;
}

describe('header rows', () => {
  it('are those at the top of which all cells are headers', () => {
    expect(headersOf('all', 'none')).toBe(1);
    expect(headersOf('all', 'all', 'none')).toBe(2);
    expect(headersOf('first', 'none')).toBeUndefined();
    expect(headersOf('none', 'all')).toBeUndefined();
  });

  it('are none without rows below them', () => {
    expect(headersOf('all', 'all')).toBeUndefined();
  });
});
