import type { Passage } from '../../paragraphs/passage.ts';

/** Text for comparison: letters and digits in lower case. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The titles of entries of an outline or a table of contents that mean a passage: its text with or without its number. */
export function titlesOfPassage(passage: Passage): ReadonlySet<string> {
  const text = plain(passage.text);
  const label = plain(passage.label?.text ?? '');
  return new Set([text, ...(text.startsWith(label) ? [text.slice(label.length)] : []), `${label}${text}`]);
}
