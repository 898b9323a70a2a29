import { describe, expect, it } from 'vitest';
import { divideCells } from '../../../../../../api/engines/pdf/reconstruct/tables/divide-cells.ts';
import type { Grid } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Three rows, of which the first and the last are divided by rules. */
const banded = findRuledTables([
  ...gridRules([50, 150, 250], [100, 120]),
  ...gridRules([50, 250], [120, 140]),
  ...gridRules([50, 150, 250], [140, 160]),
])[0] as Grid;
const others = [...glyphs('Name', 55, 113), ...glyphs('Amount', 155, 113)];
const rowsOf = (grid: Grid) => grid.ys.slice(1).map((_, row) => grid.cells.filter((cell) => cell.row === row).length);
const dividedWith = (letters: ReturnType<typeof glyphs>) => rowsOf(divideCells(banded, [...others, ...letters]));

describe('a row without rules between its cells', () => {
  it('is divided where its text stands in the columns of other rows', () => {
    expect(rowsOf(banded)).toEqual([2, 1, 2]);
    const letters = [...others, ...glyphs('Paper', 55, 133), ...glyphs('12', 155, 133)];
    const divided = divideCells(banded, letters);
    expect(rowsOf(divided)).toEqual([2, 2, 2]);
    const [left, right] = divided.cells.filter(({ row }) => row === 1);
    expect([left?.x1, right?.x0]).toEqual([150, 150]);
    expect([left?.borders.left, left?.borders.right, right?.borders.left]).toEqual([expect.anything(), null, null]);
  });

  it('stays whole with text across a column edge, or at other places than that of the columns', () => {
    expect(dividedWith(glyphs('A heading across both columns', 55, 133))).toEqual([2, 1, 2]);
    expect(dividedWith([...glyphs('Paper', 55, 133), ...glyphs('12', 190, 133)])).toEqual([2, 1, 2]);
  });

  it('stays whole with text in its first column alone, since a heading may be short', () => {
    expect(dividedWith(glyphs('Paper', 55, 133))).toEqual([2, 1, 2]);
  });

  it('is divided with text in its first column alone if another such row is', () => {
    const grid = findRuledTables([
      ...gridRules([50, 150, 250], [100, 120]),
      ...gridRules([50, 250], [120, 140]),
      ...gridRules([50, 250], [140, 160]),
    ])[0] as Grid;
    const letters = [...others, ...glyphs('Paper', 55, 133), ...glyphs('12', 155, 133), ...glyphs('Pens', 55, 153)];
    expect(rowsOf(divideCells(grid, letters))).toEqual([2, 2, 2]);
  });

  it('takes the indent of other columns where its own has no other text', () => {
    const letters = [...glyphs('Name', 55, 113), ...glyphs('Paper', 55, 133), ...glyphs('12', 155, 133)];
    expect(rowsOf(divideCells(banded, letters))).toEqual([2, 2, 2]);
  });
});
