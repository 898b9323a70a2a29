import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box, Fill, Glyph, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.shadedBand;

const isSame = (one: number, other: number) => Math.abs(one - other) < limits.sameEnd;

/** The areas between horizontal rules with the same ends, each below the one before. */
function bandsOf(rules: readonly Rule[]): readonly Box[] {
  const level = rules.filter(({ isHorizontal, thickness }) => isHorizontal && thickness > 0);
  const stacks: Rule[][] = [];
  for (const rule of [...level].sort((a, b) => a.y0 - b.y0)) {
    const stack = stacks.find(
      ([first]) => first !== undefined && isSame(first.x0, rule.x0) && isSame(first.x1, rule.x1),
    );
    if (stack === undefined) stacks.push([rule]);
    else stack.push(rule);
    if (stacks.length > limits.maxStacks) return [];
  }
  return stacks.flatMap((stack) =>
    stack.slice(1).map((rule, index) => {
      const above = stack[index] as Rule;
      return { x0: above.x0, x1: above.x1, y0: above.y0, y1: rule.y0 };
    }),
  );
}

/** Where cells of a band end, by the areas that are as high as it and not as wide; empty for none. */
function edgesIn({ x0, x1, y0, y1 }: Box, fills: readonly Fill[]): readonly number[] {
  const inside = fills.filter(
    (fill) =>
      fill.colour !== paper &&
      Math.abs(fill.y0 - y0) < limits.sameHeight &&
      Math.abs(fill.y1 - y1) < limits.sameHeight &&
      fill.x0 > x0 - limits.sameEnd &&
      fill.x1 < x1 + limits.sameEnd,
  );
  const sides = inside.flatMap((fill) => [fill.x0, fill.x1]).sort((a, b) => a - b);
  return sides.filter(
    (x, index) => x > x0 + limits.minWidth && x < x1 - limits.minWidth && !isSame(x, sides[index - 1] ?? x0),
  );
}

/** Whether each part between the edges of a band has letters, of which none is across an edge. */
function areFilled(letters: readonly Glyph[], xs: readonly number[]): boolean {
  const areApart = letters.every(({ x0, x1 }) => xs.every((x) => x0 >= x || x1 <= x));
  return (
    areApart && xs.slice(1).every((end, index) => letters.some(({ x0, x1 }) => x0 >= (xs[index] ?? 0) && x1 <= end))
  );
}

/**
 * Makes the invisible rules, of thickness 0, between cells that only the shading of one of them divides: rows between
 * horizontal rules, as word processors set tips and notes beside their name.
 * @param rules Those of a page that may be of tables.
 */
export function bordersOfShadedCells(
  rules: readonly Rule[],
  fills: readonly Fill[],
  glyphs: readonly Glyph[],
): readonly Rule[] {
  if (fills.length === 0 || fills.length > limits.maxFills) return [];
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  const fillsAt = createBoxFinder(fills);
  return bandsOf(rules).flatMap((band): readonly Rule[] => {
    const { x0, x1, y0, y1 } = band;
    const edges = edgesIn(band, fillsAt(band));
    if (edges.length === 0) return [];
    const isWithin = (rule: Rule) => rule.x0 > x0 - limits.sameEnd && rule.x0 < x1 + limits.sameEnd;
    if (upright.some((rule) => isWithin(rule) && rule.y0 < y1 && rule.y1 > y0)) return [];
    const letters = glyphs.filter(
      (glyph) => glyph.baseline > y0 && glyph.baseline < y1 && glyph.x1 > x0 && glyph.x0 < x1,
    );
    const xs = [x0, ...edges, x1];
    if (!areFilled(letters, xs)) return [];
    return xs.map((x) => ({ isHorizontal: false, thickness: 0, colour: '', x0: x, x1: x, y0, y1 }));
  });
}
