import { thresholds as recognition } from '../../recognise/thresholds.ts';
import { isUnknownLetter } from '../model/characters/unknown-letters.ts';
import type { Page } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minLettersOfText } = recognition;
const { wantedTimes, maxPartlyUnknown } = thresholds;

/** The unknown letters of a page that stand beside others, as those of words do, and signs of formulas do not. */
function unknownInWords({ glyphs }: Page): readonly string[] {
  const isJoined = (at: number) =>
    isUnknownLetter(glyphs[at - 1]?.text ?? '') &&
    isUnknownLetter(glyphs[at]?.text ?? '') &&
    glyphs[at]?.space === null;
  return glyphs.flatMap(({ text }, at) => (isJoined(at) || isJoined(at + 1) ? [text] : []));
}

/**
 * Creates a function that tells, page by page, whether recognising the page would help to learn unknown letters: it
 * does if the page has some that are rare on the pages before.
 * @returns Takes a page, and whether most of its letters are unknown: of these, one without words is recognised anyway.
 */
export function createLearntPages(): (page: Page, isUnread: boolean) => boolean {
  const times = new Map<string, number>();
  let partlyUnknown = 0;
  return (page, isUnread) => {
    const letters = page.unread === 0 ? [] : unknownInWords(page);
    if (letters.length < minLettersOfText) return isUnread;
    if (!letters.some((letter) => (times.get(letter) ?? 0) < wantedTimes)) return false;
    if (!isUnread && partlyUnknown++ >= maxPartlyUnknown) return false;
    for (const letter of letters) times.set(letter, (times.get(letter) ?? 0) + 1);
    return true;
  };
}
