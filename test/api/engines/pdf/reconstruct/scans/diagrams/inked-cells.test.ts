import { describe, expect, it } from 'vitest';
import {
  allAround,
  atSides,
  inkedCells,
  partsOf,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/inked-cells.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { painted, paintedPage } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

describe('the inked cells of a page', () => {
  it('are those with anything on them', () => {
    const { columns, rows, side, isInked } = inkedCells(tonesOf(painted([10, 20, 12, 21])));
    const perPoint = paintedPage.pixelsPerPoint / side;
    expect([columns, rows]).toEqual([paintedPage.width * perPoint, paintedPage.height * perPoint]);
    expect(isInked.reduce((sum, cell) => sum + cell, 0)).toBe(2 * perPoint * perPoint);
    expect(isInked[20 * perPoint * columns + 10 * perPoint]).toBe(1);
  });

  it('are in one part if they touch, at corners too where that counts', () => {
    const [columns, rows] = [4, 3];
    const set = Uint8Array.from([1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0]);
    const rangesOf = (steps: typeof allAround) =>
      partsOf(set, { columns, rows }, steps).map(({ left, right, top, bottom }) => [left, right, top, bottom]);
    expect(rangesOf(allAround)).toEqual([
      [0, 1, 0, 1],
      [3, 3, 0, 1],
    ]);
    expect(rangesOf(atSides)).toEqual([
      [0, 0, 0, 0],
      [3, 3, 0, 1],
      [1, 1, 1, 1],
    ]);
  });
});
