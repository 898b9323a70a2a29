import { isRaisedMark } from '../../lines/is-raised-mark.ts';
import type { Mark } from '../../lines/mark.ts';
import { thresholds } from './thresholds.ts';

/** Letters that may refer to a note. */
export interface Reference {
  readonly text: string;
  /** The indices of its first mark and of the one after its last. */
  readonly start: number;
  readonly end: number;
  /** The size in points of the text that it is raised from; null for a paragraph of its own. */
  readonly size: number | null;
}

/** Signs that exponents have beside their numbers, and references have not. */
const operator = /^[-−+±∓=≠<>≤≥×·/]$/u;

/**
 * The letters of a paragraph that may refer to notes: runs in one look that is smaller and higher than the text beside them,
 * but for the numbers of exponents, such as that of an inverse, whose sign TeX takes from another font.
 * @param isLone Whether the paragraph is a reference, whatever is beside it.
 */
export function referencesIn(marks: readonly Mark[], { isLone }: { readonly isLone: boolean }): readonly Reference[] {
  const references: Reference[] = [];
  for (let start = 0; start < marks.length; start++) {
    const size = sizeRaisedFrom(marks, start);
    if (!isLone && size === null) continue;
    const end = endOfRun(marks, start);
    const text = marks.slice(start, end).map((mark) => mark.text);
    if (!isInExponent(marks, start, end)) references.push({ text: text.join(''), start, end, size });
    start = end - 1;
  }
  return references;
}

/** The index after the letters that have the look of the first one. */
function endOfRun(marks: readonly Mark[], start: number): number {
  const { look } = marks[start] as Mark;
  const end = marks.findIndex((mark, index) => index > start && (mark.type !== 'letter' || mark.look !== look));
  return end < 0 ? marks.length : end;
}

/** Whether a run has a raised operator right beside it. */
function isInExponent(marks: readonly Mark[], start: number, end: number): boolean {
  const isOperator = (index: number) => {
    const mark = marks[index];
    return mark?.type === 'letter' && operator.test(mark.text) && sizeRaisedFrom(marks, index) !== null;
  };
  return isOperator(start - 1) || isOperator(end);
}

/** The size in points of the text before or after a mark that is smaller and higher; null if the mark is not raised. */
function sizeRaisedFrom(marks: readonly Mark[], index: number): number | null {
  const { maxNeighbours } = thresholds;
  const mark = marks[index] as Mark;
  if (mark.type !== 'letter') return null;
  const { size } = mark.look;
  const sizeOf = (text: Mark) => (isRaisedMark(mark, text) ? text.look.size : null);
  // One by one: all letters are asked about.
  for (let at = index - 1; at >= Math.max(0, index - maxNeighbours); at--) {
    const before = marks[at] as Mark;
    if (before.type === 'letter' && before.look.size > size) return sizeOf(before);
  }
  for (let at = index + 1; at < Math.min(marks.length, index + maxNeighbours); at++) {
    const after = marks[at] as Mark;
    if (after.look.size > size) return sizeOf(after);
  }
  return null;
}
