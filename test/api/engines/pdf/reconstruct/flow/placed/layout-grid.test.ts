import { describe, expect, it } from 'vitest';
import { layoutGrid } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/layout-grid.ts';

const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });

describe('the grid of boxes at their places', () => {
  it('has a cell for each of them, and cells between them', () => {
    const layout = layoutGrid([box(50, 100, 200, 300), box(250, 150, 400, 200), box(250, 220, 400, 350)]);
    expect(layout?.cells.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])).toEqual([
      [50, 100, 200, 350],
      [250, 150, 400, 220],
      [250, 220, 400, 350],
    ]);
    expect(layout?.grid.ys).toEqual([100, 150, 220, 350]);
    const area = layout?.grid.cells.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    expect(area).toBe(3 * 3);
  });

  it('ends boxes where others begin that they overlap a little', () => {
    const layout = layoutGrid([box(50, 100, 201, 300), box(200, 100, 400, 300)]);
    expect(layout?.cells.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [50, 200],
      [200, 400],
    ]);
  });

  it('is none for boxes that cover one another, or that have no size', () => {
    expect(layoutGrid([box(50, 100, 250, 300), box(200, 100, 400, 300)])).toBeNull();
    expect(layoutGrid([box(50, 100, 50, 100)])).toBeNull();
  });
});
