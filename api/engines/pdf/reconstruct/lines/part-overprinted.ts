import type { Box, Glyph } from '../model/page-model.ts';

/** Glyphs taken for one line: those of its size, and smaller ones raised or lowered among them. */
export interface Row extends Pick<Box, 'y0' | 'y1'> {
  readonly baseline: number;
  readonly size: number;
  readonly glyphs: readonly Glyph[];
}

/** Points by which letters of one line may differ in height. */
const sameLine = 0.6;

/** Accents and vowel signs, which stand on the letters of their line wherever they are set. */
const combining = /^\p{M}+$/u;

const covers = (one: Box, other: Box) =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > 0.5 * Math.min(one.x1 - one.x0, other.x1 - other.x0);

const rowOf = (glyphs: readonly Glyph[], { baseline, look }: Glyph): Row => ({
  baseline,
  size: look.size,
  y0: Math.min(...glyphs.map(({ y0 }) => y0)),
  y1: Math.max(...glyphs.map(({ y1 }) => y1)),
  glyphs,
});

/** A row without the smaller letters that stand on its own, as small print on underscores does: those are one more row. */
export function partOverprinted(row: Row): readonly Row[] {
  const isOwn = ({ text, baseline, look }: Glyph) =>
    combining.test(text) || (look.size === row.size && Math.abs(baseline - row.baseline) < sameLine);
  const others = row.glyphs.filter((glyph) => !isOwn(glyph));
  const [first] = others;
  const own = row.glyphs.find((glyph) => isOwn(glyph) && !combining.test(glyph.text));
  if (first === undefined || own === undefined) return [row];
  const sorted = [...row.glyphs].sort((a, b) => a.x0 - b.x0);
  const onOwn = sorted.filter(
    (glyph, index) =>
      !isOwn(glyph) &&
      [sorted[index - 1], sorted[index + 1]].some(
        (beside) => beside !== undefined && isOwn(beside) && covers(beside, glyph),
      ),
  );
  if (onOwn.length < 0.3 * others.length) return [row];
  return [rowOf(row.glyphs.filter(isOwn), own), rowOf(others, first)];
}
