import { plainDigits } from '../../writing-systems/digits.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import { without } from './line-sets.ts';
import { type Place, reachOf, type SegmentedPage } from './repeated-lines.ts';
import { thresholds } from './thresholds.ts';

const lonePageNumber = /^\s*\d{1,4}\s*$/;

/**
 * The heads at one end of a page with all that stands on the line of its number, apart from the text: names of chapters that
 * few pages share are heads as well, and no text begins at the height of a head.
 * @param candidates The lines that may be running heads.
 */
export function withBesideNumber(
  { segments, height }: SegmentedPage,
  place: Place,
  heads: readonly Line[],
  candidates: readonly Line[],
): readonly Line[] {
  const number = heads.find(({ text }) => lonePageNumber.test(plainDigits(text)));
  if (number === undefined) return heads;
  const isBeside = ({ baseline }: Line) =>
    Math.abs(baseline - number.baseline) < thresholds.tableRow.sameRowEms * number.look.size;
  const beside = without(candidates, heads).filter(isBeside);
  if (beside.length === 0) return heads;
  const all = [...heads, ...beside];
  const reach = (line: Line) => reachOf(line, place, height);
  const deepest = largest([number, ...beside].map((line) => reach(line).to));
  const text = smallest(without(segments, all).map((line) => reach(line).from));
  const isApart = text - deepest > thresholds.repeated.minGapLines * (number.y1 - number.y0);
  return isApart ? all : heads;
}
