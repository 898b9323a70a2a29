import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import type { Region } from './regions.ts';
import { thresholds } from './thresholds.ts';

interface Text extends Box {
  readonly baseline: number;
  readonly text: string;
}

/** A text and the same one further right at its height. */
type Pair = readonly [Text, Text];

/** What is compared of a text: programs draw blanks of a form in parts. */
const lettersOf = ({ text }: Text) => text.replace(/[\s_.\u2026-]+/gu, '');

/** Pairs of equal texts at one height, each with the next of them to its right. */
function pairsOf(texts: readonly Text[]): readonly Pair[] {
  const last = new Map<string, Text>();
  return [...texts]
    .sort((a, b) => a.x0 - b.x0)
    .flatMap((text): readonly Pair[] => {
      const key = `${Math.round(text.baseline / thresholds.copies.sameHeight)}/${lettersOf(text)}`;
      const before = last.get(key);
      last.set(key, text);
      return before === undefined ? [] : [[before, text]];
    });
}

/** The pairs that are as far apart as most are. */
function alike(pairs: readonly Pair[]): readonly Pair[] {
  const stepOf = ([left, right]: Pair) => Math.round((right.x0 - left.x0) / thresholds.copies.sameStep);
  const counts = new Map<number, number>();
  for (const pair of pairs) counts.set(stepOf(pair), (counts.get(stepOf(pair)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return pairs.filter((pair) => Math.abs(stepOf(pair) - most) <= 1);
}

/**
 * Where to cut a page that has the same text twice side by side, such as forms and tickets printed two to a sheet; null
 * for other pages.
 * @param texts The lines of the page, as the gaps in them divide them.
 * @returns The x coordinate between the two, in points.
 */
export function gutterOfCopies(texts: readonly Text[]): number | null {
  const { minLines, minShare } = thresholds.copies;
  const lettered = texts.filter((text) => lettersOf(text) !== '');
  if (lettered.length < 2 * minLines) return null;
  const pairs = alike(pairsOf(lettered));
  if (pairs.length < minLines || 2 * pairs.length < minShare * lettered.length) return null;
  const [end, begin] = [largest(pairs.map(([left]) => left.x1)), smallest(pairs.map(([, right]) => right.x0))];
  const gutter = (end + begin) / 2;
  return end < begin && texts.every(({ x0, x1 }) => x1 < gutter || x0 > gutter) ? gutter : null;
}

/** Items on both sides of a gutter as two columns; null if one of them extends over it. */
export function besideGutter<T extends Box>(items: readonly T[], gutter: number): Region<T> | null {
  const [left, right] = [items.filter(({ x1 }) => x1 < gutter), items.filter(({ x0 }) => x0 > gutter)];
  return left.length + right.length === items.length ? { columns: [left, right] } : null;
}
