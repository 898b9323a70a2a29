import { fits, type Line } from '../../lines/line.ts';
import { areTaggedTogether } from '../../lines/line-tags.ts';
import type { Passage } from '../../paragraphs/passage.ts';

/** Whether lines may be those of a program, in which the spaces at their beginnings count. */
export const isCode = (lines: readonly Line[]) => lines.every(({ look }) => look.isFixedPitch);

/**
 * The lines of a paragraph, counted from 0, that end where their author broke them: its tags hold it together though
 * the next word would have fitted. Where one line is
 * shorter than the others, as in an address, they all were; so are the lines of programs.
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

const isEarly = (line: Line, next: Line, edge: number) =>
  areTaggedTogether(line, next) === true && fits(next, edge - line.x1);
