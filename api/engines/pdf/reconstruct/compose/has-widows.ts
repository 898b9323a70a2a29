import type { AnalysedPage } from '../flow/analysed-page.ts';
import { continues } from './paragraphs/continues.ts';
import { thresholds } from './thresholds.ts';

/** Whether columns begin or end with single lines of divided paragraphs: then the document has no widow control. */
export function hasWidows(pages: readonly AnalysedPage[]): boolean {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const parts = flows.slice(1).flatMap(({ items: [first] }, index): readonly (readonly [number, number])[] => {
    const last = flows[index]?.items.at(-1);
    if (last?.type !== 'passage' || first?.type !== 'passage' || !continues(last, first)) return [];
    return [[last.lines.length, first.lines.length]];
  });
  const divided = parts.filter((lines) => lines.includes(1));
  return divided.length > 0 && divided.length >= thresholds.minWidowShare * parts.length;
}
