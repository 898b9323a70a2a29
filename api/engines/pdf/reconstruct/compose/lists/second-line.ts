import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

/** Where a line begins in its reading direction. */
const startOf = ({ isRightToLeft }: Passage, line: { readonly x0: number; readonly x1: number }) =>
  isRightToLeft ? line.x1 : line.x0;

/** Whether the second line of an item is aligned with its text (hanging) or its label (flush); null for neither. */
export function secondLine(passage: Passage, label: Label): 'hanging' | 'flush' | null {
  const [first, second] = passage.lines;
  if (first === undefined || second === undefined) return null;
  const x = startOf(passage, second);
  const least = thresholds.sameIndentEms * passage.size;
  if (Math.abs(x - label.bodyX) < least) return 'hanging';
  return Math.abs(x - startOf(passage, first)) < least ? 'flush' : null;
}
