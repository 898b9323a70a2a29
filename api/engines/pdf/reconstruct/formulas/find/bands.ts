import { addTo } from '../../../../../groups.ts';
import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import { isEquationFont, isSymbolFont } from '../../model/formulas/math-fonts.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import { isMathLetter } from '../read/atom.ts';
import { isOfFormulasOnly } from '../signs.ts';
import { thresholds } from '../thresholds.ts';

const height = thresholds.bandPoints;

/** The bands of a page that a part of it is in, by their numbers: nothing is as high as to be in all. */
function bandsBetween(y0: number, y1: number): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.floor(y0 / height));
  return { first, last: Math.min(Math.floor(y1 / height), thresholds.maxBands) };
}

/**
 * Finds boxes by their height on the page, so that not all are compared with each other.
 * @returns Gives those that may be within a distance of a box, in points above and below it.
 */
export function createBands<T extends Box>(nodes: readonly T[]): (box: Box, reach: number) => readonly T[] {
  const bands = new Map<number, T[]>();
  for (const node of nodes) {
    const { first, last } = bandsBetween(node.y0, node.y1);
    for (let band = first; band <= last; band++) addTo(bands, band, node);
  }
  return ({ y0, y1 }, reach) => {
    const near = new Set<T>();
    const { first, last } = bandsBetween(y0 - reach, y1 + reach);
    for (let band = first; band <= last; band++) for (const node of bands.get(band) ?? []) near.add(node);
    return [...near];
  };
}

/** Whether a sign of a font for formulas is not used without one: bullets and arrows are, pieces of high brackets are not. */
const isTelling = ({ text, look }: Glyph) =>
  hasLetterOrDigit(text) || isOfFormulasOnly(text) || isSymbolFont(look.font) || isEquationFont(look.font);

/** The letters of a page that are on lines near those of formulas: most lines of most pages have none. */
export function nearFormulas(glyphs: readonly Glyph[]): readonly Glyph[] {
  const reach = Math.ceil(thresholds.aroundBarPoints / height);
  const bands = new Set<number>();
  for (const glyph of glyphs) {
    if (!isMathLetter(glyph) || !isTelling(glyph)) continue;
    const band = Math.floor(glyph.baseline / height);
    if (!bands.has(band) || !bands.has(band + reach) || !bands.has(band - reach))
      for (let near = band - reach; near <= band + reach; near++) bands.add(near);
  }
  return bands.size === 0 ? [] : glyphs.filter(({ baseline }) => bands.has(Math.floor(baseline / height)));
}
