import { largest, smallest } from '../../model/extremes.ts';
import type { Glyph, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.rowBorders;

/** Rules end to end on one level: the borders of the cells of a row. */
interface Level {
  readonly y: number;
  /** The ends of its rules. */
  readonly xs: readonly number[];
}

const noBorder = { thickness: 0, colour: '' };

/** A letter by its line. */
interface Placed {
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  readonly size: number;
  readonly top: number;
  readonly bottom: number;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < limits.sameEnd;

/** Rules that stand end to end on one level, at least two of each. */
function chainsOf(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const level = rules.filter(({ isHorizontal }) => isHorizontal).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const chains: Rule[][] = [];
  for (const rule of level) {
    const chain = chains
      .slice(-limits.lookBack)
      .find((each) => isSame(each.at(-1)?.y0 ?? 0, rule.y0) && isSame(each.at(-1)?.x1 ?? 0, rule.x0));
    if (chain === undefined) chains.push([rule]);
    else chain.push(rule);
  }
  return chains.filter(({ length }) => length > 1);
}

/** The levels of rules that stand end to end, and meet no vertical ones, from top to bottom; none of pages with too many. */
function levelsOf(rules: readonly Rule[]): readonly Level[] {
  const chains = chainsOf(rules);
  if (chains.length > limits.maxLevels) return [];
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  const meets = ({ y, xs }: Level) =>
    upright.some(({ x0, y0, y1 }) => y0 < y + 1 && y1 > y - 1 && x0 > (xs[0] ?? 0) - 1 && x0 < (xs.at(-1) ?? 0) + 1);
  return chains
    .map((chain): Level => ({ y: chain[0]?.y0 ?? 0, xs: [chain[0]?.x0 ?? 0, ...chain.map(({ x1 }) => x1)] }))
    .filter((level) => !meets(level));
}

/** The letters between the ends of a level, and between two heights. */
function lettersIn(glyphs: readonly Glyph[], { xs }: Level, from: number, to: number): readonly Placed[] {
  const [left, right] = [smallest(xs), largest(xs)];
  return glyphs.flatMap(({ x0, x1, baseline, look: { size } }) =>
    x1 > left && x0 < right && baseline > from && baseline < to
      ? [
          {
            ...{ x0, x1, baseline, size },
            ...{ top: baseline - limits.ascentEms * size, bottom: baseline + limits.descentEms * size },
          },
        ]
      : [],
  );
}

/** Whether there is a letter where cells of a level meet. */
const crosses = (letters: readonly Placed[], { xs }: Level) =>
  letters.some(({ x0, x1 }) => xs.slice(1, -1).some((x) => x0 < x + limits.room && x1 > x - limits.room));

/** How far text reaches down from a place without a gap. */
function reachDown(letters: readonly Placed[], from: number): number {
  let end = from;
  for (const { top, bottom, size } of [...letters].sort((a, b) => a.top - b.top)) {
    if (top - end > limits.maxGapEms * size) break;
    end = Math.max(end, bottom);
  }
  return end;
}

/** How far text reaches up from a place without a gap. */
const reachUp = (letters: readonly Placed[], from: number): number =>
  -reachDown(
    letters.map((letter) => ({ ...letter, top: -letter.bottom, bottom: -letter.top })),
    -from,
  );

/** The baselines of each column, from top to bottom. */
const baselinesOf = (letters: readonly Placed[], { xs }: Level): readonly (readonly number[])[] =>
  xs.slice(1).map((right, index) => {
    const own = letters
      .filter(({ x0, x1 }) => x0 + x1 > 2 * (xs[index] ?? 0) && x0 + x1 < 2 * right)
      .sort((a, b) => a.baseline - b.baseline);
    return own.flatMap(({ baseline, size }, at) =>
      at > 0 && baseline - (own[at - 1]?.baseline ?? 0) < limits.sameLineEms * size ? [] : [baseline],
    );
  });

/**
 * Whether the text of a row tells that it is one: some of its cells have fewer lines than others, and have them in the middle
 * of its height, as browsers set them, and not level with the first. Null if it may be several rows.
 */
function isCentredRow(letters: readonly Placed[], level: Level): boolean | null {
  const columns = baselinesOf(letters, level).filter(({ length }) => length > 0);
  const most = largest(columns.map(({ length }) => length));
  const highest = columns.find(({ length }) => length === most);
  if (highest === undefined || most < 2) return false;
  const middleOf = (lines: readonly number[]) => ((lines[0] ?? 0) + (lines.at(-1) ?? 0)) / 2;
  const off = limits.offMiddleEms * (letters[0]?.size ?? 0);
  const lower = columns.filter(({ length }) => length < most);
  if (lower.length === 0) return null;
  const isCentred = (lines: readonly number[]) =>
    Math.abs(middleOf(lines) - middleOf(highest)) < off && (lines[0] ?? 0) - (highest[0] ?? 0) > off;
  return lower.every(isCentred) ? true : null;
}

/** The borders that a table below a level lacks; null if there is none. */
function tableBelow(levels: readonly Level[], first: Level, glyphs: readonly Glyph[]): readonly Rule[] | null {
  const ys = [first.y];
  const rows: (boolean | null)[] = [];
  const following = levels.filter(({ y }) => y > first.y);
  for (;;) {
    const from = ys.at(-1) as number;
    const next = following.find(({ y }) => y > from);
    const letters = lettersIn(glyphs, first, from, next?.y ?? Number.POSITIVE_INFINITY);
    const end = reachDown(letters, from);
    const within = letters.filter(({ bottom }) => bottom <= end);
    if (within.length === 0) break;
    if (crosses(within, first)) return null;
    rows.push(isCentredRow(within, first));
    const size = largest(within.map((letter) => letter.size));
    const goesOn = next !== undefined && next.y - end < limits.maxGapEms * size;
    const isAlike = next?.xs.length === first.xs.length && next.xs.every((x, index) => isSame(x, first.xs[index] ?? 0));
    ys.push(goesOn ? next.y : end + limits.descentEms * size);
    if (!goesOn || !isAlike) break;
  }
  const above = lettersIn(glyphs, first, first.y - limits.maxHeader, first.y);
  const top = reachUp(above, first.y);
  const header = above.filter((letter) => letter.top >= top);
  const named = baselinesOf(header, first);
  if (crosses(header, first)) return null;
  if (named.some(({ length }) => length === 0) || !rows.includes(true) || rows.includes(null)) return null;
  const [left, right] = [smallest(first.xs), largest(first.xs)];
  const bottom = ys.at(-1) as number;
  return [
    ...first.xs.map((x): Rule => ({ ...noBorder, isHorizontal: false, x0: x, x1: x, y0: top, y1: bottom })),
    ...[top, bottom].map((y): Rule => ({ ...noBorder, isHorizontal: true, x0: left, x1: right, y0: y, y1: y })),
  ];
}

/**
 * The sides of the columns between the borders of a header and those that end the rows below it, which have the same ends,
 * whatever is in these rows; null where text is across them. The last border may be one rule.
 * @param levels From the first of the table on.
 */
function columnsBetween(
  rules: readonly Rule[],
  [first, ...others]: readonly Level[],
  glyphs: readonly Glyph[],
): readonly Rule[] | null {
  if (first === undefined) return null;
  const [left, right] = [smallest(first.xs), largest(first.xs)];
  const isAlike = ({ xs }: Level) => xs.length === first.xs.length && xs.every((x, at) => isSame(x, first.xs[at] ?? 0));
  const single = rules
    .filter((rule) => rule.isHorizontal && rule.y0 > first.y && isSame(rule.x0, left) && isSame(rule.x1, right))
    .map(({ x0, x1, y0 }): Level => ({ y: y0, xs: [x0, x1] }));
  const own = [first];
  for (const level of [...others.filter(isAlike), ...single].sort((a, b) => a.y - b.y)) {
    const from = (own.at(-1) as Level).y;
    const letters = lettersIn(glyphs, first, from, level.y);
    const gap = level.y - reachDown(letters, from);
    const isFull = letters.length > 0 && gap < limits.maxGapEms * largest(letters.map(({ size }) => size));
    if (!isFull || crosses(letters, first)) break;
    own.push(level);
  }
  if (own.length < limits.minLevels || !own.slice(1).some(isAlike)) return null;
  const bottom = (own.at(-1) as Level).y;
  const columns = baselinesOf(lettersIn(glyphs, first, first.y, bottom), first);
  if (columns.some(({ length }) => length === 0)) return null;
  return first.xs.map((x): Rule => ({ ...noBorder, isHorizontal: false, x0: x, x1: x, y0: first.y, y1: bottom }));
}

/**
 * Makes the invisible rules, of thickness 0, that tables lack which have borders between their rows only: where programs draw
 * those of each cell, they tell the columns. Those of web pages may have none at their top and bottom: browsers set text in
 * the middle of a row.
 */
export function bordersOfRows(rules: readonly Rule[], glyphs: readonly Glyph[]): readonly Rule[] {
  const levels = levelsOf(rules);
  const found: Rule[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [at, level] of levels.entries()) {
    if (level.y < end) continue;
    const own = tableBelow(levels, level, glyphs) ?? columnsBetween(rules, levels.slice(at), glyphs);
    if (own === null) continue;
    found.push(...own);
    end = largest(own.map(({ y1 }) => y1));
  }
  return found;
}
