import { expect, it } from 'vitest';
import type { Line } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { lineColours } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/line-colours.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const lineAt = (top: number, height = 7): Line => {
  const box = { xMin: 50, xMax: 127, yMin: top, yMax: top + height };
  return { ...box, words: [{ ...box, text: 'minimum' }], isRightToLeft: false };
};

/** Strokes of a line in a colour, so high. */
const drawn = (top: number, colour: number, height = 7): readonly PaintedBox[] =>
  strokes(50, top, 20).map(([x0, y0, x1]) => [x0, y0, x1, y0 + height, colour] as const);

const coloursOf = (lines: readonly Line[], ...boxes: readonly PaintedBox[]) => {
  const raster = painted(...boxes);
  const colours = lineColours(lines, raster, tonesOf(raster));
  return lines.map((line) => colours.get(line));
};

it('lines have the colour of their letters, also where they are light', () => {
  const ground = [40, 190, 140, 215, 0xff112244] as const;
  const boxes = [...drawn(100, 0xffcc0000), ...drawn(150, 0xff0a0a0a), ground, ...drawn(200, 0xffffffff)];
  expect(coloursOf([lineAt(100), lineAt(150), lineAt(200)], ...boxes)).toEqual(['CC0000', '000000', 'FFFFFF']);
});

it('lines are grey that are clearly lighter than others of their height, whatever scanners make of black', () => {
  const boxes = [100, 120, 140].flatMap((top) => drawn(top, 0xff202020));
  const lines = [lineAt(100), lineAt(120), lineAt(140), lineAt(160)];
  expect(coloursOf(lines, ...boxes, ...drawn(160, 0xff707070)).at(-1)).toBe('555555');
  expect(coloursOf(lines, ...boxes, ...drawn(160, 0xff404040)).at(-1)).toBe('000000');
  const small = [...lines.slice(0, 3), lineAt(160, 5)];
  expect(coloursOf(small, ...boxes, ...drawn(160, 0xff707070, 5)).at(-1)).toBe('000000');
});

it('letters on yellowish paper are of the colour that they have on white', () => {
  const paper = [0, 0, 300, 400, 0xfffaf0d0] as const;
  const lines = [lineAt(100), lineAt(120), lineAt(140), lineAt(160)];
  const boxes = [paper, ...[100, 120, 140].flatMap((top) => drawn(top, 0xff1a1916)), ...drawn(160, 0xff807860)];
  const colours = coloursOf(lines, ...boxes);
  expect(colours.slice(0, 3)).toEqual(['000000', '000000', '000000']);
  expect(colours[3]).toMatch(/^(.)\1{5}$/);
  expect(colours[3]).not.toBe('000000');
});

it('letters on grey that is as dark as ink are light or dark, as they are', () => {
  const ground = [40, 190, 140, 215, 0xff808080] as const;
  const lines = [lineAt(100), lineAt(120), lineAt(200)];
  const boxes = [...drawn(100, 0xff0a0a0a), ...drawn(120, 0xff0a0a0a), ground];
  expect(coloursOf(lines, ...boxes, ...drawn(200, 0xff0a0a0a)).at(-1)).toBe('000000');
  expect(coloursOf(lines, ...boxes, ...drawn(200, 0xffffffff)).at(-1)).toBe('FFFFFF');
});
