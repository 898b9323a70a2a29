import { maskNumerals } from '../../model/numbers/numerals.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { Place } from './head-places.ts';

/** The text of a running head of a page, line by line. */
const textAt = (page: JoinedPage, place: Place): string => page[place].map(({ text }) => text).join('\n');

/** The same with a sign for each number: equal where pages have the same head. */
export const maskedAt = (page: JoinedPage, place: Place): string => maskNumerals(textAt(page, place));

/**
 * Finds the last page of a document that has the running head of a page. Word processors save fields with what they said when
 * they were last set, which is the number of that page: so sections with the same head have equal ones.
 */
export function createLastPages(pages: readonly JoinedPage[]): (page: JoinedPage, place: Place) => JoinedPage {
  const lastOf = { header: new Map<string, JoinedPage>(), footer: new Map<string, JoinedPage>() };
  for (const page of pages) {
    lastOf.header.set(maskedAt(page, 'header'), page);
    lastOf.footer.set(maskedAt(page, 'footer'), page);
  }
  return (page, place) => lastOf[place].get(maskedAt(page, place)) ?? page;
}
