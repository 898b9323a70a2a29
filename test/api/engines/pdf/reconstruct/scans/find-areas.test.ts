import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findAreas } from '../../../../../../api/engines/pdf/reconstruct/scans/find-areas.ts';
import { tonesOf } from '../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../support/rebuilt-pdf/painted-page.ts';

const areasOn = (boxes: readonly PaintedBox[], words: readonly Box[] = [], lines: readonly Box[] = []) => {
  const raster = painted(...boxes);
  return findAreas(raster, tonesOf(raster), words, lines);
};

/** What is drawn in an area of 100 by 50 points. */
const drawing = Array.from({ length: 200 }, (_, index) => {
  const [x, y] = [50 + 5 * (index % 20), 200 + 5 * Math.floor(index / 20)];
  return [x, y, x + 3, y + 3] as const;
});

describe('areas of a scanned page', () => {
  it('are fills where they are of one colour, to the pixel', () => {
    const { fills, pictures } = areasOn([[50, 300, 150, 330, 0xffccddee]]);
    expect(fills).toEqual([{ x0: 50, x1: 150, y0: 300, y1: 330, colour: 'CCDDEE' }]);
    expect(pictures).toEqual([]);
  });

  it('are fills if they are low bars between two rows of cells, as heads of tables are', () => {
    const cut = areasOn(
      [[50, 301, 250, 313.5, 0xff223344], ...strokes(60, 304, 20).map((box) => [...box, 0xffffffff] as const)],
      [{ x0: 60, x1: 137, y0: 304, y1: 311 }],
    );
    expect(cut.fills.map(({ colour }) => colour)).toEqual(['223344']);
    expect([cut.pictures, cut.unread]).toEqual([[], []]);
  });

  it('keep what is on them and was not read as pictures, and are pictures if it is much', () => {
    const rows = Array.from({ length: 12 }, (_, row) => 205 + 20 * row);
    const light = rows.flatMap((top) => strokes(60, top, 20, 3)).map((box) => [...box, 0xffffffff] as const);
    const page = [[50, 200, 250, 390, 0xff223344] as const, ...light.filter(([, top]) => top < 380)];
    const words = rows.map((top) => ({ x0: 60, x1: 140, y0: top, y1: top + 7 }));
    const mostlyRead = areasOn(page, words.slice(1));
    expect([mostlyRead.fills.length, mostlyRead.unread.length]).toEqual([1, 0]);
    expect(mostlyRead.pictures.map(({ x0, y1 }) => [Math.round(x0 / 10), Math.round(y1 / 10)])).toEqual([[6, 21]]);
    expect(areasOn(page)).toEqual({ fills: [], pictures: [], unread: [{ x0: 50, x1: 250, y0: 200, y1: 390 }] });
  });

  it('are pictures where they are neither words nor of one colour', () => {
    const [picture, ...others] = areasOn(drawing).pictures;
    expect(others).toEqual([]);
    expect([picture?.x0, picture?.y1].map((value = 0) => Math.round(value / 10))).toEqual([5, 25]);
  });

  it('are a picture in each cell of a table, and one where something crosses a line', () => {
    const letters = [100, 112].flatMap((top) => strokes(50, top, 10, 2));
    const line = { x0: 40, y0: 109, x1: 160, y1: 110 };
    const rule = [line.x0, line.y0, line.x1, line.y1] as const;
    const parted = areasOn([...letters, rule], [], [line]).pictures;
    expect(parted.map(({ y0, y1 }) => [y0, y1])).toEqual([
      [100, 107],
      [112, 119],
    ]);
    const bars = strokes(50, 100, 10, 2).map(([x0, y0, x1]) => [x0, y0, x1, 119] as const);
    expect(areasOn([...bars, rule], [], [line]).pictures).toHaveLength(1);
    expect(areasOn([...letters, rule], [], [{ ...line, x1: 70 }]).pictures).toHaveLength(1);
    const high = [60, 68, 76, 84, 92, 100, 112].flatMap((top) => strokes(50, top, 10, 2));
    expect(areasOn([...high, rule], [], [line]).pictures).toHaveLength(1);
  });

  it('are apart from what they touch if they are of one colour and have words on them', () => {
    const light = [60, 80, 100, 120].flatMap((top) =>
      strokes(210, top, 15).map((box) => [...box, 0xffffffff] as const),
    );
    const words = [60, 80, 100, 120].map((top) => ({ x0: 210, x1: 267, y0: top, y1: top + 7 }));
    const beside = drawing.map(([x0, y0, x1, y1]) => [x0 + 50, y0 - 150, x1 + 50, y1 - 150] as const);
    const { fills, pictures } = areasOn([[200, 50, 280, 350, 0xff336633], ...light, ...beside], words);
    expect(fills.map(({ colour, x0, y1 }) => [colour, x0, y1])).toEqual([['336633', 200, 350]]);
    expect(pictures.map(({ y1 }) => Math.round(y1 / 10))).toEqual([10]);
  });

  it('are none where words are, at the edges of the page, and in specks', () => {
    expect(areasOn(drawing, [{ x0: 45, y0: 195, x1: 155, y1: 255 }]).pictures).toEqual([]);
    expect(areasOn([[0, 0, 6, 400]]).pictures).toEqual([]);
    expect(areasOn([[100, 100, 103, 103]]).pictures).toEqual([]);
  });
});
