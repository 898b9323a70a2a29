import { glyphWith, newGlyph } from '../../model/new-glyph.ts';
import type { Box, Glyph, Page, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { minEms, maxEms, maxThicknessEms, underEms, besideEms, dashEms, maxCount, maxInRow } = thresholds.underscore;

/** A rule that is an underscore, with the letter that it touches: that before it, or the one after it if none is before. */
interface Drawn {
  readonly rule: Rule;
  readonly beside: Glyph;
  readonly isFirst: boolean;
  /** The letter after it, of which it fills the space. */
  readonly after: Glyph | undefined;
}

const isInLine = ({ y0, y1 }: Rule, { baseline, look: { size } }: Glyph) => {
  const under = (y0 + y1) / 2 - baseline;
  return under > underEms.from * size && under < underEms.to * size;
};

const isSized = ({ x0, x1, thickness }: Rule, { look: { size } }: Glyph) =>
  x1 - x0 > minEms * size && x1 - x0 < maxEms * size && thickness < maxThicknessEms * size;

/** Whether the dashes of a line go on beside a rule. Two underscores touch. */
const isDashed = (rule: Rule, rules: readonly Rule[], size: number) =>
  rules.some((other) => {
    const gap = Math.max(other.x0 - rule.x1, rule.x0 - other.x1);
    return Math.abs(other.y0 - rule.y0) < rule.thickness && gap > besideEms * size && gap < dashEms * size;
  });

function drawnBy(rule: Rule, rules: readonly Rule[], glyphs: readonly Glyph[]): Drawn | null {
  let [before, after]: (Glyph | undefined)[] = [];
  for (const glyph of glyphs) {
    if (!isInLine(rule, glyph)) continue;
    const reach = besideEms * glyph.look.size;
    if (glyph.x0 < rule.x1 - reach && glyph.x1 > rule.x0 + reach) return null;
    if (Math.abs(rule.x0 - glyph.x1) < reach) before = glyph;
    else if (Math.abs(glyph.x0 - rule.x1) < reach) after = glyph;
  }
  const beside = before ?? after;
  if (beside === undefined || !isSized(rule, beside)) return null;
  const isBetween = before !== undefined && after !== undefined;
  if (!isBetween && isDashed(rule, rules, beside.look.size)) return null;
  return { rule, beside, isFirst: before === undefined, after };
}

function underscoreOf({ rule: { x0, x1 }, beside, isFirst }: Drawn): Glyph {
  const { y0, y1, baseline, look, tag, space, spaces } = beside;
  const letter = newGlyph('_', look, baseline, x0, y0, x1, y1);
  return glyphWith(letter, { isDrawn: true, tag, space: isFirst ? space : null, spaces: isFirst ? spaces : 0 });
}

const isAround = (box: Rule, { x0, x1, y0, y1 }: Box) =>
  x0 > box.x0 - box.thickness &&
  x1 < box.x1 + box.thickness &&
  y0 > box.y0 - box.thickness &&
  y1 < box.y1 + box.thickness;

function withTouching(page: Page): Page {
  const { rules, glyphs } = page;
  const largest = glyphs.reduce((most, { look: { size } }) => Math.max(most, size), 0);
  const short = rules.filter(({ isHorizontal, x0, x1 }) => isHorizontal && x1 > x0 && x1 - x0 < maxEms * largest);
  if (short.length > maxCount) return page;
  const drawn = short.flatMap((rule) => drawnBy(rule, short, glyphs) ?? []);
  if (drawn.length === 0) return page;
  const besides = new Map(drawn.map((each) => [each.beside, each]));
  const spaceless = new Set(drawn.map(({ after }) => after));
  return {
    ...page,
    glyphs: glyphs.flatMap((glyph): readonly Glyph[] => {
      const beside = besides.get(glyph);
      const own = spaceless.has(glyph) ? glyphWith(glyph, { space: null, spaces: 0 }) : glyph;
      if (beside === undefined) return [own];
      return beside.isFirst ? [underscoreOf(beside), own] : [own, underscoreOf(beside)];
    }),
    rules: rules.filter((rule) => !drawn.some((each) => isAround(each.rule, rule))),
  };
}

/** Replaces the short rules that TeX draws for underscores, since its usual fonts have none, by letters. */
export function withDrawnUnderscores(page: Page): Page {
  let result = page;
  // Of underscores in a row, only the one beside a letter is known at first.
  for (let row = 0; row < maxInRow; row++) {
    const next = withTouching(result);
    if (next === result) break;
    result = next;
  }
  return result;
}
