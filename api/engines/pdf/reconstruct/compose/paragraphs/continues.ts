import { endsSentence } from '../../../writing-systems/sentence-end.ts';
import { fits } from '../../lines/line.ts';
import { drawnParagraphOf, isTaggedAcross } from '../../lines/line-tags.ts';
import { areSetAlike } from '../../lines/type-size.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.continuation;
/**
 * How text begins that continues a paragraph from the previous column: with lower case, digits, brackets, quotes or a
 * script without case.
 */
const mayContinue = /^[\p{Ll}\p{N}(“"'‘\p{Lo}]/u;

/** Whether the last paragraph of a column, page or cell continues as the first one of the next. */
export function continues(last: Passage, next: Passage): boolean {
  const [end, begin] = [last.lines.at(-1), next.lines[0]];
  if (end === undefined || begin === undefined) return false;
  if (isTaggedAcross(end, begin, 'paragraph')) return true;
  if (next.label !== null) return false;
  const drawn = drawnParagraphOf(end);
  if (!areSetAlike(end.look, begin.look)) return false;
  if (drawn?.isEnded === false) return true;
  if ((drawn?.isEnded && endsSentence(end.text)) || end.isBold !== begin.isBold) return false;
  if (end.stops.length > 0 || begin.stops.length > 0) return false;
  const [one, other] = [last, next].map(({ edges: { x0, x1 } }) => x1 - x0) as [number, number];
  if (Math.min(one, other) < limits.minWidthShare * Math.max(one, other)) return false;
  const areAlike = Math.abs(one - other) < limits.sameWidthShare * Math.max(one, other);
  if (!areAlike && (endsSentence(end.text) || !/^\p{Ll}/u.test(begin.text))) return false;
  const slack = last.isRightToLeft ? end.x0 - last.edges.x0 : (last.edges.reach ?? last.edges.x1) - end.x1;
  if (fits(begin, slack)) return false;
  return (
    mayContinue.test(begin.text) &&
    (!endsSentence(end.text) || last.lines.length + next.lines.length > limits.minLines) &&
    (!endsSentence(end.text) || slack < begin.firstWordWidth)
  );
}
