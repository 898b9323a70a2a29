import { coversPage } from '../recognise/scanned-pages.ts';
import { thresholds } from '../recognise/thresholds.ts';
import type { Page } from './model/page-model.ts';
import type { ReconstructOutcome } from './reconstruct-messages.ts';

const { maxSampleLetters, minLettersOfText, minUnreadShare } = thresholds;

const isScan = ({ glyphs, pictures, width, height }: Page) =>
  glyphs.length < minLettersOfText &&
  pictures.some(({ x0, x1, y0, y1 }) => coversPage((x1 - x0) * (y1 - y0), { width, height }));

/** Whether the letters of a page are seen, but too few have a code that says which they are. */
export const isUnread = ({ glyphs, rotated, unread }: Page) =>
  unread >= minLettersOfText && unread >= minUnreadShare * (glyphs.length + rotated.length);

/**
 * Finds the pages whose text must be recognised, and a sample of the other pages' text, from which the language is
 * guessed.
 */
export function scanFacts(
  pages: readonly Page[],
): Pick<Extract<ReconstructOutcome, { type: 'to-recognise' }>, 'scans' | 'sample'> {
  const scans = pages
    .filter((page) => isScan(page) || isUnread(page))
    .map((page) => ({
      number: page.index + 1,
      longestPoints: Math.max(page.width, page.height),
      isUnread: isUnread(page),
      isUpright: isUnread(page) && page.glyphs.length > page.rotated.length,
    }));
  const sample = pages
    .filter((page) => !isUnread(page))
    .flatMap(({ glyphs }) => glyphs.map(({ text, space }) => (space === null ? text : ` ${text}`)))
    .slice(0, maxSampleLetters)
    .join('');
  return { scans, sample };
}
