import { isWithin } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Fill, Glyph, Link, Rule } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import { endsOf } from '../model/rule-ends.ts';
import { byBaseline, createGlyphFinder, type FindsGlyphs, within } from './glyphs-between.ts';
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

/** Letters on a rule, and on which side of them it is. */
interface Decorated {
  readonly letters: readonly Glyph[];
  readonly isUnder: boolean;
}

/** The letters that a rule underlines or strikes through, if there are any. */
function decoratedBy(rule: Rule, glyphsIn: FindsGlyphs, ends: 'exact' | 'near'): Decorated | null {
  const { search, overhang, underEms, strikeEms, sameEnd, minCoveredShare, maxThickness } = thresholds.underline;
  if (!rule.isHorizontal || rule.thickness > maxThickness) return null;
  const under: Glyph[] = [];
  const through: Glyph[] = [];
  const [x0, x1] = [rule.x0 - overhang, rule.x1 + overhang];
  for (const glyph of glyphsIn({ x0, x1, y0: rule.y0 - search.above, y1: rule.y0 + search.below })) {
    if (glyph.x1 > x1) continue;
    const ems = (rule.y0 - glyph.baseline) / glyph.look.size;
    if (ems > underEms.from && ems < underEms.to) under.push(glyph);
    else if (ems > strikeEms.from && ems < strikeEms.to) through.push(glyph);
  }
  const isUnder = under.length >= through.length;
  const letters = isUnder ? under : through;
  if (letters.length === 0) return null;
  const [first, last] = [smallest(letters.map(({ x0 }) => x0)), largest(letters.map(({ x1 }) => x1))];
  // Cell borders and lines to write on are longer than the text on them.
  const fits =
    ends === 'exact'
      ? Math.abs(first - rule.x0) < sameEnd && Math.abs(last - rule.x1) < sameEnd
      : last - first > minCoveredShare * (rule.x1 - rule.x0);
  return fits && !hasWideGaps(letters) ? { letters, isUnder } : null;
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
  if (rules.length === 0) return rules;
  const glyphsIn = createGlyphFinder(glyphs);
  const found = rules.map((rule) => decoratedBy(rule, glyphsIn, ends));
  const borders = new Map<string, number>();
  for (const [index, rule] of rules.entries())
    if (found[index] === null && rule.isHorizontal) borders.set(endsOf(rule), (borders.get(endsOf(rule)) ?? 0) + 1);
  return rules.filter((rule, index) => {
    const decorated = found[index] ?? null;
    // The rule above a table may be right below its caption.
    if (decorated === null || (borders.get(endsOf(rule)) ?? 0) >= thresholds.underline.minBorders) return true;
    for (const glyph of decorated.letters) {
      if (decorated.isUnder) glyph.isUnderlined = true;
      else glyph.isStruck = true;
    }
    return false;
  });
}

/** Sets `link` on the glyphs under each link. */
export function markLinks(glyphs: readonly Glyph[], links: readonly Link[]): void {
  if (links.length === 0) return;
  const { reach, search } = thresholds.link;
  const sorted = byBaseline(glyphs);
  for (const { x0, x1, y0, y1, target } of links) {
    for (const glyph of within(sorted, y0 - search.above, y1 + search.below)) {
      const [x, y] = [(glyph.x0 + glyph.x1) / 2, (glyph.y0 + glyph.y1) / 2];
      // The link of a note's mark is as wide as that and a little more, which the middle of a full stop behind it may be in.
      if (isWithin({ x0, x1, y0: y0 - reach, y1: y1 + reach }, x, y)) glyph.link = target;
    }
  }
}

/** An area no higher than a few lines, and the letters in front of it. */
interface LowArea {
  readonly fill: Fill;
  readonly letters: readonly Glyph[];
  /** Whether the letters fill it, from one side to the other. */
  readonly isFilled: boolean;
}

/** Whether an area is higher than a highlight is: cells have room above and below their line. */
const isRoomy = ({ fill: { y0, y1 }, letters }: LowArea) =>
  y1 - y0 > thresholds.highlight.roomyLetterHeights * largest(letters.map((glyph) => glyph.y1 - glyph.y0));

/**
 * Whether an area goes on beyond its letters, and these stand apart: they are of several columns, and the area is behind a row
 * of a table. A highlight goes on over tabs, but ends with its words. White letters keep theirs, without which nobody sees
 * them where a reader sets them elsewhere.
 */
function isBehindColumns({ x0, x1 }: Fill, letters: readonly Glyph[]): boolean {
  if (!hasWideGaps(letters) || letters.some(({ look }) => look.colour === paper)) return false;
  const free = Math.max(
    smallest(letters.map((glyph) => glyph.x0)) - x0,
    x1 - largest(letters.map((glyph) => glyph.x1)),
  );
  return free > thresholds.highlight.maxFreeEms * largest(letters.map(({ look }) => look.size));
}

/** The areas that are cells of a row: areas of one height and one colour that touch, some of which their letters do not fill. */
function cellsAmong(areas: readonly LowArea[]): ReadonlySet<LowArea> {
  const { sameEdge } = thresholds.stacked;
  const keyOf = ({ colour, y0, y1 }: Fill) => `${colour}/${Math.round(y0 / sameEdge)}/${Math.round(y1 / sameEdge)}`;
  const rows = new Map<string, LowArea[][]>();
  for (const area of [...areas].sort((one, other) => one.fill.x0 - other.fill.x0)) {
    const key = keyOf(area.fill);
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    const last = row.at(-1)?.at(-1);
    if (last !== undefined && area.fill.x0 - last.fill.x1 < sameEdge) row.at(-1)?.push(area);
    else row.push([area]);
  }
  const touching = [...rows.values()].flat();
  return new Set(
    touching.filter((run) => run.some(({ isFilled }) => !isFilled) && run.some(isRoomy) && run.length > 1).flat(),
  );
}

/** Sets `highlight` on the glyphs in front of a coloured area about as high as their line. */
export function markHighlights(glyphs: readonly Glyph[], fills: readonly Fill[]): void {
  const low = fills.filter(({ colour, y0, y1 }) => colour !== paper && y1 - y0 <= thresholds.highlight.maxHeight);
  if (low.length === 0) return;
  const glyphsIn = createGlyphFinder(glyphs);
  const { overhang } = thresholds.underline;
  const areas = low.map((fill): LowArea => {
    const [x0, x1] = [fill.x0 - overhang, fill.x1 + overhang];
    const { maxLetterHeights, minCoveredShare } = thresholds.highlight;
    const letters = glyphsIn({ ...fill, x0, x1 }).filter(
      (glyph) => fill.y1 - fill.y0 < maxLetterHeights * (glyph.y1 - glyph.y0) && glyph.x0 > x0 && glyph.x1 < x1,
    );
    const covered = largest(letters.map((glyph) => glyph.x1)) - smallest(letters.map((glyph) => glyph.x0));
    // A highlight ends with its words: a label on a coloured box does not fill it.
    const isFilled = covered >= minCoveredShare * (fill.x1 - fill.x0) && !isBehindColumns(fill, letters);
    return { fill, letters, isFilled };
  });
  const cells = cellsAmong(areas);
  for (const area of areas) {
    if (!area.isFilled || cells.has(area)) continue;
    for (const glyph of area.letters) glyph.highlight = area.fill.colour;
  }
}
