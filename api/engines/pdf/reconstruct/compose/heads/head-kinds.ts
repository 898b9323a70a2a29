import { plainDigits } from '../../../writing-systems/digits.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { textAt } from './last-pages.ts';

/**
 * How far apart pages may be when comparing them to see whether a number stays the same: odd and even pages may have
 * other heads.
 */
const nearPages = 2;

/**
 * The running heads of pages as texts, which are equal where pages share them: with `#` for the numbers of pages, which
 * change from page to page. Other numbers stay for some pages, such as those of chapters.
 */
export function headKinds(pages: readonly JoinedPage[]): readonly string[] {
  const heads = pages.map((page) => {
    const text = plainDigits(`${textAt(page, 'header')}\f${textAt(page, 'footer')}`);
    return { text, masked: text.replace(/\d+/g, '#'), numbers: text.match(/\d+/g) ?? [] };
  });
  return heads.map(({ text, masked }, at) => {
    const near = heads.slice(Math.max(0, at - nearPages), at + nearPages + 1);
    const others = near.filter((head) => head !== heads[at] && head.masked === masked);
    let place = -1;
    return text.replace(/\d+/g, (number) => {
      place++;
      return others.some(({ numbers }) => numbers[place] === number) ? number : '#';
    });
  });
}
