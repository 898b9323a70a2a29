import { isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Fill, Glyph, Link, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { byBaseline, createGlyphFinder, within } from './glyphs-between.ts';
import { thresholds } from './thresholds.ts';

/** Whether letters on one line have gaps as between the columns of a table: a rule below those parts two rows. */
function hasWideGaps(letters: readonly Glyph[]): boolean {
  let end = Number.POSITIVE_INFINITY;
  return [...letters]
    .sort((a, b) => a.x0 - b.x0)
    .some(({ x0, x1, look }) => {
      const gap = x0 - end;
      end = Number.isFinite(end) ? Math.max(end, x1) : x1;
      return gap > thresholds.underline.maxGapEms * look.size;
    });
}

/**
 * Sets `isUnderlined` or `isStruck` on the glyphs that rules underline or strike through. Returns the other rules.
 * @param ends Whether a rule must begin and end with its text, unlike the borders of cells, or may be a little longer.
 */
export function markUnderlines(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  ends: 'exact' | 'near',
): readonly Rule[] {
  const glyphsIn = createGlyphFinder(glyphs);
  const { search, overhang } = thresholds.underline;
  return rules.filter((rule) => {
    if (!rule.isHorizontal || rule.thickness > thresholds.underline.maxThickness) return true;
    const under: Glyph[] = [];
    const through: Glyph[] = [];
    const [x0, x1] = [rule.x0 - overhang, rule.x1 + overhang];
    for (const glyph of glyphsIn({ x0, x1, y0: rule.y0 - search.above, y1: rule.y0 + search.below })) {
      if (glyph.x1 > x1) continue;
      const ems = (rule.y0 - glyph.baseline) / glyph.look.size;
      if (ems > thresholds.underline.underEms.from && ems < thresholds.underline.underEms.to) under.push(glyph);
      else if (ems > thresholds.underline.strikeEms.from && ems < thresholds.underline.strikeEms.to)
        through.push(glyph);
    }
    const found = under.length >= through.length ? under : through;
    if (found.length === 0) return true;
    const [first, last] = [smallest(found.map(({ x0 }) => x0)), largest(found.map(({ x1 }) => x1))];
    // Cell borders and lines to write on are longer than the text on them.
    const fits =
      ends === 'exact'
        ? Math.abs(first - rule.x0) < thresholds.underline.sameEnd &&
          Math.abs(last - rule.x1) < thresholds.underline.sameEnd
        : last - first > thresholds.underline.minCoveredShare * (rule.x1 - rule.x0);
    if (!fits || hasWideGaps(found)) return true;
    for (const glyph of found) {
      if (found === under) glyph.isUnderlined = true;
      else glyph.isStruck = true;
    }
    return false;
  });
}

/** Sets `link` on the glyphs under each link. */
export function markLinks(glyphs: readonly Glyph[], links: readonly Link[]): void {
  if (links.length === 0) return;
  const sorted = byBaseline(glyphs);
  for (const { x0, x1, y0, y1, target } of links) {
    for (const glyph of within(sorted, y0 - thresholds.link.search.above, y1 + thresholds.link.search.below)) {
      const [x, y] = [(glyph.x0 + glyph.x1) / 2, (glyph.y0 + glyph.y1) / 2];
      if (isWithin({ x0, x1, y0, y1 }, x, y, thresholds.link.reach)) glyph.link = target;
    }
  }
}

/** Sets `highlight` on the glyphs in front of a coloured area about as high as their line. */
export function markHighlights(glyphs: readonly Glyph[], fills: readonly Fill[]): void {
  const low = fills.filter(({ colour, y0, y1 }) => colour !== paper && y1 - y0 <= thresholds.highlight.maxHeight);
  if (low.length === 0) return;
  const glyphsIn = createGlyphFinder(glyphs);
  const { overhang } = thresholds.underline;
  for (const { colour, ...box } of low) {
    const [x0, x1] = [box.x0 - overhang, box.x1 + overhang];
    const { maxLetterHeights, minCoveredShare } = thresholds.highlight;
    const own = glyphsIn({ ...box, x0, x1 }).filter(
      (glyph) => box.y1 - box.y0 < maxLetterHeights * (glyph.y1 - glyph.y0) && glyph.x0 > x0 && glyph.x1 < x1,
    );
    const covered = largest(own.map((glyph) => glyph.x1)) - smallest(own.map((glyph) => glyph.x0));
    // A highlight ends with its words: a label on a coloured box does not fill it.
    if (covered < minCoveredShare * (box.x1 - box.x0)) continue;
    for (const glyph of own) glyph.highlight = colour;
  }
}
