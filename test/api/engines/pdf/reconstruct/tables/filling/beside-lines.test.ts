import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { isBesideLines } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/beside-lines.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const logo = { x0: 60, x1: 120, y0: 100, y1: 160 };
const isBeside = (x: number, y: number, picture = logo) =>
  isBesideLines(picture, findSegments(glyphs('An address', x, y)));

it('tells pictures that lines stand beside, as an address does beside a logo', () => {
  expect(isBeside(150, 130)).toBe(true);
  expect(isBeside(5, 130)).toBe(true);
});

it('tells neither those above, below or behind lines, nor those in a line, nor signs', () => {
  expect([90, 175].map((y) => isBeside(150, y))).toEqual([false, false]);
  expect(isBeside(80, 130)).toBe(false);
  expect(isBeside(150, 159)).toBe(false);
  expect(isBeside(150, 112, { ...logo, x1: 75, y1: 115 })).toBe(false);
});
