import { type Line, lineOf } from './line.ts';
import type { Mark } from './mark.ts';
import { thresholds } from './thresholds.ts';

const isLetter = ({ type }: Mark) => type === 'letter';

/** The marks from the first letter to the last one. */
const trimmed = (marks: readonly Mark[]) => marks.slice(marks.findIndex(isLetter), marks.findLastIndex(isLetter) + 1);

/**
 * The labels of a drawing that stand in a line: gaps in it mean places of the drawing, where running text would have a space.
 */
export function partedLabels(line: Line): readonly Line[] {
  const { marks, isRightToLeft } = line;
  if (isRightToLeft) return [line];
  const parts: Mark[][] = [[]];
  let before: Mark | undefined;
  for (const mark of marks) {
    const gap = isLetter(mark) && before !== undefined ? mark.x0 - before.x1 : 0;
    if (gap > thresholds.labelGap * mark.look.size) parts.push([]);
    parts.at(-1)?.push(mark);
    if (isLetter(mark)) before = mark;
  }
  return parts.length === 1 ? [line] : parts.map((part) => lineOf(trimmed(part)));
}
