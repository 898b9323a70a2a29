import type { PageLayout } from '../../layout/page-layout.ts';
import type { KnownLanguage, PageReader } from '../page-languages.ts';
import type { Attempts } from './attempts.ts';
import type { PageReadings } from './page-readings.ts';
import { settlesInOrder } from './settles-in-order.ts';

/** Reads pages side by side as if one were read after another: their languages depend on their order, not on what takes how long. */
export interface ReadsInOrder {
  /**
   * Reads a page with what is known by then, and again if the pages before it turn out to show something else.
   * @param at Its place from 0. Each must be given once.
   * @param page Null if nothing is to be read of it.
   */
  readonly read: (at: number, page: PageReadings | null) => Promise<void>;
  /** Work that is left once all pages are read: some do not reveal their language, and pages after them do. */
  readonly rest: () => readonly (() => Promise<void>)[];
  /** Pages as they were read, by number. */
  readonly layouts: ReadonlyMap<number, PageLayout>;
  /** What the last page leaves known; undefined if none was read. */
  readonly known: () => KnownLanguage | undefined;
}

/**
 * Creates a reader of a document's pages.
 * @param reader Gives their reader, which is asked for with the first page.
 */
export function createReadsInOrder(reader: () => Promise<PageReader>, attempt: Attempts): ReadsInOrder {
  const layouts = new Map<number, PageLayout>();
  /** What is known after pages, by their place; it may be wrong for those that are not settled. */
  const after: (KnownLanguage | undefined)[] = [];
  const untold: { readonly page: PageReadings; readonly language: string }[] = [];
  let known: KnownLanguage | undefined;
  /** The first language that the words of a page told. */
  let told: string | undefined;

  const readWith = (page: PageReadings, before: KnownLanguage | undefined) =>
    attempt(page.number, async () => {
      const { read, start } = await reader();
      return read(page, before ?? start).finally(page.release);
    });

  const settle = settlesInOrder<PageReadings | null>(async ({ at, item: page }) => {
    const read = page === null ? undefined : await readWith(page, known);
    after[at] = read?.known;
    if (page === null || read === undefined) return;
    known = read.known;
    layouts.set(page.number, read.layout);
    if (read.isUntold) untold.push({ page, language: read.language });
    else if (known.isSure) told ??= known.language;
  });

  const readIn = async (page: PageReadings, language: string, other: string) => {
    const surer = await attempt(page.number, async () =>
      (await reader()).surerOf(page, language, other).finally(page.release),
    );
    if (surer !== undefined) layouts.set(page.number, surer);
  };

  return {
    async read(at, page) {
      const likely = after.slice(0, at).findLast((each) => each !== undefined);
      if (page !== null) after[at] = (await readWith(page, likely))?.known;
      await settle({ at, item: page });
    },
    rest() {
      const other = told;
      if (other === undefined) return [];
      return untold.map(
        ({ page, language }) =>
          () =>
            readIn(page, language, other),
      );
    },
    layouts,
    known: () => known,
  };
}
