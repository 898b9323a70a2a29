import { firstIndex } from '../../../../first-index.ts';
import { addTo } from '../../../../groups.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** Letters from the highest baseline to the lowest. */
export const byBaseline = (glyphs: readonly Glyph[]) => [...glyphs].sort((a, b) => a.baseline - b.baseline);

/** The glyphs with baselines in a range; `sorted` by baseline, so that only those near a rule or link are examined. */
export function within(sorted: readonly Glyph[], top: number, bottom: number): readonly Glyph[] {
  const start = firstIndex(sorted, ({ baseline }) => baseline >= top);
  let end = start;
  while (end < sorted.length && (sorted[end] as Glyph).baseline <= bottom) end++;
  return sorted.slice(start, end);
}

/** Finds the glyphs that begin in a box, with their baselines in it, in no particular order. */
export type FindsGlyphs = (box: Box) => readonly Glyph[];

/**
 * Creates a finder of the glyphs of a page. Beside those in a box, only those in the same bands of the page and between its
 * sides are examined: drawings have thousands of rules and of letters.
 */
export function createGlyphFinder(glyphs: readonly Glyph[]): FindsGlyphs {
  const numberOf = (y: number) => Math.floor(y / thresholds.glyphBand);
  const bands = new Map<number, Glyph[]>();
  for (const glyph of glyphs) addTo(bands, numberOf(glyph.baseline), glyph);
  const numbers = [...bands.keys()].sort((a, b) => a - b);
  // Most bands of most pages are never asked for.
  const sorted = new Map<number, readonly Glyph[]>();
  const bandAt = (number: number): readonly Glyph[] => {
    const band = sorted.get(number) ?? (bands.get(number) ?? []).sort((a, b) => a.x0 - b.x0);
    sorted.set(number, band);
    return band;
  };
  return ({ x0, x1, y0, y1 }) => {
    const found: Glyph[] = [];
    const last = numberOf(y1);
    for (let at = firstIndex(numbers, (number) => number >= numberOf(y0)); (numbers[at] ?? last + 1) <= last; at++) {
      const band = bandAt(numbers[at] as number);
      for (let next = firstIndex(band, (glyph) => glyph.x0 >= x0); next < band.length; next++) {
        const glyph = band[next] as Glyph;
        if (glyph.x0 > x1) break;
        if (glyph.baseline >= y0 && glyph.baseline <= y1) found.push(glyph);
      }
    }
    return found;
  };
}
