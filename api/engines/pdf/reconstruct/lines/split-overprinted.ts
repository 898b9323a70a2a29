import { largest, smallest } from '../model/extremes.ts';
import type { Box, Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** The glyphs of one line: those of its size, and smaller ones raised or lowered among them. */
export interface Row extends Pick<Box, 'y0' | 'y1'> {
  readonly baseline: number;
  readonly size: number;
  readonly glyphs: readonly Glyph[];
}

/** Combining marks, which belong to the line of their letters wherever they are placed. */
const combining = /^\p{M}+$/u;
const isCombining = (text: string) => text >= '\u0300' && combining.test(text);

const covers = (one: Box, other: Box) =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) >
  thresholds.overprint.minCover * Math.min(one.x1 - one.x0, other.x1 - other.x0);

const rowOf = (glyphs: readonly Glyph[], { baseline, look }: Glyph): Row => ({
  baseline,
  size: look.size,
  y0: smallest(glyphs.map(({ y0 }) => y0)),
  y1: largest(glyphs.map(({ y1 }) => y1)),
  glyphs,
});

/** Splits text printed over the letters of a row, such as hints on underscores, into a separate row. */
export function splitOverprinted(row: Row): readonly Row[] {
  const isOwn = ({ text, baseline, look }: Glyph) =>
    (look.size === row.size && Math.abs(baseline - row.baseline) < thresholds.overprint.sameBaseline) ||
    isCombining(text);
  const others = row.glyphs.filter((glyph) => !isOwn(glyph));
  const [first] = others;
  const own = row.glyphs.find((glyph) => isOwn(glyph) && !isCombining(glyph.text));
  if (first === undefined || own === undefined) return [row];
  const sorted = [...row.glyphs].sort((a, b) => a.x0 - b.x0);
  const onOwn = sorted.filter(
    (glyph, index) =>
      !isOwn(glyph) &&
      [sorted[index - 1], sorted[index + 1]].some(
        (beside) => beside !== undefined && isOwn(beside) && covers(beside, glyph),
      ),
  );
  if (onOwn.length < thresholds.overprint.minShare * others.length) return [row];
  return [rowOf(row.glyphs.filter(isOwn), own), rowOf(others, first)];
}
