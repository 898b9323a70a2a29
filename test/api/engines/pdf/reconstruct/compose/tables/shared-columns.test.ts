import { describe, expect, it } from 'vitest';
import { withSharedColumns } from '../../../../../../../api/engines/pdf/reconstruct/compose/tables/shared-columns.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const table = (...xs: readonly number[]) =>
  fillTable(findRuledTables(gridRules(xs, [100, 120]))[0] as Grid, [], [], []);
const spans = (of: ReturnType<typeof table> | undefined) => of?.cells.map(({ cell }) => [cell.column, cell.columns]);

describe('two tables below one another', () => {
  it('have the same columns, but for rounding', () => {
    const [first, second] = [table(50, 150, 250), table(51, 151, 249)];
    expect(withSharedColumns(first, second, false)).toEqual([first, second]);
    expect(withSharedColumns(first, table(50, 160, 250), false)).toBeNull();
    expect(withSharedColumns(first, table(50, 160, 250), true)).toEqual([first, table(50, 160, 250)]);
    expect(withSharedColumns(first, table(50, 170, 250), true)).toBeNull();
  });

  it('share those of the finer one, in which the other’s cells span several', () => {
    const [fine, coarse] = [table(50, 100, 150, 250), table(50, 150, 250)];
    const shared = withSharedColumns(coarse, fine, false);
    expect(shared?.[0].grid.xs).toEqual([50, 100, 150, 250]);
    expect(spans(shared?.[0])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(shared?.[1]).toBe(fine);
    expect(spans(withSharedColumns(fine, coarse, false)?.[1])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('share none if one has an edge of its own, another width, or a single column', () => {
    expect(withSharedColumns(table(50, 100, 150, 250), table(50, 130, 250), false)).toBeNull();
    expect(withSharedColumns(table(50, 100, 150, 250), table(50, 150, 240), false)).toBeNull();
    expect(withSharedColumns(table(50, 250), table(50, 150, 250), false)).toBeNull();
  });

  it('may end at several places where no border shows that', () => {
    const plain = (...xs: readonly number[]) => {
      const bare = table(...xs);
      const borders = { top: null, bottom: null, left: null, right: null };
      return { ...bare, cells: bare.cells.map((filled) => ({ ...filled, cell: { ...filled.cell, borders } })) };
    };
    const shared = withSharedColumns(plain(50, 150, 250), plain(50, 150, 290), false);
    expect(shared?.map(({ grid, x1 }) => [grid.xs, x1])).toEqual([
      [[50, 150, 290], 290],
      [[50, 150, 290], 290],
    ]);
    expect(shared?.[0].cells.map(({ cell, edges }) => [cell.x1, edges.x1 > 250])).toEqual([
      [150, false],
      [290, true],
    ]);
    expect(withSharedColumns(plain(50, 150, 250), plain(50, 170, 250), false)).toBeNull();
    expect(withSharedColumns(plain(50, 150, 250), table(50, 150, 290), false)).toBeNull();
  });
});
