import { graphemeEnds } from '../../../formats/words/grapheme-ends.ts';
import { mirrors } from '../writing-systems/mirrors.ts';
import { hasRightToLeftLetter, plainLetters } from '../writing-systems/scripts.ts';
import { boundingBoxOf, type Line, type PageLayout, type Word } from './page-layout.ts';

const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{N}]/u;

function isMostlyRightToLeft(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => hasRightToLeftLetter(text))) return false;
  let balance = 0;
  for (const { text } of words) {
    for (const character of text) {
      if (hasRightToLeftLetter(character)) balance++;
      else if (/\p{L}/u.test(character)) balance--;
    }
  }
  return balance > 0;
}

/**
 * Makes a line of words, with the direction of most of its letters.
 * @param words From left to right as printed, or in reading order.
 */
export function lineOf(words: readonly Word[]): Line {
  const { xMin, yMin, xMax, yMax } = boundingBoxOf(words);
  return { xMin, yMin, xMax, yMax, words, isRightToLeft: isMostlyRightToLeft(words) };
}

/** Reverses the letters of a text, each with its combining marks. */
function reversed(text: string): string {
  const parts: string[] = [];
  let start = 0;
  for (const end of graphemeEnds(text, 0, text.length)) {
    const letter = text.slice(start, end);
    parts.push(mirrors[letter] ?? letter);
    start = end;
  }
  return parts.reverse().join('');
}

/** A lam-alef ligature is one glyph; reversing a word swaps its two letters. No word has two alefs in this order. */
const swappedLamAlef = /\u0627([\u0622\u0623\u0625])\u0644/g;

/** A word in reading order: PDFs store the letters of right-to-left words in visual order. */
function wordInReadingOrder(text: string): string {
  return hasRightToLeftLetter(text) ? reversed(text).replace(swappedLamAlef, '\u0627\u0644$1') : text;
}

/** Reverses words, but keeps runs of left-to-right words among them in their order (UAX #9, rule L2). */
function inReadingOrder(words: readonly string[]): string[] {
  const runs: string[][] = [];
  let previous = false;
  for (const word of words) {
    const isForeign = !hasRightToLeftLetter(word) && leftToRight.test(word);
    const run = runs.at(-1);
    if (run !== undefined && isForeign && previous) run.push(word);
    else runs.push([word]);
    previous = isForeign;
  }
  return runs.reverse().flat();
}

/** Whether any letter of a line is of a script that is written from right to left. */
export const hasRightToLeft = ({ words }: Line): boolean => words.some(({ text }) => hasRightToLeftLetter(text));

/** Whether the words of a line are read from the last to the first. */
export const isReversed = ({ isRightToLeft }: Line, order: PageLayout['order']): boolean =>
  isRightToLeft && order === 'printed';

/** The word of a line that is read first. */
export const firstWordOf = (line: Line, order: PageLayout['order']): Word | undefined =>
  isReversed(line, order) ? line.words.at(-1) : line.words[0];

/** The words of a line in reading order, in plain letters without ligatures. */
export function wordsInReadingOrder(line: Line, order: PageLayout['order']): readonly string[] {
  const words = line.words.map(({ text }) => text);
  if (order === 'read' || !hasRightToLeft(line)) return words.map(plainLetters);
  const read = line.isRightToLeft ? inReadingOrder(words) : words;
  return read.map((word) => plainLetters(wordInReadingOrder(word)));
}
