import { fits, type Line } from '../../lines/line.ts';
import { areTaggedTogether } from '../../lines/line-tags.ts';
import type { Passage } from '../../paragraphs/passage.ts';

/** Whether lines may be a program, whose indents matter: all are fixed-pitch. */
export const isCode = (lines: readonly Line[]) => lines.every(({ look }) => look.isFixedPitch);

/**
 * Indexes of the lines of a paragraph that its author broke: the tags of the file hold the lines together although the
 * next word would have fitted. A paragraph has such breaks if one of its lines is shorter than the longest by a word, as
 * in an address, or if it is a program.
 */
export function forcedBreaks({ lines, edges, alignment, isRightToLeft }: Passage): ReadonlySet<number> {
  if (isRightToLeft || alignment === 'center' || alignment === 'right') return new Set();
  const furthest = Math.max(...lines.map(({ x1 }) => x1));
  const breaksAt = (edge: number) =>
    lines.flatMap((line, index) => {
      const next = lines[index + 1];
      return next !== undefined && isEarly(line, next, edge) ? [index] : [];
    });
  return new Set(isCode(lines) || breaksAt(furthest).length > 0 ? breaksAt(edges.x1) : []);
}

/** Whether a line ends before the edge although the first word of the next one would have fitted. */
const isEarly = (line: Line, next: Line, edge: number) =>
  areTaggedTogether(line, next) === true && fits(next, edge - line.x1);
