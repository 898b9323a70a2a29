import { describe, expect, it } from 'vitest';
import { findDiagrams } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/find-diagrams.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import {
  frame,
  joinedBoxes,
  type PaintedBox,
  painted,
  strokes,
} from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const found = (...boxes: readonly PaintedBox[]) =>
  findDiagrams(tonesOf(painted(...boxes)), []).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map(Math.round));

describe('diagrams of scanned pages', () => {
  it('are boxes that are apart and joined by lines', () => {
    expect(found(...joinedBoxes, ...strokes(70, 60, 10))).toEqual([[60, 50, 140, 175]]);
  });

  it('are one with what is close to them', () => {
    const below = joinedBoxes.map(([x0, y0, x1, y1]) => [x0 + 30, y0 + 134, x1 + 30, y1 + 134] as const);
    expect(found(...joinedBoxes, ...below)).toEqual([[60, 50, 170, 309]]);
  });

  it('are no tables, whose cells are side by side', () => {
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1].flatMap((column) => frame(60 + 79 * column, 50 + 24 * row, 140 + 79 * column, 75 + 24 * row)),
    );
    expect(found(...cells)).toEqual([]);
    expect(found(...cells, [217, 60, 260, 61])).toEqual([]);
  });

  it('are no fields to fill in, which nothing joins', () => {
    const fields = [0, 1, 2].flatMap((row) => frame(60, 50 + 50 * row, 140, 75 + 50 * row));
    expect(found(...fields)).toEqual([]);
    expect(found(...fields, ...frame(40, 40, 200, 200))).toEqual([]);
  });

  /** A window: a frame with a bar, in which there is a dark area. */
  const window = [...frame(50, 50, 250, 200), [50, 70, 250, 71], [60, 90, 240, 190, 0xff333333]] as const;

  it('are framed figures, such as windows of programs', () => {
    expect(found(...window)).toEqual([[50, 50, 250, 200]]);
  });

  it('are no frames whose text was read, or of which nothing is a good part', () => {
    const read = [{ x0: 60, y0: 90, x1: 240, y1: 130 }];
    expect(findDiagrams(tonesOf(painted(...window)), read)).toEqual([]);
    expect(found(...frame(50, 50, 250, 200), ...frame(60, 90, 240, 190))).toEqual([]);
    expect(found(...frame(50, 50, 250, 200), [60, 90, 80, 110])).toEqual([]);
  });

  it('are no tables with pictures in their cells', () => {
    const cells = [50, 100, 150, 200].flatMap((top) => frame(50, top, 250, top + 51));
    expect(found(...cells, [60, 60, 240, 90, 0xff333333], [60, 110, 240, 140, 0xff333333])).toEqual([]);
  });
});
