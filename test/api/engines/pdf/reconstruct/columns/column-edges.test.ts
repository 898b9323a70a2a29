import { describe, expect, it } from 'vitest';
import { columnEdges } from '../../../../../../api/engines/pdf/reconstruct/columns/column-edges.ts';

const item = (type: string, x0: number, x1: number) => ({ type, x0, x1, y0: 0, y1: 10 });

describe('the edges of a column', () => {
  it('are those of its lines', () => {
    expect(columnEdges([item('line', 50, 240), item('line', 60, 200), item('table', 45, 250)])).toEqual({
      x0: 50,
      x1: 240,
    });
  });

  it('are those of frames between short lines', () => {
    expect(columnEdges([item('line', 50, 110), item('table', 48, 250), item('line', 50, 120)])).toEqual({
      x0: 48,
      x1: 250,
    });
    expect(columnEdges([item('table', 48, 250)])).toEqual({ x0: 48, x1: 250 });
  });
});
