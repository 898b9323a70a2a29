import { fits, type Line } from '../../lines/line.ts';
import { areTaggedTogether } from '../../lines/line-tags.ts';
import type { Passage } from '../../paragraphs/passage.ts';

/** Whether lines may be program code, whose indents matter: all are in fixed-pitch fonts. */
export const isCode = (lines: readonly Line[]) => lines.every(({ look }) => look.isFixedPitch);

/**
 * Finds the lines of a paragraph that end with an explicit line break: tags say that the lines are one paragraph,
 * although the next word would have fitted. Only program code, and paragraphs with a line shorter than the longest by a
 * word, as in an address, have such breaks.
 * @returns The indexes of these lines.
 */
export function forcedBreaks({ lines, edges, alignment, isRightToLeft }: Passage): ReadonlySet<number> {
  if (isRightToLeft || alignment === 'center' || alignment === 'right') return new Set();
  const furthest = Math.max(...lines.map(({ x1 }) => x1));
  const breaksAt = (edge: number) =>
    lines.flatMap((line, index) => {
      const next = lines[index + 1];
      return next !== undefined && endsEarly(line, next, edge) ? [index] : [];
    });
  return new Set(isCode(lines) || breaksAt(furthest).length > 0 ? breaksAt(edges.x1) : []);
}

/** Whether a line ends before the edge although the first word of the next one would have fitted. */
const endsEarly = (line: Line, next: Line, edge: number) =>
  areTaggedTogether(line, next) === true && fits(next, edge - line.x1);
