import { describe, expect, it } from 'vitest';
import { unreadLines } from '../../../../../../api/engines/pdf/recognise/unread/unread-lines.ts';

const [width, height] = [400, 300];
const paper = 250;

interface Rectangle extends Record<'x' | 'y' | 'width' | 'height', number> {
  readonly level: number;
}

/** Letters as rectangles, twenty pixels high. */
const letters = (x: number, y: number, count: number, level: number): readonly Rectangle[] =>
  Array.from({ length: count }, (_, at) => ({ x: x + 12 * at, y, width: 8, height: 20, level }));

/** What is found on a page with rectangles on it, at two pixels a point. */
function linesOn(rectangles: readonly Rectangle[], words: Parameters<typeof unreadLines>[1] = []) {
  const data = new Uint8Array(width * height).fill(paper);
  for (const { x, y, level, ...size } of rectangles)
    for (let row = y; row < y + size.height; row++) data.fill(level, row * width + x, row * width + x + size.width);
  return unreadLines({ width, height, pixelsPerPoint: 2, data }, words);
}

describe('lines of letters that were not read', () => {
  it('are letters side by side that no word covers', () => {
    const page = [...letters(20, 40, 6, 20), ...letters(20, 100, 6, 20)];
    const known = [{ xMin: 18, xMax: 100, yMin: 38, yMax: 62 }];
    expect(linesOn(page, known)).toEqual([{ xMin: 20, xMax: 88, yMin: 100, yMax: 120, ground: paper }]);
  });

  it('are no letters of two words that touch', () => {
    const touching = { x: 20, y: 40, width: 110, height: 20, level: 20 };
    const words = [
      { xMin: 18, xMax: 72, yMin: 38, yMax: 62 },
      { xMin: 80, xMax: 132, yMin: 38, yMax: 62 },
    ];
    expect(linesOn([touching], words)).toEqual([]);
    expect(linesOn([touching], [])).toHaveLength(1);
  });

  it('are two where they are far apart, or one above the other', () => {
    expect(linesOn([...letters(20, 40, 3, 20), ...letters(200, 40, 3, 20), ...letters(20, 70, 3, 20)])).toHaveLength(3);
  });

  it('are also on dark areas, in whatever shade', () => {
    const panel = { x: 50, y: 100, width: 300, height: 100, level: 60 };
    expect(linesOn([panel, ...letters(80, 120, 5, 200), ...letters(80, 160, 5, 120)])).toEqual([
      { xMin: 80, xMax: 136, yMin: 120, yMax: 140, ground: 60 },
      { xMin: 80, xMax: 136, yMin: 160, yMax: 180, ground: 60 },
    ]);
  });

  it('are without frames around them', () => {
    const frame = [
      { x: 20, y: 60, width: 160, height: 5, level: 20 },
      { x: 20, y: 115, width: 160, height: 5, level: 20 },
      { x: 20, y: 60, width: 5, height: 60, level: 20 },
      { x: 175, y: 60, width: 5, height: 60, level: 20 },
    ];
    expect(linesOn([...frame, ...letters(40, 80, 6, 20)])).toEqual([
      { xMin: 40, xMax: 108, yMin: 80, yMax: 100, ground: paper },
    ]);
  });

  it('are in tables with shaded rows, on paper and on shades, on both sides of rules', () => {
    const table = [
      { x: 20, y: 60, width: 360, height: 2, level: 20 },
      { x: 20, y: 60, width: 2, height: 140, level: 20 },
      { x: 20, y: 100, width: 360, height: 100, level: 150 },
      { x: 200, y: 60, width: 2, height: 140, level: 20 },
      { x: 378, y: 60, width: 2, height: 140, level: 20 },
    ];
    const rows = [70, 130].flatMap((y) => [...letters(40, y, 4, 20), ...letters(230, y, 4, 20)]);
    const found = linesOn([...table, ...rows]).filter(({ yMax, yMin }) => yMax - yMin === 20);
    expect(found.map(({ xMin, yMin, ground }) => [xMin, yMin, ground])).toEqual([
      [40, 70, paper],
      [230, 70, paper],
      [40, 130, 150],
      [230, 130, 150],
    ]);
  });

  it('are not in charts, where much is of one shade, but not nearly all', () => {
    const chart = [
      { x: 100, y: 100, width: 200, height: 70, level: 180 },
      { x: 100, y: 170, width: 120, height: 60, level: 60 },
    ];
    expect(linesOn([...chart, ...letters(240, 190, 4, 20)])).toEqual([]);
  });

  it('are no rules, dots, shades and parts of photographs', () => {
    const rules = [
      { x: 10, y: 20, width: 380, height: 2, level: 20 },
      { x: 10, y: 20, width: 2, height: 200, level: 20 },
    ];
    const dots = Array.from({ length: 20 }, (_, at) => ({ x: 30 + 8 * at, y: 50, width: 2, height: 2, level: 20 }));
    const photo = Array.from({ length: 12 }, (_, at) => ({
      x: 100 + 10 * at,
      y: 100,
      width: 10,
      height: 100,
      level: 20 + 14 * at,
    }));
    const inPhoto = letters(120, 140, 4, 240);
    expect(linesOn([...rules, ...dots, ...letters(20, 240, 4, 225), ...photo, ...inPhoto])).toEqual([]);
  });
});
