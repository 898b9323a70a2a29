import { describe, expect, it } from 'vitest';
import { tilesOf } from '../../../../../../api/engines/pdf/reconstruct/tables/tiles.ts';

const [xs, ys] = [
  [0, 10, 30],
  [0, 5, 20],
];
const wide = { row: 0, column: 0, rows: 1, columns: 2 };
const low = { row: 1, column: 0, rows: 1, columns: 1 };

describe('the tiles of a grid', () => {
  it('are those of spans, at their places, and the cells that none covers', () => {
    expect(tilesOf([low, wide], xs, ys)).toEqual({
      held: [
        { ...low, x0: 0, x1: 10, y0: 5, y1: 20 },
        { ...wide, x0: 0, x1: 30, y0: 0, y1: 5 },
      ],
      free: [{ row: 1, column: 1, rows: 1, columns: 1, x0: 10, x1: 30, y0: 5, y1: 20 }],
    });
  });

  it('are none of spans that cover the same cell', () => {
    expect(tilesOf([wide, { ...low, row: 0, rows: 2 }], xs, ys)).toBeNull();
  });
});
