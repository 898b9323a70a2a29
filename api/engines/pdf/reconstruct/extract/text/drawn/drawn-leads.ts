import type { DrawnText } from './drawn-paragraphs.ts';
import { thresholds } from './thresholds.ts';

/** What a word processor counts with: 2, 3.1, 3.1.4. */
const counted = /^\d{1,2}(?:\.\d{1,2}){0,5}\.?$/;

const textOf = ({ letters }: DrawnText) => letters.map(({ text }) => text).join('');

/** Whether a text has several words: other programs draw each word alone. */
const hasWords = ({ letters }: DrawnText) => letters.slice(1).some(({ spaces }) => spaces > 0);

/** Whether a text follows another one in its line, after a space, and looks like it: otherwise its look parts the two. */
function goesOn({ letters: before }: DrawnText, { letters }: DrawnText): boolean {
  const [last, next] = [before.at(-1), letters[0]];
  if (last === undefined || next === undefined || last.look !== next.look) return false;
  const room = next.x0 - last.x1;
  const isInLine = Math.abs(next.baseline - last.baseline) <= thresholds.otherLineEms * last.look.size;
  return isInLine && next.spaces > 0 && room > 0 && room < last.look.size;
}

/**
 * Marks the numbers of headings and items that a word processor set. LibreOffice draws them as texts of their own, also where
 * only a space is between them and what they count, which it draws together with typed numbers.
 * @param texts In the order in which they are drawn.
 */
export function markLeads(texts: readonly DrawnText[]): void {
  const areOfWords = texts.filter(hasWords).length >= thresholds.minShareWithWords * texts.length;
  for (const [index, text] of texts.entries()) {
    const [before, next] = [texts[index - 1], texts[index + 1]];
    const lead = textOf(text);
    if (next === undefined || !counted.test(lead) || !goesOn(text, next)) continue;
    if (!areOfWords && !hasWords(next)) continue;
    const size = text.letters[0]?.look.size ?? 0;
    const isFirst = before === undefined || Math.abs(before.baseline - text.baseline) > thresholds.otherLineEms * size;
    if (!isFirst) continue;
    const paragraph = { isEnded: true, lead } as const;
    for (const letter of text.letters) letter.paragraph = paragraph;
  }
}
