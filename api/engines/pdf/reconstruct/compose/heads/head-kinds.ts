import { maskNumerals, type Numeral, numeralsIn } from '../../model/numbers/numerals.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { textAt } from './last-pages.ts';

/**
 * How far apart pages may be when comparing them to see whether a number stays the same: odd and even pages may have
 * other heads.
 */
export const nearPages = 2;

/**
 * The running heads of pages as texts, which are equal where pages share them: with a sign for the numbers of pages, which
 * change from page to page. Other numbers stay for some pages, such as those of chapters. Words are Roman numbers only where
 * they count the pages.
 */
export function headKinds(pages: readonly JoinedPage[]): readonly string[] {
  const heads = pages.map((page, at) => {
    const text = `${textAt(page, 'header')}\f${textAt(page, 'footer')}`;
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
