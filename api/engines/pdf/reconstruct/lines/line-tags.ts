import type { Tag } from '../model/page-model.ts';
import { kindsOf, type Line } from './line.ts';

/** The tag shared by all letters of a line; null if they differ or have none. */
export function tagOf(line: Line): Tag | null {
  const letters = kindsOf(line).filter(({ type }) => type === 'letter');
  const [first] = letters;
  if (first?.tag === undefined) return null;
  const { block } = first.tag;
  return letters.every(({ tag }) => tag?.block === block) ? first.tag : null;
}

/** Whether none of a line's letters is tagged. */
export const isUntagged = (line: Line) =>
  kindsOf(line).every(({ type, tag }) => type !== 'letter' || tag === undefined);

/** Whether two lines belong to the same paragraph according to their tags; null if the tags do not say. */
export function areTaggedTogether(before: Line, line: Line): boolean | null {
  const [first, second] = [tagOf(before), tagOf(line)];
  return first === null || second === null ? null : first.block === second.block;
}
