import { lineOf } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import { spread } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { passageOf } from '../../paragraphs/passage-of.ts';
import { thresholds } from '../thresholds.ts';

/** The letters between the tabs of a line. */
function partsOf(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks)
    if (mark.type === 'tab') parts.push([]);
    else parts.at(-1)?.push(mark);
  return parts.filter((part) => part.some(({ type }) => type === 'letter'));
}

/** The largest letter of a part of a line: others may be raised or lowered. */
const tallestOf = (part: readonly Mark[]): Mark =>
  part
    .filter(({ type }) => type === 'letter')
    .reduce((tallest, mark) => (mark.look.size > tallest.look.size ? mark : tallest));

/**
 * Divides a line at its tabs where what is between these stands at several heights, such as a title with numbers and texts
 * beside it: on slides, each has its place, and numbers in smaller type are not raised.
 */
export function levelParts(passage: Passage): readonly Passage[] {
  const { lines, label, edges } = passage;
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0 || line.stops.length === 0 || label !== null || line.isRightToLeft)
    return [passage];
  const parts = partsOf(line.marks);
  const tallest = parts.map(tallestOf);
  const size = Math.max(...tallest.map(({ look }) => look.size));
  if (spread(tallest.map(({ baseline }) => baseline)) < thresholds.minLevelEms * size) return [passage];
  return parts.map((part) => passageOf([lineOf(part)], null, edges));
}
