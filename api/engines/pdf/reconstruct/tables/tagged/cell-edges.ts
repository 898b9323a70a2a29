import { largest, smallest } from '../../model/extremes.ts';
import { thresholds } from '../thresholds.ts';

const { edge: limits } = thresholds;

/** What spans some rows or columns, and how far it reaches across them in points. */
export interface Part {
  readonly from: number;
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/** Finds the drawn edge between two positions that is nearest to `to`; returns `to` if nothing is drawn there. */
type Nearest = (low: number, high: number, to: number) => number;

/**
 * Finds drawn edges among places in points.
 * @param em The size of the letters beside them.
 */
export const nearestOf =
  (places: readonly number[], em: number): Nearest =>
  (low, high, to) => {
    const between = places.filter(
      (place) => place > low - limits.overlapEms * em && place < high + limits.overlapEms * em,
    );
    return between.length === 0
      ? to
      : between.reduce((best, place) => (Math.abs(place - to) < Math.abs(best - to) ? place : best));
  };

/**
 * The edges between rows or columns, each between what ends before it and what begins after it, on a drawn edge if
 * possible; null if these overlap.
 */
export function edgesOf(
  parts: readonly Part[],
  near: 'begin' | 'middle',
  drawnNear: Nearest,
  em: number,
): readonly number[] | null {
  const [padding, outside] = [limits.paddingEms * em, limits.outsideEms * em];
  const count = largest(parts.map(({ from, count }) => from + count));
  const first = smallest(parts.map(({ low }) => low));
  const last = largest(parts.map(({ high }) => high));
  const [before, behind] = near === 'begin' ? [padding, padding + limits.slackEms * em] : [0, 0];
  const edges = [drawnNear(first - outside, first, first - before)];
  for (let index = 1; index < count; index++) {
    const ends = parts.filter(({ from, count }) => from + count === index).map(({ high }) => high);
    const begins = parts.filter(({ from }) => from === index).map(({ low }) => low);
    const end = largest(ends, edges.at(-1) as number);
    const begin = smallest(begins);
    if (!Number.isFinite(begin) || begin < end - padding) return null;
    const middle = (end + begin) / 2;
    edges.push(drawnNear(end, begin, near === 'begin' ? Math.max(middle, begin - padding) : middle));
  }
  return [...edges, drawnNear(last, last + outside, last + behind)];
}
