import { plainDigits } from '../../writing-systems/digits.ts';
import type { Line } from '../lines/line.ts';
import { largest } from '../model/extremes.ts';
import { numeralsIn } from '../model/numbers/numerals.ts';
import type { Box } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** The lines of a page, for comparison with other pages. */
export interface SegmentedPage {
  /** From 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly segments: readonly Line[];
}

/** Where running heads stand. */
export type Place = 'header' | 'footer';

/** Whether a line has a letter or a digit. */
export const hasWord = ({ text }: Line) => /[\p{L}\p{N}]/u.test(text);

/** The end of the page that a line is near; null in between. */
export const placeOf = ({ baseline }: Line, height: number): Place | null =>
  baseline < height * thresholds.zoneShare
    ? 'header'
    : baseline > height * (1 - thresholds.zoneShare)
      ? 'footer'
      : null;

/** The extent of a box as distances from the top, or the foot, of its page in points. */
export const reachOf = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, place: Place, height: number) =>
  place === 'header' ? { from: y0, to: y1 } : { from: height - y1, to: height - y0 };

/** Whether a table at one end of a page ends within the zone of running heads. */
export const endsIn = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, place: Place, height: number) =>
  place === 'header' ? y1 < height * thresholds.zoneShare : y0 > height * (1 - thresholds.zoneShare);

/** A number with decimals or grouped digits, maybe with a currency or a per cent sign: no pages are numbered like this. */
const amount = /^[^\p{L}\d]*\d+(?:[.,]\d+)+[^\p{L}\d]*$/u;

/** Numbers; those of sections, versions and dates with their parts. */
const numbers = /\d+(?:\.\d+)*/g;

/**
 * The text of a line with its numbers masked, but those with several parts. A number alone on its line must increase with
 * the pages, also in Roman capitals, and an amount be the same.
 */
