import type { Tag } from '../model/page-model.ts';
import type { Line } from './line.ts';

/** The tag of a line whose letters all have the same; null where they differ, or the file has none. */
export function tagOf({ marks }: Line): Tag | null {
  const letters = marks.filter(({ type }) => type === 'letter');
  const [first] = letters;
  if (first?.tag === undefined) return null;
  const { block } = first.tag;
  return letters.every(({ tag }) => tag?.block === block) ? first.tag : null;
}

/** Whether tags name none of a line's letters. */
export const isUntagged = ({ marks }: Line) => marks.every(({ type, tag }) => type !== 'letter' || tag === undefined);

/** Whether two lines belong to the same paragraph as the tags say; null where they say nothing. */
export function areTaggedTogether(before: Line, line: Line): boolean | null {
  const [first, second] = [tagOf(before), tagOf(line)];
  return first === null || second === null ? null : first.block === second.block;
}
