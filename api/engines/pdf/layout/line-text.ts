import { mirrors } from '../writing-systems/mirrors.ts';
import { around, type Line, type PageLayout, type Word } from './page-layout.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRight = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{N}]/u;

function isMostlyFromRight(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => rightToLeft.test(text))) return false;
  let balance = 0;
  for (const { text } of words) {
    for (const character of text) {
      if (rightToLeft.test(character)) balance++;
      else if (/\p{L}/u.test(character)) balance--;
    }
  }
  return balance > 0;
}

/** A line of words. */
export function lineOf(words: readonly Word[]): Line {
  const { xMin, yMin, xMax, yMax } = around(words);
  return { xMin, yMin, xMax, yMax, words, isRightToLeft: isMostlyFromRight(words) };
}

/** Letters with the marks that belong to them. */
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function reversed(text: string): string {
  const parts = [...graphemes.segment(text)].map(({ segment }) => mirrors[segment] ?? segment);
  return parts.reverse().join('');
}

/** Lam and alef are one glyph, whose two letters the reversal swaps; before another alef no word has them so. */
const swappedLamAlef = /\u0627([\u0622\u0623\u0625])\u0644/g;

/** A printed word as it is read: the letters of right-to-left words stand the other way round. */
function readWord(text: string): string {
  return rightToLeft.test(text) ? reversed(text).replace(swappedLamAlef, '\u0627\u0644$1') : text;
}

/** Words from right to left, but runs of left-to-right words among them as they are (UAX #9, rule L2). */
function readFromRight(words: readonly string[]): string[] {
  const runs: string[][] = [];
  let previous = false;
  for (const word of words) {
    const isForeign = !rightToLeft.test(word) && leftToRight.test(word);
    const run = runs.at(-1);
    if (run !== undefined && isForeign && previous) run.push(word);
    else runs.push([word]);
    previous = isForeign;
  }
  return runs.reverse().flat();
}

/** Ligatures and letters in the form that their place in a word gives them: nobody finds them when searching. */
const presentationForms = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g;

const plain = (text: string) => text.replace(presentationForms, (form) => form.normalize('NFKC'));

/** A line's words in the order in which they are read, in plain letters. */
export function lineWords(line: Line, order: PageLayout['order']): readonly string[] {
  const words = line.words.map(({ text }) => text);
  if (order === 'read' || !words.some((word) => rightToLeft.test(word))) return words.map(plain);
  const read = line.isRightToLeft ? readFromRight(words) : words;
  return read.map((word) => plain(readWord(word)));
}
