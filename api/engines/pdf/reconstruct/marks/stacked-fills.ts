import { boxAroundAll } from '../model/box.ts';
import { largest } from '../model/extremes.ts';
import type { Fill, Glyph } from '../model/page-model.ts';
import { createGlyphFinder } from './glyphs-between.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.stacked;

const stepOf = (value: number) => Math.round(value / limits.sameEdge);

/**
 * Groups areas of one colour that have the same sides and touch, one above the other.
 * @param fills From top to bottom.
 * @param touch Whether the lower edge of one and the upper edge of another touch.
 */
export function stacksOf(
  fills: readonly Fill[],
  touch: (above: number, below: number) => boolean,
): readonly (readonly [Fill, ...Fill[]])[] {
  const stacks: [Fill, ...Fill[]][] = [];
  const open = new Map<string, Fill[]>();
  for (const fill of fills) {
    const key = `${fill.colour}/${stepOf(fill.x0)}/${stepOf(fill.x1)}`;
    const above = open.get(key);
    if (above !== undefined && touch((above.at(-1) as Fill).y1, fill.y0)) {
      above.push(fill);
      continue;
    }
    const stack: [Fill, ...Fill[]] = [fill];
    stacks.push(stack);
    open.set(key, stack);
  }
  return stacks;
}

/**
 * Joins areas of one colour that have the same sides and touch, one above the other, as word processors shade the lines
 * of program code. Highlights, which end with their words, stay apart.
 * @param glyphsOf Gives the letters of the page, which only such areas need; none if highlights are joined, too.
 */
export function joinStackedFills(fills: readonly Fill[], glyphsOf: () => readonly Glyph[]): readonly Fill[] {
  if (fills.length < 2) return fills;
  const sorted = [...fills].sort((a, b) => a.y0 - b.y0);
  const stacks = stacksOf(sorted, (above, below) => Math.abs(below - above) < limits.maxGap);
  const several = stacks.filter(({ length }) => length > 1);
  if (several.length === 0) return fills;
  const glyphsIn = createGlyphFinder(glyphsOf());
  const endsEarly = ({ x0, x1, y0, y1 }: Fill) => {
    const within = glyphsIn({ x0, x1, y0, y1 }).filter((glyph) => glyph.x0 > x0 && glyph.x0 < x1);
    const ends = within.map((glyph) => glyph.x1);
    return largest(ends) < x1 - limits.minFreeShare * (x1 - x0);
  };
  // It is shading if it goes on where the text of a line ends.
  const shading = several.filter((stack) => stack.some(endsEarly));
  if (shading.length === 0) return fills;
  const joined = new Map(
    shading.flatMap((stack) => {
      const [first, ...rest] = stack;
      return [[first, { ...first, ...boxAroundAll(stack) }] as const, ...rest.map((fill) => [fill, null] as const)];
    }),
  );
  return fills.flatMap((fill) => {
    const whole = joined.get(fill);
    return whole === null ? [] : [whole ?? fill];
  });
}
