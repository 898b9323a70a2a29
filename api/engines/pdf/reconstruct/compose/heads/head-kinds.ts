import { maskNumerals, type Numeral, numeralsIn } from '../../model/numbers/numerals.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { Place } from './head-places.ts';

/**
 * How far apart pages may be when comparing them to see whether a number stays the same: odd and even pages may have
 * other heads.
 */
export const nearPages = 2;

/** Share of the page's width from which on a line of a head is at the right: where lines in the middle begin is less. */
const rightShare = 0.6;

/** The text of a head of a page, line by line, with a tab before those at the right: facing pages may have the same there. */
const placedText = (page: JoinedPage, place: Place) =>
  page[place].map(({ x0, text }) => (x0 > rightShare * page.width ? `\t${text}` : text)).join('\n');

/**
 * The running heads of pages as texts, which are equal where pages share them: with a sign for the numbers of pages, which
 * change from page to page. Other numbers stay for some pages, such as those of chapters. Words are Roman numbers only where
 * they count the pages.
 */
export function headKinds(pages: readonly JoinedPage[]): readonly string[] {
  const heads = pages.map((page, at) => {
    const text = `${placedText(page, 'header')}\f${placedText(page, 'footer')}`;
    return { at, text, masked: maskNumerals(text), numbers: numeralsIn(text) };
  });
  return heads.map(({ at, text, masked, numbers }) => {
    const near = heads.slice(Math.max(0, at - nearPages), at + nearPages + 1);
    const others = near.filter((head) => head.at !== at && head.masked === masked);
    return maskNumerals(text, (place) => {
      const { format, value } = numbers[place] as Numeral;
      const isOf = (head: (typeof heads)[number], wanted: number) => head.numbers[place]?.value === wanted;
      return format === 'decimal'
        ? !others.some((head) => isOf(head, value))
        : others.some((head) => isOf(head, value + head.at - at));
    });
  });
}
