import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { divideRows } from '../../../../../../api/engines/pdf/reconstruct/tables/divide-rows.ts';
import type { Grid } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** A heading, and one row with the lines of three. */
const table = findRuledTables(gridRules([50, 150, 250], [100, 120, 200]))[0] as Grid;
const head = [...glyphs('Name', 55, 113), ...glyphs('Use', 155, 113)];
const left = (text: string, y: number) => glyphs(text, 55, y);
const right = (text: string, y: number) => glyphs(text, 155, y);
const rows = [
  [left('Tea', 133), left('green', 145), right('leaves', 133)],
  [left('Salt', 159), right('table', 159), right('and sea', 171)],
  [left('Oil', 185), right('olives', 185)],
] as const;
const divided = (letters: readonly (readonly Glyph[])[]) => divideRows(table, [...head, ...letters.flat()]);

describe('a row without rules between its rows', () => {
  it('is divided where the page has drawn all cells and returns to the first column', () => {
    const grid = divided(rows.flat());
    expect(grid.ys).toHaveLength(5);
    expect(grid.cells.map(({ row, column }) => `${row}/${column}`).sort()).toEqual([
      ...['0/0', '0/1', '1/0', '1/1'],
      ...['2/0', '2/1', '3/0', '3/1'],
    ]);
    expect(grid.ys.slice(2, 4).map((y) => y > 145)).toEqual([true, true]);
    const [first, , last] = grid.cells.filter(({ column, row }) => column === 0 && row > 0);
    expect([first?.borders.bottom, last?.borders.top]).toEqual([null, null]);
    expect([first?.borders.top, last?.borders.bottom]).not.toContain(null);
  });

  it('stays whole where the page draws one column after the other', () => {
    const columns = [0, 1].map((column) =>
      rows.flat().filter(([letter]) => (letter?.x0 ?? 0) > 150 === (column === 1)),
    );
    expect(divided(columns.flat())).toBe(table);
  });

  it('stays whole where the page draws line by line, which may be lines of one cell', () => {
    expect(
      divided([
        rows
          .flat()
          .flat()
          .sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0),
      ]),
    ).toBe(table);
  });
});
