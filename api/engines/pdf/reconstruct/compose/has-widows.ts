import type { AnalysedPage } from '../flow/analysed-page.ts';
import { continues } from './flow/join-flows.ts';

/** Of the paragraphs that go on in the next column or page: with how many lone lines they were not kept together. */
const enough = 0.25;

/** Whether pages leave single lines of paragraphs at their feet and heads, as word processors do when told so. */
export function hasWidows(pages: readonly AnalysedPage[]): boolean {
  const flows = pages.flatMap(({ regions }) => regions.flatMap(({ columns }) => columns));
  const parts = flows.slice(1).flatMap(({ items: [first] }, index): readonly (readonly [number, number])[] => {
    const last = flows[index]?.items.at(-1);
    if (last?.type !== 'passage' || first?.type !== 'passage' || !continues(last, first)) return [];
    return [[last.lines.length, first.lines.length]];
  });
  const lone = parts.filter((lines) => lines.includes(1));
  return lone.length > 0 && lone.length >= enough * parts.length;
}
