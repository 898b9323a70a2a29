import type { PageLayout } from '../layout/page-layout.ts';
import type { Page } from './model/page-model.ts';
import type { RecognisedPages, ToRecognise } from './reconstruct-messages.ts';
import { isUnread, unwrittenPage } from './scan-facts.ts';
import { createLetterLearner, type ToldLetters } from './unread/learn-letters.ts';
import { isTold, withToldLetters } from './unread/with-told-letters.ts';

/** Recognises the text of scanned pages. */
export type Recognises = (pages: ToRecognise) => Promise<RecognisedPages>;

/** How pages without text that can be read are read. */
interface UnwrittenReading {
  readonly recognise: Recognises;
  /** Reads the scan of a page, or the words of one that cannot be read otherwise. */
  readonly readScan: (page: Page, layout: PageLayout) => Page;
}

/** Gives a page that is not written yet as it is to be: with its letters, or its words. */
export type Writes = (page: Page) => Page;

/** Recognises pages, and learns the unknown letters of those that have some. */
async function learnt(pages: readonly Page[], wanted: ToRecognise, recognise: Recognises) {
  const layouts = new Map<number, PageLayout>();
  const learner = createLetterLearner();
  const ask = async (asked: ToRecognise): Promise<ToldLetters> => {
    for (const layout of asked.scans.length === 0 ? [] : await recognise(asked)) {
      layouts.set(layout.number, layout);
      const page = pages[layout.number - 1];
      if (page !== undefined && page.unread > 0) learner.add({ ...page }, layout);
    }
    return learner.found();
  };
  const told = await ask(wanted);
  const asked = new Set(wanted.scans.map(({ number }) => number));
  const others = pages.filter((page) => isUnread(page) && !asked.has(page.index + 1) && !isTold(page, told));
  return { layouts, told: others.length === 0 ? told : await ask({ ...wanted, scans: others.map(unwrittenPage) }) };
}

/**
 * Has pages recognised whose text cannot be read otherwise. Where codes do not identify letters, a few pages identify
 * those of all: a page of which nearly all letters are known stays as it is drawn.
 * @param wanted Those to recognise first.
 */
export async function readUnwritten(
  pages: readonly Page[],
  wanted: ToRecognise,
  { recognise, readScan }: UnwrittenReading,
): Promise<Writes> {
  const { layouts, told } = await learnt(pages, wanted, recognise);
  return (stored) => {
    const page = { ...stored };
    const layout = layouts.get(page.index + 1);
    if (page.unread === 0) return layout === undefined ? page : readScan(page, layout);
    const isText = !isUnread(page) || isTold(page, told);
    const read = withToldLetters(page, told);
    return isText || layout === undefined ? read : readScan(read, layout);
  };
}
