import { plainLetters } from '../../writing-systems/scripts.ts';
import type { AnalysedPage } from '../flow/analysed-page.ts';
import { passagesIn } from '../tables/passages-in.ts';
import { countCharacters, type TextCounts } from './count-texts.ts';

const counted = /[\p{L}\p{N}]/u;

/**
 * The share of a page's letters and digits that its analysed form contains, from 0 to 1.
 * @param letters The texts of the page's letters.
 */
export function pageShare(letters: TextCounts, { regions, notes, header, footer, turned = [] }: AnalysedPage): number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const [text, times] of letters) {
    for (const each of plainLetters(text)) {
      if (!counted.test(each)) continue;
      counts.set(each, (counts.get(each) ?? 0) + times);
      total += times;
    }
  }
  const flows = regions.flatMap(({ columns }) => columns.flatMap(({ items }) => items));
  const inFlows = passagesIn([...flows, ...notes]).flatMap(({ lines }) => lines);
  const lines = [...inFlows, ...header, ...footer, ...turned.map(({ line }) => line)];
  for (const [text, times] of countCharacters(lines.map((line) => line.text))) {
    for (const each of plainLetters(text)) {
      const left = counts.get(each);
      if (left !== undefined) counts.set(each, left - times);
    }
  }
  const lost = [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return total === 0 ? 1 : 1 - lost / total;
}
