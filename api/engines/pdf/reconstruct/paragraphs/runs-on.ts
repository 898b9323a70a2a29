import { endsSentence } from '../../writing-systems/sentence-end.ts';
import type { Edges } from '../columns/edges.ts';
import { fits, kindsOf, type Line } from '../lines/line.ts';
import { areSetAlike } from '../lines/type-size.ts';
import { largest } from '../model/extremes.ts';
import { hasCode } from './code-lines.ts';
import type { Junction } from './junction.ts';
import { thresholds } from './thresholds.ts';

const { maxFreeEms, sameStop, minSpaces } = thresholds.runsOn;

/**
 * Whether a line continues a sentence in running text for certain: the line before had no room for its first word, and ends
 * where the text does. Such a sentence goes on whatever sizes its words have, and whatever gaps are between them.
 */
export function runsOn({ before, line, label, isRightToLeft }: Junction, edges: Edges): boolean {
  if (label !== null || isRightToLeft || line.isRightToLeft || before.spaces < minSpaces) return false;
  if (hasCode(before) || hasCode(line) || !/^\p{Ll}/u.test(line.text) || endsSentence(before.text)) return false;
  const free = edges.x1 - before.x1;
  return !fits(line, free) && free < maxFreeEms * before.look.size && line.x0 < before.x0 + thresholds.indent.same;
}

/** Whether the tabs of two lines make columns: text behind them begins at the same place, or there is no word between two. */
export const haveColumns = (before: Line, line: Line): boolean =>
  line.stops.some((stop) => before.stops.some((other) => Math.abs(other - stop) < sameStop)) ||
  [before, line].some(({ stops, text }) => stops.length > 0 && text.split('\t').some((part) => !/\p{L}/u.test(part)));

const sizesIn = (line: Line) => kindsOf(line).flatMap(({ type, look }) => (type === 'letter' ? [look.size] : []));

/** Whether one of two lines has words as large as most of the other. */
export function areOfMixedSizes(before: Line, line: Line): boolean {
  const has = (one: Line, size: number) => sizesIn(one).some((each) => areSetAlike({ size: each }, { size }));
  return has(before, line.look.size) || has(line, before.look.size);
}

const largestIn = (line: Line) => largest(sizesIn(line));

/**
 * Whether the distance between two lines is one that the words of other sizes in a paragraph make.
 * @param usual The usual pitch, in ems.
 */
export function isAsFarAsWords({ current, before, line, distance }: Junction, usual: number): boolean {
  if (![...current.lines, line].some((each) => !areSetAlike({ size: largestIn(each) }, each.look))) return false;
  const { maxTimes, minTimes } = thresholds.pitch;
  const least = usual * Math.min(line.look.size, before.look.size);
  const most = usual * Math.max(largestIn(line), largestIn(before));
  return distance > minTimes * least && distance < maxTimes * most;
}
