import { boxAroundAll } from '../model/box.ts';
import { largest } from '../model/extremes.ts';
import type { Fill, Glyph } from '../model/page-model.ts';
import { byBaseline, within } from './glyphs-between.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.stacked;

/** A line's shading, and the end of the letters on it; -Infinity for an empty line. */
interface Strip {
  readonly fill: Fill;
  readonly end: number;
}

const stepOf = (value: number) => Math.round(value / limits.sameEdge);

/** Whether an area is the shading of paragraphs: it goes on where the text of a line, which is no highlight, ends. */
const isShading = (strips: readonly Strip[]) =>
  strips.length > 1 && strips.some(({ fill, end }) => end < fill.x1 - limits.minFreeShare * (fill.x1 - fill.x0));

/**
 * Joins areas of one colour that have the same sides and touch, one above the other, as word processors shade the lines
 * of program code. Highlights, which end with their words, stay apart.
 */
export function joinStackedFills(fills: readonly Fill[], glyphs: readonly Glyph[]): readonly Fill[] {
  if (fills.length < 2) return fills;
  const sorted = byBaseline(glyphs);
  const endOn = ({ x0, x1, y0, y1 }: Fill) =>
    largest(within(sorted, y0, y1).flatMap((glyph) => (glyph.x0 > x0 && glyph.x0 < x1 ? [glyph.x1] : [])));
  const stacks: Strip[][] = [];
  const open = new Map<string, Strip[]>();
  for (const fill of [...fills].sort((a, b) => a.y0 - b.y0)) {
    const key = `${fill.colour}/${stepOf(fill.x0)}/${stepOf(fill.x1)}`;
    const above = open.get(key);
    const strip = { fill, end: endOn(fill) };
    const gap = above === undefined ? Number.POSITIVE_INFINITY : fill.y0 - (above.at(-1) as Strip).fill.y1;
    if (above !== undefined && Math.abs(gap) < limits.maxGap) above.push(strip);
    else {
      const stack = [strip];
      stacks.push(stack);
      open.set(key, stack);
    }
  }
  const shading = stacks.filter(isShading);
  if (shading.length === 0) return fills;
  const joined = new Map(
    shading.flatMap((stack) => {
      const [first, ...rest] = stack.map(({ fill }) => fill);
      const whole = first && { ...boxAroundAll([first, ...rest]), colour: first.colour };
      return first === undefined ? [] : [[first, whole] as const, ...rest.map((fill) => [fill, null] as const)];
    }),
  );
  return fills.flatMap((fill) => {
    const whole = joined.get(fill);
    return whole === null ? [] : [whole ?? fill];
  });
}
