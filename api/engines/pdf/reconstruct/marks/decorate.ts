import type { Fill, Glyph, Link, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';

/** Ems from the baseline within which a line underlines or strikes. */
const underline = { from: -0.05, to: 0.35 } as const;
const strike = { from: -0.45, to: -0.15 } as const;
const overlap = 1.5;
const maxThickness = 2.5;
/** Share of a line that letters must cover. */
const covered = 0.75;
/** Points between the ends of a line and of its text. */
const flush = 1.6;

const byBaseline = (glyphs: readonly Glyph[]) => [...glyphs].sort((a, b) => a.baseline - b.baseline);

/** Glyphs by their height, so that a line or link looks at those near it alone. */
function within(sorted: readonly Glyph[], top: number, bottom: number): readonly Glyph[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Glyph).baseline < top) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && (sorted[end] as Glyph).baseline <= bottom) end++;
  return sorted.slice(low, end);
}

/**
 * Marks the glyphs that are underlined or struck through. Returns the lines that are neither.
 *
 * @param strictly Whether lines count only that begin and end where their text does; borders of cells do not.
 */
export function markUnderlines(glyphs: readonly Glyph[], rules: readonly Rule[], strictly: boolean): readonly Rule[] {
  const sorted = byBaseline(glyphs);
  return rules.filter((rule) => {
    if (!rule.isHorizontal || rule.thickness > maxThickness) return true;
    const under: Glyph[] = [];
    const through: Glyph[] = [];
    for (const glyph of within(sorted, rule.y0 - 30, rule.y0 + 60)) {
      if (glyph.x0 < rule.x0 - overlap || glyph.x1 > rule.x1 + overlap) continue;
      const ems = (rule.y0 - glyph.baseline) / glyph.look.size;
      if (ems > underline.from && ems < underline.to) under.push(glyph);
      else if (ems > strike.from && ems < strike.to) through.push(glyph);
    }
    const found = under.length >= through.length ? under : through;
    if (found.length === 0) return true;
    const [first, last] = [Math.min(...found.map(({ x0 }) => x0)), Math.max(...found.map(({ x1 }) => x1))];
    // Borders of cells and lines to write on are longer than what stands on them.
    const fits = strictly
      ? Math.abs(first - rule.x0) < flush && Math.abs(last - rule.x1) < flush
      : last - first > covered * (rule.x1 - rule.x0);
    if (!fits) return true;
    for (const glyph of found) {
      if (found === under) glyph.isUnderlined = true;
      else glyph.isStruck = true;
    }
    return false;
  });
}

/** Sets `link` on the glyphs under each link. */
export function markLinks(glyphs: readonly Glyph[], links: readonly Link[]): void {
  const sorted = byBaseline(glyphs);
  for (const { x0, x1, y0, y1, target } of links) {
    for (const glyph of within(sorted, y0 - 2, y1 + 8)) {
      const [x, y] = [(glyph.x0 + glyph.x1) / 2, (glyph.y0 + glyph.y1) / 2];
      if (x > x0 - 1 && x < x1 + 1 && y > y0 - 1 && y < y1 + 1) glyph.link = target;
    }
  }
}

/** Sets `highlight` on the glyphs that have a coloured area of their own line's height behind them. */
export function markHighlights(glyphs: readonly Glyph[], fills: readonly Fill[]): void {
  const sorted = byBaseline(glyphs);
  for (const fill of fills) {
    if (fill.colour === paper || fill.y1 - fill.y0 > 40) continue;
    for (const glyph of within(sorted, fill.y0, fill.y1)) {
      const isTight = fill.y1 - fill.y0 < 2 * (glyph.y1 - glyph.y0);
      if (isTight && glyph.x0 > fill.x0 - overlap && glyph.x1 < fill.x1 + overlap) glyph.highlight = fill.colour;
    }
  }
}
