import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import type { Raster } from '../../../../../../api/engines/pdf/reconstruct/extract/raster.ts';
import type { Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { openScan, scannedPage } from '../../../../../../api/engines/pdf/reconstruct/scans/scanned-page.ts';
import { frame, joinedBoxes, painted, paintedPage, strokes } from '../../../../../support/rebuilt-pdf/painted-page.ts';

const { width, height } = paintedPage;

const word = (text: string, xMin: number, yMin: number, xMax: number, yMax: number): Word => ({
  ...{ text, xMin, yMin, xMax, yMax },
});

const page: Page = {
  ...{ index: 0, width, height, glyphs: [], rotated: [], unread: 0 },
  ...{ rules: [], fills: [], shapes: [], pictures: [], links: [], fields: [], isTagged: false },
};

const read = (raster: Raster, ...words: readonly Word[]) =>
  scannedPage(
    page,
    words.map((each) => ({ ...each, lines: [{ ...each, words: [each], isRightToLeft: false }] })),
    openScan(page, raster),
  );

describe('a scanned page', () => {
  it('has the lines of its tables', () => {
    const { rules } = read(painted([50, 50, 250, 51], [50, 90, 250, 91], [50, 50, 51, 91], [249, 50, 250, 91]));
    expect(rules.filter(({ isHorizontal }) => isHorizontal).map(({ y0 }) => Math.round(y0))).toEqual([50, 90]);
    expect(rules.filter(({ isHorizontal }) => !isHorizontal).map(({ x0 }) => Math.round(x0))).toEqual([50, 249]);
  });

  it('has no letters where a line was taken for one', () => {
    const { glyphs } = read(painted([50, 50, 51, 120]), word('|', 49, 60, 52, 80));
    expect(glyphs).toEqual([]);
  });

  it('keeps what was not read as pictures, and shades of cells as areas', () => {
    const dots = Array.from({ length: 200 }, (_, index) => {
      const [x, y] = [50 + 5 * (index % 20), 200 + 5 * Math.floor(index / 20)];
      return [x, y, x + 3, y + 3] as const;
    });
    const { pictures, fills } = read(painted(...dots, [50, 300, 150, 330, 0xffccddee]));
    expect(pictures.map(({ x0, x1 }) => [Math.round(x0 / 10), Math.round(x1 / 10)])).toEqual([[5, 15]]);
    expect(fills.map(({ colour, y0, y1 }) => [colour, Math.round(y0), Math.round(y1)])).toEqual([['CCDDEE', 300, 330]]);
  });

  it('shows diagrams as pictures that their labels describe', () => {
    const label = word('start', 70, 62, 90, 68);
    const { pictures, rules, glyphs } = read(painted(...joinedBoxes, ...strokes(71, 61, 5)), label);
    expect(pictures.map(({ description }) => description)).toEqual(['start']);
    expect([rules, glyphs]).toEqual([[], []]);
  });

  it('shows framed pictures whole, with their words and areas', () => {
    const dots = [60, 130, 200].flatMap((x) => strokes(x, 130, 8, 3));
    const { pictures, fills, glyphs, rules } = read(
      painted(...frame(50, 50, 260, 200).slice(1), [60, 60, 120, 90, 0xff3399cc], ...dots, ...strokes(60, 170, 8)),
      word('button', 59, 168, 92, 178),
    );
    expect(pictures.map(({ description }) => description)).toEqual(['button']);
    expect([fills, glyphs, rules]).toEqual([[], [], []]);
  });

  it('shows areas of which little was read as pictures that the words describe', () => {
    const light = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .flatMap((row) => strokes(60, 205 + 18 * row, 20, 3))
      .map((box) => [...box, 0xffffffff] as const);
    const { pictures, fills, glyphs } = read(
      painted([50, 200, 250, 390, 0xff223344], ...light),
      word('nnnnnnnnnnnnnnnnnnnn', 59, 205, 140, 212),
    );
    expect(pictures.map(({ description }) => description)).toEqual(['nnnnnnnnnnnnnnnnnnnn']);
    expect([fills, glyphs]).toEqual([[], []]);
  });

  it('is text on a picture where a sheet lies on something else', () => {
    const table = frame(0, 0, width, height).map(([x0, y0, x1, y1]) => [
      Math.max(0, x0 - 39),
      Math.max(0, y0 - 39),
      Math.min(width, x1 + 39),
      Math.min(height, y1 + 39),
    ]);
    const brown = table.map(
      ([x0 = 0, y0 = 0, x1 = 0, y1 = 0], at) => [x0, y0, x1, y1, 0xff5c4630 + at * 0x0a0a0a] as const,
    );
    const words = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].map((at) => word('nnnnn', 60 + 30 * at, 100 + 20 * row, 80 + 30 * at, 107 + 20 * row)),
    );
    const ink = words.flatMap(({ xMin, yMin }) => strokes(xMin, yMin, 5));
    const lines = [0, 1, 2, 3, 4].map((row) => words.slice(5 * row, 5 * row + 5));
    const block = { xMin: 60, yMin: 100, xMax: 200, yMax: 187 };
    const { glyphs, pictures } = scannedPage(
      page,
      [{ ...block, lines: lines.map((each) => ({ ...block, words: each, isRightToLeft: false })) }],
      openScan(page, painted(...brown, ...ink)),
    );
    expect(pictures.map(({ x0, y0, x1, y1, description }) => [x0, y0, x1, y1, description])).toEqual([
      [0, 0, width, height, undefined],
    ]);
    expect(glyphs.map(({ text }) => text).join('')).toBe('nnnnn'.repeat(25));
  });

  it('has bold letters where strokes are thicker than usual, in their colour', () => {
    const lines = [0, 1, 2, 3].flatMap((index) => strokes(50, 100 + 20 * index, 20));
    const thick = strokes(50, 60, 20, 2).map((box) => [...box, 0xff0000cc] as const);
    const words = [0, 1, 2, 3].map((index) =>
      word('nnnnnnnnnnnnnnnnnnnn', 49, 100 + 20 * index, 128, 107 + 20 * index),
    );
    const { glyphs } = read(painted(...thick, ...lines), word('nnnnnnnnnnnnnnnnnnnn', 49, 60, 129, 67), ...words);
    expect(glyphs.filter(({ look }) => look.isBold).map(({ baseline }) => Math.round(baseline))).toEqual(
      Array.from({ length: 20 }, () => 67),
    );
    expect(glyphs[0]?.look.colour).toBe('0000CC');
    expect(glyphs.at(-1)?.look.colour).toBe('000000');
  });

  it('writes words from right to left as it shows them', () => {
    const { glyphs } = read(painted(...strokes(50, 60, 3)), word('אבג', 49, 60, 62, 67));
    expect(glyphs.map(({ text }) => text).join('')).toBe('גבא');
  });
});
