import { describe, expect, it } from 'vitest';
import { framedPictures } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/framed-pictures.ts';
import type { DrawnLine } from '../../../../../../../api/engines/pdf/reconstruct/scans/drawn-lines/continued-lines.ts';

const across = (x0: number, x1: number, y: number): DrawnLine => ({
  ...{ x0, x1, y0: y - 0.5, y1: y + 0.5, isHorizontal: true, thickness: 1 },
});
const down = (y0: number, y1: number, x: number): DrawnLine => ({
  ...{ x0: x - 0.5, x1: x + 0.5, y0, y1, isHorizontal: false, thickness: 1 },
});
/** A frame without a side at its top. */
const open = [down(50, 200, 50), down(51, 200, 250), across(50, 250, 200)];
const part = (x0: number, y0: number, side = 30) => ({ x0, y0, x1: x0 + side, y1: y0 + side });
const parts = [part(60, 60), part(120, 60), part(60, 120)];
const pageArea = 500 * 700;

describe('framed pictures', () => {
  const framed = { lines: open, parts, words: [part(120, 120, 20)] };

  it('are frames with several pictures in them, with a bar and without one side', () => {
    expect(framedPictures(framed, pageArea)).toEqual([{ x0: 49.5, x1: 250.5, y0: 50, y1: 200.5 }]);
    const above = [down(50, 200, 50), down(50, 200, 250), across(50, 250, 50), across(50, 250, 65)];
    expect(framedPictures({ ...framed, lines: above }, pageArea)).toHaveLength(1);
  });

  it('are frames with several buttons in them, which no other lines touch', () => {
    const button = (x: number) => [
      across(x, x + 50, 150),
      across(x, x + 50, 170),
      down(150, 170, x),
      down(150, 170, x + 50),
    ];
    const whole = [across(20, 280, 50), down(50, 200, 20), down(50, 200, 280), across(20, 280, 200)];
    const window = { lines: [...whole, ...[30, 100, 170].flatMap(button)], parts: [], words: [] };
    expect(framedPictures(window, pageArea)).toHaveLength(1);
    const joined = { ...window, lines: [...whole, ...[30, 80, 130].flatMap(button)] };
    expect(framedPictures(joined, pageArea)).toEqual([]);
  });

  it('are large frames with many small pictures, such as those of files', () => {
    const large = [down(50, 450, 50), down(50, 450, 450), across(50, 450, 450)];
    const icons = (side: number) => [0, 1, 2, 3, 4, 5].map((at) => part(60 + 60 * at, 100, side));
    expect(framedPictures({ ...framed, lines: large, parts: icons(18) }, pageArea)).toHaveLength(1);
    expect(framedPictures({ ...framed, lines: large, parts: icons(18).slice(2) }, pageArea)).toEqual([]);
    expect(framedPictures({ ...framed, lines: large, parts: icons(10) }, pageArea)).toEqual([]);
  });

  it('are found once where one is in another', () => {
    const inner = [down(110, 195, 55), down(110, 195, 160), across(55, 160, 195)];
    const more = [part(60, 150), part(100, 120), part(100, 150)];
    expect(
      framedPictures({ ...framed, lines: [...inner, ...open], parts: [...parts, ...more] }, pageArea),
    ).toHaveLength(1);
  });

  it.each([
    ['tables, whose rows divide them', { lines: [...open, across(50, 250, 100), across(50, 250, 150)] }],
    ['tables, whose columns divide them', { lines: [...open, down(50, 200, 100), down(50, 200, 150)] }],
    ['boxes of text', { words: [{ x0: 60, x1: 240, y0: 60, y1: 110 }] }],
    ['boxes with a logo', { parts: parts.slice(1) }],
    ['forms with signs', { parts: parts.map(({ x0, y0 }) => part(x0, y0, 10)) }],
    ['two sides', { lines: open.slice(1) }],
    ['low ones', { lines: [down(50, 100, 50), down(50, 100, 250), across(50, 250, 100)] }],
  ])('are no %s', (_, other) => {
    expect(framedPictures({ ...framed, ...other }, pageArea)).toEqual([]);
  });

  it('are no frames around most of a page', () => {
    expect(framedPictures(framed, 40_000)).toEqual([]);
  });
});
