import type { Glyph } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.stretched;

/** Points between a glyph and the one before it. */
const gapBefore = (sorted: readonly Glyph[], index: number) =>
  (sorted[index] as Glyph).x0 - (sorted[index - 1] as Glyph).x1;

/**
 * The next gap between words to the left or to the right of the one before a glyph, as the index of the glyph behind it; null
 * at the end of the row.
 */
function gapBeside(sorted: readonly Glyph[], index: number, step: -1 | 1): number | null {
  const least = limits.minGapEms * (sorted[index] as Glyph).look.size;
  for (let at = index + step; at > 0 && at < sorted.length; at += step) if (gapBefore(sorted, at) > least) return at;
  return null;
}

/** The widths of the gaps between words on both sides of the gap before a glyph. */
export const gapsBeside = (sorted: readonly Glyph[], index: number): readonly number[] =>
  ([-1, 1] as const).flatMap((step) => {
    const beside = gapBeside(sorted, index, step);
    return beside === null ? [] : [gapBefore(sorted, beside)];
  });

/** Whether a gap is about as wide as one of others. */
export const isAmong = (gaps: readonly number[], gap: number) =>
  gaps.some((other) => Math.abs(other - gap) < limits.tolerance * gap);

/**
 * Whether the gap before a glyph and those as wide beside it are too wide for the words of a justified line: they share the
 * room of one that did not fit, and most of the line is text.
 */
function areTooWide(sorted: readonly Glyph[], index: number, gap: number): boolean {
  const most = limits.maxSumEms * (sorted[index] as Glyph).look.size;
  let sum = gap;
  /** Adds up the gaps in a direction that are as wide. Returns the next one. */
  const runTo = (step: -1 | 1): number | null => {
    let at = gapBeside(sorted, index, step);
    while (at !== null && sum <= most && isAmong([gapBefore(sorted, at)], gap)) {
      sum += gapBefore(sorted, at);
      at = gapBeside(sorted, at, step);
    }
    return at;
  };
  const begin = sorted[runTo(-1) ?? 0] as Glyph;
  const end = sorted[(runTo(1) ?? sorted.length) - 1] as Glyph;
  return sum > most || sum > limits.maxShareOfText * (end.x1 - begin.x0 - sum);
}

/** Whether the wide gap before a glyph is a space stretched by justification: the neighbouring spaces are as wide. */
export function isStretched(sorted: readonly Glyph[], index: number): boolean {
  const [before, glyph] = [sorted[index - 1], sorted[index]];
  if (before === undefined || glyph === undefined || (glyph.space !== 'written' && before.space !== 'written'))
    return false;
  const gap = glyph.x0 - before.x1;
  const near = gapsBeside(sorted, index);
  if (near.length > 0) return isAmong(near, gap) && !areTooWide(sorted, index, gap);
  // A space after a sign alone is moved over: the sign is a bullet.
  const isBullet = index === 1 && !/[\p{L}\p{N}]/u.test(before.text);
  return !isBullet && glyph.spaces === 1 && gap < limits.maxLoneSpaceEms * glyph.look.size;
}
