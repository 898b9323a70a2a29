import { describe, expect, it } from 'vitest';
import { isPlot } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/crooked-lines.ts';
import type { Drawing } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/drawing.ts';

const side = 122;
/** A drawing of a cell to a point with both axes, and the cells of other lines. */
const drawingOf = (cells: readonly (readonly [x: number, y: number])[]): Drawing => {
  const lines = new Uint8Array(side * side);
  for (let place = 1; place < side - 1; place++)
    for (const [x, y] of [[1, place], [place, side - 2], ...cells] as const) lines[y * side + x] = 1;
  return { columns: side, rows: side, lines, perPoint: 1 };
};
const curve = Array.from({ length: 118 }, (_, index) => [index + 2, index + 2] as const);
const level = Array.from({ length: 118 }, (_, index) => [index + 2, 60] as const);

describe('a drawing', () => {
  it('is a plot if a curve touches its axes', () => {
    expect(isPlot(drawingOf(curve), () => false)).toBe(true);
  });

  it('is none if its lines go across and down, or are letters of words that touch them', () => {
    expect(isPlot(drawingOf(level), () => false)).toBe(false);
    expect(isPlot(drawingOf(curve), () => true)).toBe(false);
  });

  it('is none without axes', () => {
    const drawing = drawingOf(curve);
    const lines = drawing.lines.map((line, cell) => (cell % side === 1 ? 0 : line));
    expect(isPlot({ ...drawing, lines }, () => false)).toBe(false);
  });
});
