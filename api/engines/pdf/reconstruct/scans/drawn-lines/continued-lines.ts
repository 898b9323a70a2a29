import type { Box } from '../../model/page-model.ts';
import { lightnessOf } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';

const { maxApart, maxBreak, maxHidden, minHiddenDark, hiddenLevel, clearBelow, minClear } = thresholds.rule;

/** A line that a page shows. The box is in points. */
export interface DrawnLine extends Box {
  readonly isHorizontal: boolean;
  /** Points. */
  readonly thickness: number;
}

/** Joins lines that continue one another: a line that leans a little comes in pieces. */
export function continued(lines: readonly DrawnLine[]): readonly DrawnLine[] {
  const done: DrawnLine[] = [];
  for (const line of [...lines].sort((a, b) => start(a) - start(b))) {
    const at = done.findIndex(
      (before) =>
        Math.abs(place(before) - place(line)) <= maxApart &&
        start(line) - end(before) <= maxBreak &&
        end(line) > end(before),
    );
    const before = done[at];
    if (before === undefined) {
      done.push(line);
      continue;
    }
    done[at] = joined(before, line);
  }
  return done;
}

const start = ({ isHorizontal, x0, y0 }: DrawnLine) => (isHorizontal ? x0 : y0);
const end = ({ isHorizontal, x1, y1 }: DrawnLine) => (isHorizontal ? x1 : y1);
const place = ({ isHorizontal, x0, x1, y0, y1 }: DrawnLine) => (isHorizontal ? y0 + y1 : x0 + x1) / 2;

/** One line in place of two that continue one another. */
function joined(before: DrawnLine, line: DrawnLine): DrawnLine {
  const thickness = Math.max(before.thickness, line.thickness);
  const [longer] = (end(before) - start(before) > end(line) - start(line) ? [before] : [line]) as [DrawnLine];
  const [from, to] = [start(before), end(line)];
  return line.isHorizontal ? { ...longer, x0: from, x1: to, thickness } : { ...longer, y0: from, y1: to, thickness };
}

/** How dark the darkest pixels are that are beside one another across the way of a line, along a part of it; in points. */
function darkestAlong(line: DrawnLine, from: number, to: number, { lightness, ...size }: Tones): readonly number[] {
  const { width, height, pixelsPerPoint } = size;
  const [ahead, across, count, length] = line.isHorizontal ? [1, width, height, width] : [width, 1, width, height];
  const middle = Math.min(count - 2, Math.max(1, Math.floor(place(line) * pixelsPerPoint)));
  const first = Math.max(0, Math.round(from * pixelsPerPoint));
  const last = Math.min(length, Math.round(to * pixelsPerPoint));
  return Array.from({ length: Math.max(0, last - first) }, (_, step) => {
    const at = middle * across + (first + step) * ahead;
    return Math.min(...[at - across, at, at + across].map((pixel) => lightness[pixel] ?? 255));
  });
}

/** The lightness below which pixels may be of a line. */
function limitOf(line: DrawnLine, tones: Tones): number {
  const own = darkestAlong(line, start(line), end(line), tones);
  const usual = own.reduce((sum, level) => sum + level, 0) / Math.max(1, own.length);
  return usual + hiddenLevel * Math.max(0, lightnessOf(tones.paper) - usual);
}

/** Whether what is between two lines at one place is as dark as they are. */
function isHiddenBetween(before: DrawnLine, line: DrawnLine, tones: Tones): boolean {
  const level = limitOf(line, tones);
  const between = darkestAlong(before, end(before), start(line), tones);
  return between.filter((each) => each < level).length >= minHiddenDark * between.length;
}

/**
 * Joins lines where letters touch them: there, they are not darker than what is beside them. Paper between the strokes of
 * letters is not as dark.
 */
export function acrossInk(lines: readonly DrawnLine[], tones: Tones): readonly DrawnLine[] {
  const done: DrawnLine[] = [];
  /** The last line at each place. */
  const lastAt = new Map<number, number>();
  for (const line of [...lines].sort((a, b) => start(a) - start(b))) {
    const step = Math.round(place(line) / maxApart);
    const at = [step, step - 1, step + 1]
      .map((each) => lastAt.get(each))
      .find((index) => {
        const before = index === undefined ? undefined : done[index];
        if (before === undefined || Math.abs(place(before) - place(line)) > maxApart) return false;
        const gap = start(line) - end(before);
        return gap > 0 && gap <= maxHidden && isHiddenBetween(before, line, tones);
      });
    if (at === undefined) lastAt.set(step, done.push(line) - 1);
    else {
      done[at] = joined(done[at] as DrawnLine, line);
      lastAt.set(step, at);
    }
  }
  return done;
}

/** Whether there is paper below most of a part of a level line, as below underlines. */
function isClearBelow(line: DrawnLine, from: number, to: number, tones: Tones, level: number): boolean {
  const below = { ...line, y0: line.y1 + clearBelow, y1: line.y1 + clearBelow };
  const levels = darkestAlong(below, from, to, tones);
  return levels.filter((each) => each >= level).length >= minClear * levels.length;
}

/** How far a level line goes on, in points, before its start or behind its end. */
function hiddenBeside(line: DrawnLine, side: 'before' | 'behind', tones: Tones, level: number): number {
  const levels =
    side === 'before'
      ? [...darkestAlong(line, Math.max(0, start(line) - maxHidden), start(line), tones)].reverse()
      : darkestAlong(line, end(line), end(line) + maxHidden, tones);
  const light = levels.findIndex((each) => each >= level);
  const length = (light < 0 ? levels.length : light) / tones.pixelsPerPoint;
  const [from, to] = side === 'before' ? [start(line) - length, start(line)] : [end(line), end(line) + length];
  return isClearBelow(line, from, to, tones, level) ? length : 0;
}

/** Gives level lines the parts before and behind them that letters touch: underlines begin and end below letters. */
export const toTheirEnds = (lines: readonly DrawnLine[], tones: Tones): readonly DrawnLine[] =>
  lines.map((line) => {
    if (!line.isHorizontal) return line;
    const level = limitOf(line, tones);
    const beside = (side: 'before' | 'behind') => hiddenBeside(line, side, tones, level);
    return { ...line, x0: line.x0 - beside('before'), x1: line.x1 + beside('behind') };
  });
