import { firstIndex } from '../../../../first-index.ts';
import { endsSentence } from '../../writing-systems/sentence-end.ts';
import { fits, type Line, roomForFirstWord } from '../lines/line.ts';
import { thresholds } from './thresholds.ts';

const { minBreaks, minSpaces, maxIndentEms, maxLineGapEms, minReasonShare, maxReasonShare } = thresholds.wrap;

/** A line, and the one below it. */
type Pair = readonly [line: Line, next: Line];

/** Whether a line is one of running text, and the sentence goes on in the next one. */
const isBreak = ([line, next]: Pair): boolean =>
  line.spaces >= minSpaces &&
  line.look.size === next.look.size &&
  next.baseline > line.baseline &&
  next.y0 - line.y1 < maxLineGapEms * line.look.size &&
  Math.abs(next.x0 - line.x0) < maxIndentEms * line.look.size &&
  /^\p{Ll}/u.test(next.text) &&
  !endsSentence(line.text);

/** The lines of a page, each with the next one down. */
export function pairsIn(lines: readonly Line[]): readonly Pair[] {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  return sorted.slice(1).map((next, index) => [sorted[index] as Line, next]);
}

/**
 * Where ragged text wraps, if that is left of its furthest line: labels of drawings and other wide lines that no table holds end
 * further right on a few pages. Null if most lines wrap at the furthest end, or there is no place at which most of them do.
 * @param pages The lines of the text of each page.
 * @param edge The furthest right end of them.
 */
export function wrapEdge(pages: readonly (readonly Line[])[], edge: number): number | null {
  const breaks = pages.flatMap(pairsIn).filter(isBreak);
  if (breaks.length < minBreaks) return null;
  const reasons = breaks.filter(([line, next]) => !fits(next, edge - line.x1)).length;
  if (reasons > maxReasonShare * breaks.length) return null;
  const from = breaks.map(([line]) => line.x1).sort((a, b) => a - b);
  const to = breaks.map(([line, next]) => line.x1 + roomForFirstWord(next)).sort((a, b) => a - b);
  // Each line wraps if the edge is between its end and that of the next word: most do where most of these ranges overlap.
  let best = { x: 0, count: 0 };
  for (const [index, x] of from.entries()) {
    const count = index + 1 - firstIndex(to, (end) => end > x);
    if (count >= best.count) best = { x, count };
  }
  return best.count >= minReasonShare * breaks.length ? best.x : null;
}
