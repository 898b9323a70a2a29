import { kindsOf } from '../../lines/line.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isEntry } from '../contents/is-entry.ts';
import { thresholds as limits } from './thresholds.ts';

const word = /\p{L}{2}/u;

/** Whether a whole passage is an external link. */
const isExternalLink = ({ lines }: Passage) =>
  lines.every((line) => kindsOf(line).every(({ type, link = '#' }) => type !== 'letter' || !link.startsWith('#')));

/** Whether a passage has a word, not only a letter, a number or signs. */
const hasWord = ({ text }: Passage) => word.test(text);

/** Whether a passage is a letter or a number that may name a part of a document, such as `A` and `IV`. */
export const isBareName = (passage: Passage) => !hasWord(passage) && passage.text.trim().length <= limits.maxBareLength;

/**
 * Whether a passage is short enough for a heading, contains a word, and is not a list item, an entry of a table of
 * contents or an address.
 */
export function couldBeHeading(passage: Passage): boolean {
  const { lines, text, label } = passage;
  const isShort = lines.length <= limits.maxLines && text.length < limits.maxLength;
  return isShort && hasWord(passage) && label?.isBullet !== true && !isEntry(passage) && !isExternalLink(passage);
}
