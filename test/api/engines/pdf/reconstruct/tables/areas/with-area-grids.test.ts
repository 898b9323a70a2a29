import { describe, expect, it } from 'vitest';
import { withAreaGrids } from '../../../../../../../api/engines/pdf/reconstruct/tables/areas/with-area-grids.ts';
import { type Grid, gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';

const noBorders = { top: null, left: null, bottom: null, right: null };

/** A grid whose cells fill all its rows and columns. */
function table(xs: readonly number[], ys: readonly number[]): Grid {
  const cells = ys.slice(1).flatMap((y1, row) =>
    xs.slice(1).map((x1, column) => {
      const box = { x0: xs[column] as number, x1, y0: ys[row] as number, y1 };
      return { ...box, row, column, rows: 1, columns: 1, borders: noBorders };
    }),
  );
  return gridOf(xs, ys, cells);
}

const ofAreas = table([50, 150, 250], [100, 160, 220]);

describe('tables of areas', () => {
  it('replace ruled ones at the same place, and no others', () => {
    const other = table([50, 250], [300, 400]);
    expect(withAreaGrids([table([50, 250], [100, 160, 220]), other], [ofAreas])).toEqual([other, ofAreas]);
    expect(withAreaGrids([other], [])).toEqual([other]);
  });

  it('hold ruled ones in their cells, but not the boxes of pictures', () => {
    const [inner, box] = [table([60, 100, 140], [110, 130, 150]), table([160, 240], [110, 150])];
    const [grid, ...others] = withAreaGrids([inner, box], [ofAreas]);
    expect(others).toEqual([]);
    expect(grid?.cells.map(({ nested }) => nested?.length)).toEqual([1, undefined, undefined, undefined]);
  });
});
