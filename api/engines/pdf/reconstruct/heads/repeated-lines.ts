import type { Line } from '../lines/line.ts';
import { largest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A page's lines, and where they are counted. */
export interface LinedPage {
  /** From 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly segments: readonly Line[];
}

export type Place = 'header' | 'footer';

/** Whether a line has a letter or a digit. */
export const hasWord = ({ text }: Line) => /[\p{L}\p{N}]/u.test(text);

/** Which end of its page a line stands at; null in between. */
export const placeOf = ({ baseline }: Line, height: number): Place | null =>
  baseline < height * thresholds.zoneShare
    ? 'header'
    : baseline > height * (1 - thresholds.zoneShare)
      ? 'footer'
      : null;

/** Points from the page's top, or its foot, between which a box stands. */
export const reachOf = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, place: Place, height: number) =>
  place === 'header' ? { from: y0, to: y1 } : { from: height - y1, to: height - y0 };

/** Whether a table that begins, or ends, at one end of a page does not reach beyond it. */
export const endsIn = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, place: Place, height: number) =>
  place === 'header' ? y1 < height * thresholds.zoneShare : y0 > height * (1 - thresholds.zoneShare);

/** What a line says, its numbers masked; a lone number must count with the pages. */
function masked(text: string, index: number): string {
  const lone = /^\s*(\d{1,6})\s*$/.exec(text);
  if (lone !== null) return `#${Number(lone[1]) - index}`;
  return text
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Keys under which a line is counted: a line belongs to the steps of height beside its own as well. */
const keyOf = (line: Line, { index, height }: LinedPage, shift: number) => {
  const place = placeOf(line, height);
  const from = place === 'footer' ? height - line.baseline : line.baseline;
  return `${place}@${Math.round(from / thresholds.repeated.sameHeight) + shift}@${masked(line.text, index)}`;
};

/** How many pages next to one another have a line, a page among them: each, or every other one. */
const runThrough = (on: ReadonlySet<number>, index: number) =>
  largest(
    [1, 2].map((step) => {
      let [from, to] = [index, index];
      while (on.has(from - step)) from -= step;
      while (on.has(to + step)) to += step;
      return (to - from) / step + 1;
    }),
  );

/** Finds which lines other pages have at the same height, whatever numbers are in them. */
export function createRepeats(pages: readonly LinedPage[]) {
  const counts = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.segments) {
      const key = keyOf(line, page, 0);
      counts.set(key, (counts.get(key) ?? new Set()).add(page.index));
    }
  }
  // Thousands of pages share their heads: what is known of a line serves all that say the same.
  const known = new Map<string, { readonly on: ReadonlySet<number>; readonly byParity: readonly [number, number] }>();
  const factsOf = (line: Line, page: LinedPage) => {
    const key = keyOf(line, page, 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const on = new Set([-1, 0, 1].flatMap((shift) => [...(counts.get(keyOf(line, page, shift)) ?? [])]));
    const odd = [...on].filter((index) => index % 2 === 1).length;
    const facts = { on, byParity: [on.size - odd, odd] as const };
    known.set(key, facts);
    return facts;
  };
  const pagesWith = (line: Line, page: LinedPage) => factsOf(line, page).on;
  const total = (parity: number | null) => pages.filter(({ index }) => parity === null || index % 2 === parity).length;
  const totals = [total(null), total(0), total(1)] as const;
  const isUsual = (line: Line, page: LinedPage) => {
    const { on, byParity } = factsOf(line, page);
    if (on.size < (hasWord(line) ? 2 : thresholds.repeated.minSignPages)) return false;
    const sameParity = byParity[page.index % 2] ?? 0;
    return (
      on.size >= thresholds.repeated.minShare * totals[0] ||
      (sameParity >= 2 && sameParity >= thresholds.repeated.minShare * (totals[(page.index % 2) + 1] ?? 0))
    );
  };
  return {
    pagesWith,
    /** Whether it stands on most pages, or on most odd or even ones. */
    isUsual,
    /** On how many pages in a row it stands. */
    runOf: (line: Line, page: LinedPage) => runThrough(pagesWith(line, page), page.index),
    /** Whether the page is a copy of others, as of a form: what it shares with them is no running head. */
    isCopy: (page: LinedPage) => {
      const inner = page.segments.filter((line) => placeOf(line, page.height) === null);
      const shared = inner.filter((line) => isUsual(line, page));
      return shared.length > 2 && shared.length > thresholds.repeated.minCopiedShare * inner.length;
    },
  };
}
