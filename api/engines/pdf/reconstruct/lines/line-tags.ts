import type { Divisible, DrawnParagraph, Tag } from '../model/tag.ts';
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

/** Whether the file says that a line is not part of the text. */
export const isArtifact = (line: Line) =>
  kindsOf(line).every((kind) => kind.type !== 'letter' || kind.isArtifact === true);

/** The paragraph in which all letters of a line are drawn; null if they are of several, or if that is not known. */
export function drawnParagraphOf(line: Line): DrawnParagraph | null {
  const known = kindsOf(line).filter(({ paragraph }) => paragraph !== undefined);
  const [first] = known;
  if (first?.paragraph === undefined) return null;
  return known.every(({ paragraph }) => paragraph === first.paragraph) ? first.paragraph : null;
}

/**
 * Whether two lines belong to the same paragraph according to their tags, or because no end of a paragraph is drawn
 * between them; null if neither says so.
 */
export function areTaggedTogether(before: Line, line: Line): boolean | null {
  const [first, second] = [tagOf(before), tagOf(line)];
  if (first !== null && second !== null) return first.block === second.block;
  const paragraph = drawnParagraphOf(before);
  return paragraph !== null && paragraph === drawnParagraphOf(line) ? true : null;
}

/** Whether an end of a paragraph may be drawn between two lines: a space that is drawn apart looks the same. */
export function mayEndBetween(before: Line, line: Line): boolean {
  const [first, second] = [drawnParagraphOf(before), drawnParagraphOf(line)];
  return first !== null && second !== null && first !== second && first.isEnded;
}

/** Whether tags say that what is around a line at the end of a page goes on around one on the next. */
export const isTaggedAcross = (end: Line, begin: Line, what: Divisible): boolean =>
  tagOf(end)?.endsLater?.has(what) === true && tagOf(begin)?.begunBefore?.has(what) === true;
