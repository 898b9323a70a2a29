import { describe, expect, it } from 'vitest';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { paleAreas } from '../../../../../../../api/engines/pdf/reconstruct/scans/shades/pale-areas.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const pale = 0xfff2f2f2;

const found = (...boxes: readonly PaintedBox[]) => {
  const raster = painted(...boxes);
  return paleAreas(raster, tonesOf(raster)).map(({ x0, x1, y0, y1, colour }) => [
    ...[x0, y0, x1, y1].map(Math.round),
    colour,
  ]);
};

describe('pale areas of scanned pages', () => {
  it('are found by the paper between their letters', () => {
    const rows = [90, 150].map((y): PaintedBox => [60, y, 240, y + 30, pale]);
    expect(found(...rows, ...strokes(70, 100, 30), ...strokes(70, 130, 30))).toEqual([
      [60, 90, 240, 120, 'F2F2F2'],
      [60, 150, 240, 180, 'F2F2F2'],
    ]);
  });

  it('may be below a dark one', () => {
    expect(found([60, 90, 240, 120, 0xff333333], [60, 120, 240, 180, pale])).toEqual([[60, 120, 240, 180, 'F2F2F2']]);
  });

  it('have the colour that they have on white paper', () => {
    expect(found([0, 0, 300, 400, 0xfff4f4f4], [60, 90, 240, 150, 0xffe7e7e7])).toEqual([[60, 90, 240, 150, 'F1F1F1']]);
  });

  it('are no shadows, which become paler slowly', () => {
    const shadow = Array.from(
      { length: 20 },
      (_, at): PaintedBox => [...([60 + 6 * at, 90, 66 + 6 * at, 150] as const), 0xff000000 | ((235 + at) * 0x10101)],
    );
    expect(found(...shadow)).toEqual([]);
  });

  it.each<readonly [string, PaintedBox]>([
    ['at the edge of the page', [0, 90, 240, 150, pale]],
    ['narrow ones', [60, 90, 78, 150, pale]],
    ['low ones', [60, 90, 240, 96, pale]],
    ['paper', [60, 90, 240, 150, 0xfffcfcfc]],
  ])('are not %s', (_, box) => {
    expect(found(box)).toEqual([]);
  });

  it('are no other shapes than rectangles', () => {
    expect(found([60, 90, 240, 120, pale], [60, 120, 120, 180, pale])).toEqual([]);
  });
});
