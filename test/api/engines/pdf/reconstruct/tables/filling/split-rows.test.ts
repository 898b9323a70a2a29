import { describe, expect, it } from 'vitest';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const xs = [0, 1, 2, 3, 4, 5, 6].map((index) => 50 + index * 40);
/** A table of columns 40 points wide, whose lines are between rows at these heights, with these texts at their baselines. */
function tableOf(columns: readonly (readonly (readonly [text: string, baseline: number])[])[], ys = [100, 140]) {
  const [grid] = findRuledTables(gridRules(xs.slice(0, columns.length + 1), ys));
  const letters = columns.flatMap((lines, column) =>
    lines.flatMap(([text, baseline]) => glyphs(text, 54 + 40 * column, baseline)),
  );
  return fillTable(grid as Grid, letters, [], []);
}
const two: readonly (readonly [string, number])[] = [
  ['a', 115],
  ['b', 130],
];
const heights = (table: ReturnType<typeof tableOf>) => table.grid.ys.map((y) => Math.round(y));

describe('rows that no line parts', () => {
  it('are found if many cells have aligned lines', () => {
    const table = tableOf([two, two, two, two, two, two]);
    expect([table.grid.ys.length, table.cells.length]).toEqual([3, 12]);
    expect(table.cells.map(({ items }) => items.length)).toEqual(Array(12).fill(1));
  });

  it('have no borders between them', () => {
    const { cells } = tableOf([two, two, two, two, two, two]);
    const [above, below] = cells.filter(({ cell }) => cell.column === 0).map(({ cell }) => cell.borders);
    expect([above?.top?.width, above?.bottom, below?.top, below?.bottom?.width]).toEqual([0.5, null, null, 0.5]);
  });

  it('are not found in few columns, which may be paragraphs side by side', () => {
    expect(heights(tableOf([two, two, two, two, two]))).toEqual([100, 140]);
  });

  it('may lack some lines, but have few others', () => {
    const one = two.slice(0, 1);
    expect(tableOf([two, two, two, two, one, one]).grid.ys).toHaveLength(3);
    expect(tableOf([two, two, two, one, one, one]).grid.ys).toHaveLength(2);
    const other: typeof two = [['c', 122]];
    expect(tableOf([two, two, two, two, other, other]).grid.ys).toHaveLength(2);
  });

  it('move the rows below them on', () => {
    const lower = two.map(([text, y]) => [text, y + 40] as const);
    const once = [...two, ['c', 155] as const];
    const { cells } = tableOf([once, once, once, once, once, once], [100, 140, 170]);
    expect([...new Set(cells.map(({ cell }) => `${cell.row}/${cell.rows}`))]).toEqual(['0/1', '1/1', '2/1']);
    const twice = [...two, ...lower];
    expect(tableOf([twice, twice, twice, twice, twice, twice], [100, 140, 180]).grid.ys).toHaveLength(5);
  });
});