function masked(shown: string, index: number): string {
  const text = plainDigits(shown);
  const lone = /^\s*(\d{1,6})\s*$/.exec(text);
  if (lone !== null) return `#${Number(lone[1]) - index}`;
  if (amount.test(text)) return text.trim();
  const [capitals] = numeralsIn(text);
  if (capitals?.format === 'upperRoman' && capitals.text === text.trim()) return `^${capitals.value - index}`;
  return text
    .replace(numbers, (number) => (number.includes('.') ? number : '#'))
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The key under which a line is counted, by the steps of height from its own: it also counts for the neighbouring ones.
 */
const keysOf = (line: Line, { index, height }: SegmentedPage) => {
  const place = placeOf(line, height);
  const from = place === 'footer' ? height - line.baseline : line.baseline;
  const step = Math.round(from / thresholds.repeated.sameHeight);
  const text = masked(line.text, index);
  return (shift: number) => `${place}@${step + shift}@${text}`;
};

/** The numbers of a line that are masked. */
const maskedNumbers = ({ text }: Line): readonly number[] =>
  [...plainDigits(text).matchAll(numbers)].flatMap(([number]) => (number.includes('.') ? [] : Number(number)));

/**
 * Whether lines that differ in their numbers only have those of pages: from most pages to the next, each number stays or
 * increases by a page. Others are titles: `Article 5`, `Article 9`.
 */
function arePageNumbers(lines: ReadonlyMap<number, Line>): boolean {
  // Most lines of a document are on one page alone.
  if (lines.size < 2) return true;
  const pages = [...lines].sort(([a], [b]) => a - b).map(([index, line]) => ({ index, numbers: maskedNumbers(line) }));
  const follow = pages.slice(1).filter(({ index, numbers }, at) => {
    const before = pages[at];
    return numbers.every((value, which) => {
      const step = value - (before?.numbers[which] ?? value);
      return step === 0 || step === index - (before?.index ?? index);
    });
  });
  return follow.length >= thresholds.repeated.minNumberedShare * (pages.length - 1);
}

/** Length of the longest run of pages with a line that includes a page: of consecutive or of alternate pages. */
const runThrough = (on: ReadonlySet<number>, index: number) =>
  largest(
    [1, 2].map((step) => {
      let [from, to] = [index, index];
      while (on.has(from - step)) from -= step;
      while (on.has(to + step)) to += step;
      return (to - from) / step + 1;
    }),
  );

/** The pages with a line, and how many of them are even and odd. */
interface Facts {
  readonly on: ReadonlySet<number>;
  readonly byParity: readonly [number, number];
}

function factsOn(pages: Iterable<number>): Facts {
  const on = new Set(pages);
  const odd = [...on].filter((index) => index % 2 === 1).length;
  return { on, byParity: [on.size - odd, odd] };
}

/** Which lines recur on other pages at the same height, ignoring their numbers. */
export interface Repeats {
  /** The indexes of the pages with a line. */
  readonly pagesWith: (line: Line, page: SegmentedPage) => ReadonlySet<number>;
  /** Whether a line is on most pages, or on most odd or even ones. */
  readonly isUsual: (line: Line, page: SegmentedPage) => boolean;
  /** Number of pages in a row that have the line. */
  readonly runOf: (line: Line, page: SegmentedPage) => number;
  /** Whether the page is a copy of others, such as of a form: what it shares with them is not a running head. */
  readonly isCopy: (page: SegmentedPage) => boolean;
}

/** Determines which lines recur on other pages. */
export function createRepeats(pages: readonly SegmentedPage[]): Repeats {
  const found = new Map<string, Map<number, Line>>();
  for (const page of pages) {
    for (const line of page.segments) {
      const key = keysOf(line, page)(0);
      found.set(key, (found.get(key) ?? new Map<number, Line>()).set(page.index, line));
    }
  }
  // Thousands of pages may share a running head, so results are cached by the text of lines.
  const known = new Map<string, { readonly lines: ReadonlyMap<number, Line>; readonly facts: Facts | null }>();
  const ofLine = new Map<Line, Facts>();
  const factsOf = (line: Line, page: SegmentedPage) => {
    const facts = ofLine.get(line) ?? factsByText(line, page);
    ofLine.set(line, facts);
    return facts;
  };
  const factsByText = (line: Line, page: SegmentedPage): Facts => {
    const keyAt = keysOf(line, page);
    const key = keyAt(0);
    let like = known.get(key);
    if (like === undefined) {
      const lines = new Map([-1, 1, 0].flatMap((shift) => [...(found.get(keyAt(shift)) ?? [])]));
      like = { lines, facts: arePageNumbers(lines) ? factsOn(lines.keys()) : null };
      known.set(key, like);
    }
    return like.facts ?? factsOn([...like.lines].flatMap(([index, { text }]) => (text === line.text ? index : [])));
  };
  const pagesWith = (line: Line, page: SegmentedPage) => factsOf(line, page).on;
  // Pages of pictures have no heads, and say nothing about those of other pages.
  const written = pages.filter(({ segments }) => segments.length > 0);
  const total = (parity: number | null) =>
    written.filter(({ index }) => parity === null || index % 2 === parity).length;
  const totals = [total(null), total(0), total(1)] as const;
  const isUsual = (line: Line, page: SegmentedPage) => {
    const { on, byParity } = factsOf(line, page);
    if (on.size < (hasWord(line) ? 2 : thresholds.repeated.minSignPages)) return false;
    const sameParity = byParity[page.index % 2] ?? 0;
    return (
      on.size >= thresholds.repeated.minShare * totals[0] ||
      (sameParity >= 2 && sameParity >= thresholds.repeated.minShare * (totals[(page.index % 2) + 1] ?? 0))
    );
  };
  const isCopy = (page: SegmentedPage) => {
    const inner = page.segments.filter((line) => placeOf(line, page.height) === null);
    const shared = inner.filter((line) => isUsual(line, page));
    return shared.length > 2 && shared.length > thresholds.repeated.minCopiedShare * inner.length;
  };
  return { pagesWith, isUsual, runOf: (line, page) => runThrough(pagesWith(line, page), page.index), isCopy };
}
