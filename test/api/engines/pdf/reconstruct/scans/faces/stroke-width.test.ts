import { expect, it } from 'vitest';
import type { Raster } from '../../../../../../../api/engines/pdf/reconstruct/extract/raster.ts';
import { coreLevel, strokeWidth } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/stroke-width.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, strokes } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const word = { x0: 45, y0: 95, x1: 135, y1: 112 };
const widthOn = (raster: Raster) => strokeWidth(tonesOf(raster), [word], 10);
const inColour = (boxes: readonly PaintedBox[], colour: number) =>
  boxes.map(([x0, y0, x1, y1]) => [x0, y0, x1, y1, colour] as const);

it('a word has the strokes of its letters', () => {
  expect(widthOn(painted(...strokes(50, 100, 20)))).toBe(1);
  expect(widthOn(painted(...strokes(50, 100, 20, 2)))).toBe(2);
  expect(widthOn(painted())).toBeNull();
});

it('strokes are told to parts of a pixel by how dark their edges are', () => {
  const edges = strokes(51, 100, 20, 0.5);
  expect(widthOn(painted(...strokes(50, 100, 20), ...inColour(edges, 0xff404040)))).toBeCloseTo(1.4, 1);
  expect(widthOn(painted(...strokes(50, 100, 20), ...inColour(edges, 0xffc0c0c0)))).toBeCloseTo(1.1, 1);
});

it('strokes of grey letters are as thick as those of black ones, and so are those of light ones', () => {
  const edges = strokes(51, 100, 20, 0.5);
  const grey = painted(...inColour(strokes(50, 100, 20), 0xff808080), ...inColour(edges, 0xffb0b0b0));
  expect(widthOn(grey)).toBeGreaterThan(1.25);
  expect(coreLevel(tonesOf(grey), [word])).toBe(128);
  expect(widthOn(painted([40, 90, 140, 115, 0xff112244], ...inColour(strokes(50, 100, 20), 0xffffffff)))).toBe(1);
});
