import { thresholds } from '../recognise/thresholds.ts';
import { scanPictures } from './extract/scan-pictures.ts';
import type { Page } from './model/page-model.ts';
import type { ReconstructOutcome } from './reconstruct-messages.ts';

const { maxSampleLetters, minLettersOfText, minUnreadShare, minUnreadShareOfFew } = thresholds;

const isScan = (page: Page) => page.glyphs.length < minLettersOfText && scanPictures(page).length > 0;

/** Whether the letters of a page are seen, but too few have a code that says which they are. */
export function isUnread({ glyphs, rotated, unread }: Page): boolean {
  const share = unread >= minLettersOfText ? minUnreadShare : minUnreadShareOfFew;
  return unread > 0 && unread >= share * (glyphs.length + rotated.length);
}

type ScanFacts = Pick<Extract<ReconstructOutcome, { type: 'to-recognise' }>, 'scans' | 'sample'>;

/**
 * Collects, page by page, those whose text must be recognised, and a sample of the other pages' text, from which the
 * language is guessed.
 */
export function createScanFacts(): { readonly add: (page: Page) => void; readonly found: () => ScanFacts } {
  const scans: ScanFacts['scans'][number][] = [];
  const sample: string[] = [];
  const add = (page: Page) => {
    const { index, width, height, glyphs, rotated } = page;
    if (isScan(page) || isUnread(page))
      scans.push({
        number: index + 1,
        longestPoints: Math.max(width, height),
        isUnread: isUnread(page),
        isUpright: isUnread(page) && glyphs.length > rotated.length,
      });
    if (isUnread(page)) return;
    for (const { text, space } of glyphs.slice(0, maxSampleLetters - sample.length))
      sample.push(space === null ? text : ` ${text}`);
  };
  return { add, found: () => ({ scans, sample: sample.join('') }) };
}
