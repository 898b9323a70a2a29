import { isRightToLeft } from '../writing-systems/scripts.ts';
import { boundingBoxOf, heightOf, type Word } from './page-layout.ts';
import { thresholds } from './thresholds.ts';

const { maxGap, maxOverlap, maxShift, otherHeight } = thresholds.touchingWords;

/** Dots that lead to the numbers of pages in a table of contents. */
const isLeader = ({ text }: Word) => /^[.·…_]{3,}$/.test(text);

/** Whether nothing is between two words: they are drawn apart, in two fonts for example, but are one. */
function isTouching(one: Word, next: Word): boolean {
  const [high, low] = [Math.max(heightOf(one), heightOf(next)), Math.min(heightOf(one), heightOf(next))];
  const gap = next.xMin - one.xMax;
  return (
    gap < maxGap * low &&
    gap > -maxOverlap * low &&
    Math.abs(next.yMax - one.yMax) < maxShift * low &&
    high < otherHeight * low &&
    isRightToLeft(one.text) === isRightToLeft(next.text) &&
    isLeader(one) === isLeader(next) &&
    !/\s$/u.test(one.text) &&
    !/^\s/u.test(next.text)
  );
}

/**
 * Joins the words of a line that touch each other, unless a space is part of one. Poppler ends a word wherever the text is
 * drawn in another piece.
 */
export function joinTouching(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !isTouching(last, word)) joined.push(word);
    else joined[joined.length - 1] = { ...boundingBoxOf([last, word]), text: last.text + word.text };
  }
  return joined;
}
