import { thresholds } from '../recognise/thresholds.ts';
import { scanPictures } from './extract/scan-pictures.ts';
import type { Page } from './model/page-model.ts';
import type { ToRecognise, UnwrittenPage } from './reconstruct-messages.ts';
import { createLearntPages } from './unread/worth-recognising.ts';

const { maxSampleLetters, minLettersOfText, minUnreadShare, minUnreadShareOfFew } = thresholds;

const isScan = (page: Page) =>
  (page.glyphs.length < minLettersOfText || page.isMisread === true) && scanPictures(page).length > 0;

/** Whether the letters of a page are seen, but too few have a code that says which they are. */
export function isUnread(page: Page): boolean {
  const { unread } = page;
  const share = unread >= minLettersOfText ? minUnreadShare : minUnreadShareOfFew;
  // Looking at the letters of a stored page unpacks them.
  return unread > 0 && unread >= share * (page.glyphs.length + page.rotated.length);
}

/** A page as it is described to text recognition. */
export function unwrittenPage(page: Page): UnwrittenPage {
  const { index, width, height, glyphs, rotated } = page;
  const isWithoutCodes = isUnread(page);
  return {
    number: index + 1,
    longestPoints: Math.max(width, height),
    isUnread: isWithoutCodes,
    isUpright: page.unread > 0 && glyphs.length > rotated.length,
  };
}

/** What has been found so far of a document's pages. */
interface ScanFacts {
  /** Looks at a page. Returns whether it is not written yet: its text must be recognised, or letters of it be learnt. */
  readonly add: (page: Page) => boolean;
  readonly found: () => ToRecognise;
}

/** Collects, page by page, those whose text must be recognised, and a sample of the other pages' text. */
export function createScanFacts(): ScanFacts {
  const scans: UnwrittenPage[] = [];
  const sample: string[] = [];
  const isWorthRecognising = createLearntPages();
  const add = (page: Page) => {
    const isWithoutCodes = isUnread(page);
    const mustBeRecognised = isWorthRecognising(page, isWithoutCodes) || isScan(page);
    if (mustBeRecognised) scans.push(unwrittenPage(page));
    if (!isWithoutCodes && page.isMisread !== true)
      for (const { text, space } of page.glyphs.slice(0, maxSampleLetters - sample.length))
        sample.push(space === null ? text : ` ${text}`);
    return mustBeRecognised || page.unread > 0;
  };
  return { add, found: () => ({ scans, sample: sample.join('') }) };
}
