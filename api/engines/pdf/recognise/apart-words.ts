import { lineOf } from '../layout/line-text.ts';
import { heightOf, type Line, type Word } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

const { minShared, minLeft } = thresholds.overlap;
const widthOf = ({ xMin, xMax }: Word) => xMax - xMin;

/** What is of a word to the left or right of another one that is within it; the word as it is if that is little. */
function cut(wide: Word, narrow: Word, place: 'left' | 'right'): Word {
  const left = place === 'left' ? { ...wide, xMax: narrow.xMin } : { ...wide, xMin: narrow.xMax };
  return widthOf(left) >= minLeft * heightOf(wide) ? left : wide;
}

/**
 * The words of a line without what belongs to their neighbours: Tesseract's box of one word is sometimes that of
 * several, for example where they are underlined or ideographs.
 * @param line Its words are in reading order.
 */
export function wordsApart(line: Line): Line {
  const words = [...line.words];
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words[at - 1] as Word, words[at] as Word];
    const shared = Math.min(first.xMax, second.xMax) - Math.max(first.xMin, second.xMin);
    if (shared <= minShared * Math.min(widthOf(first), widthOf(second))) continue;
    const isFirstWide = widthOf(first) > widthOf(second);
    // In lines to the right, the second word is behind the first one.
    if (isFirstWide) words[at - 1] = cut(first, second, line.isRightToLeft ? 'right' : 'left');
    else words[at] = cut(second, first, line.isRightToLeft ? 'left' : 'right');
  }
  return lineOf(words);
}
