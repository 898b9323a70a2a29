import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { gridOf } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { withRowNames } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/row-names.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const borders = { top: null, left: null, bottom: null, right: null };
const [xs, ys] = [
  [120, 160, 200],
  [90, 110, 130, 150, 170],
];
const cells = [0, 1, 2, 3].flatMap((row) =>
  [0, 1].map((column) => ({
    ...{ row, column, rows: 1, columns: 1, borders },
    ...{ x0: xs[column] as number, x1: xs[column + 1] as number, y0: ys[row] as number, y1: ys[row + 1] as number },
  })),
);
const values = [0, 1, 2, 3].flatMap((row) => findSegments(glyphs('12', 130, 104 + 20 * row)));
/** The places of the columns of a grid with text at these baselines, which begins at a place. */
const columnsOf = (x: number, ...baselines: readonly number[]) => {
  const names = baselines.flatMap((baseline) => findSegments(glyphs('name', x, baseline)));
  return withRowNames(gridOf(xs, ys, cells), [...names, ...values]);
};

describe('names to the left of a table', () => {
  it('are a column of it, without borders', () => {
    const grid = columnsOf(90, 104, 124, 144, 164);
    expect(grid.xs).toEqual([88, ...xs]);
    expect(grid.cells.map(({ row, column }) => [row, column]).slice(0, 4)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
    expect(grid.cells[0]).toMatchObject({ x0: 88, x1: 120, y0: 90, y1: 110, borders });
  });

  it('are other text if they are few, far away or at heights of their own', () => {
    expect(columnsOf(90, 104, 124).xs).toEqual(xs);
    expect(columnsOf(30, 104, 124, 144, 164).xs).toEqual(xs);
    expect(columnsOf(90, 98, 114, 130, 146, 162).xs).toEqual(xs);
  });
});
