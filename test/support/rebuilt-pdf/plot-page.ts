import type { Glyph, Page, Rule } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from './empty-page.ts';
import { glyphs, gridRules, look } from './glyphs.ts';

/** The look of its labels. */
export const labelLook = { ...look, font: 'Helvetica', size: 8 };
/** A tick of the axis below, which has four at `tickPlaces`. */
export const tick = (x: number): Rule => ({
  ...{ x0: x, x1: x, y0: 300, y1: 305, isHorizontal: false, thickness: 0.5, colour: '000000' },
});
/** Where its ticks are, in points from the left. */
export const tickPlaces = [120, 180, 240, 300];
/** The numbers of ticks, each with its middle at its tick or beside it. */
export const numbers = (shift = 0): Glyph[] =>
  tickPlaces.flatMap((x, index) => {
    const text = `${index * 500}`;
    return glyphs(text, x + shift - text.length * 2, 318, labelLook);
  });
/** Numbers that run up the page, each with its middle at a tick of the axis at the left. */
export const turnedNumbers = tickPlaces.flatMap((_, index): Glyph[] => {
  const y = 180 + 30 * index;
  return glyphs('0.5', 0, 0, labelLook).map((glyph, at) => ({
    ...glyph,
    ...{ x0: 82, x1: 90, y0: y + 2 - 4 * at, y1: y + 6 - 4 * at },
  }));
});
const sides = tickPlaces.map((_, index): Rule => {
  const y = 180 + 30 * index;
  return { x0: 95, x1: 100, y0: y, y1: y, isHorizontal: true, thickness: 0.5, colour: '000000' };
});
/** The lines around the plot. */
export const frame = gridRules([100, 320], [160, 300]);
/** A page with a plot between two axes, and what else it has, or has instead. */
export const plotPage = (own: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  rules: [...frame, ...tickPlaces.map(tick), ...sides],
  glyphs: numbers(),
  rotated: turnedNumbers,
  ...own,
});
