import { intersection, isInside, isWithin, meet, middleOf } from '../../model/box.ts';
import type { Box, Fill } from '../../model/page-model.ts';
import { lightnessOf, lightnessOfColour, pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';
import { acrossInk, continued, type DrawnLine } from './continued-lines.ts';

const {
  reach,
  minContrast,
  minPiece,
  maxGap,
  minFilled,
  minDark,
  maxBreak,
  minLoneDown,
  minAcross,
  minDown,
  maxThickness,
} = thresholds.rule;
const { maxWordShare, serifRoom } = thresholds;

/** A part of a row, or of a column, that is darker than what is on both sides of it. In pixels. */
interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Joins pieces of a row: across what is as dark, as where letters touch a line, and across small gaps. The rest is letters. */
function joined(pieces: readonly Run[], gap: number, isDark: (place: number) => boolean): readonly Run[] {
  const runs: { at: number; from: number; to: number; filled: number }[] = [];
  for (const { at, from, to } of pieces) {
    const last = runs.at(-1);
    let dark = 0;
    if (last !== undefined) for (let place = last.to; place < from; place++) if (isDark(place)) dark++;
    if (last === undefined || (from - last.to > gap && dark < minDark * (from - last.to))) {
      runs.push({ at, from, to, filled: to - from });
      continue;
    }
    last.to = to;
    last.filled += to - from + dark;
  }
  return runs.filter(({ from, to, filled }) => filled >= minFilled * (to - from));
}

/** How light pieces are on average. */
function levelOf(pieces: readonly Run[], lightnessAt: (place: number) => number): number {
  let [sum, count] = [0, 0];
  for (const { from, to } of pieces)
    for (let place = from; place < to; place++) {
      sum += lightnessAt(place);
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** The pixels along which a line goes. */
type Along = 'rows' | 'columns';

/** The least length of lines, in points. */
const leastLength: Readonly<Record<Along, number>> = { rows: minAcross, columns: minDown };

/** The runs of each row, or of each column, that are darker than their surroundings and long enough to be of a line. */
function runsOf({ lightness, paper, width, height, pixelsPerPoint }: Tones, along: Along): readonly Run[] {
  const [length, count] = along === 'rows' ? [width, height] : [height, width];
  const [ahead, across] = along === 'rows' ? [1, width] : [width, 1];
  const apart = Math.max(2, Math.round(reach * pixelsPerPoint));
  const [piece, gap, least] = [minPiece, maxGap, leastLength[along]].map((points) => points * pixelsPerPoint) as [
    number,
    number,
    number,
  ];
  const runs: Run[] = [];
  for (let at = apart; at < count - apart; at++) {
    const pieces: Run[] = [];
    let from = -1;
    for (let place = 0; place <= length; place++) {
      const pixel = at * across + place * ahead;
      // A thin line between two rows of pixels is faint in both, and which is darker changes along a line that leans.
      const level = Math.min(lightness[pixel] ?? 255, lightness[pixel + across] ?? 255) + minContrast;
      const isDark =
        place < length &&
        level < (lightness[pixel - apart * across] as number) &&
        level < (lightness[pixel + apart * across] as number);
      if (isDark) {
        if (from < 0) from = place;
      } else if (from >= 0) {
        if (place - from >= piece) pieces.push({ at, from, to: place });
        from = -1;
      }
    }
    const own = levelOf(pieces, (place) => lightness[at * across + place * ahead] as number);
    // Strokes of letters that stand below one another are faint at their edges: paper between them is not as dark.
    const level = Math.min(own + minContrast, lightnessOf(paper) - minContrast);
    const isAsDark = (place: number) => (lightness[at * across + place * ahead] as number) < level;
    for (const run of joined(pieces, gap, isAsDark)) if (run.to - run.from >= least / 2) runs.push(run);
  }
  return runs;
}

interface Group {
  first: number;
  last: number;
  from: number;
  to: number;
  area: number;
}

/** Joins the runs of neighbouring rows that continue one another: lines lean a little, and are some pixels thick. */
function groupsOf(runs: readonly Run[], gap: number): readonly Group[] {
  const done: Group[] = [];
  let open: Group[] = [];
  for (const { at, from, to } of runs) {
    const still: Group[] = [];
    let own: Group = { first: at, last: at, from, to, area: to - from };
    for (const group of open) {
      if (group.last < at - 2) done.push(group);
      else if (group.from < to + gap && from < group.to + gap) {
        own = {
          first: Math.min(group.first, own.first),
          last: at,
          from: Math.min(group.from, own.from),
          to: Math.max(group.to, own.to),
          area: group.area + own.area,
        };
      } else still.push(group);
    }
    still.push(own);
    open = still;
  }
  return [...done, ...open];
}

const lengthOf = ({ isHorizontal, x0, x1, y0, y1 }: DrawnLine) => (isHorizontal ? x1 - x0 : y1 - y0);

function linesOf(tones: Tones, along: Along): readonly DrawnLine[] {
  const { pixelsPerPoint } = tones;
  const isHorizontal = along === 'rows';
  const pieces = groupsOf(runsOf(tones, along), maxGap * pixelsPerPoint).flatMap(({ first, last, from, to, area }) => {
    const thickness = Math.max(1, area / (to - from) - 1) / pixelsPerPoint;
    if (thickness > maxThickness) return [];
    const [start, end] = [from / pixelsPerPoint, to / pixelsPerPoint];
    const middle = (first + last + 2) / 2 / pixelsPerPoint;
    const [near, far] = [middle - thickness / 2, middle + thickness / 2];
    const box = isHorizontal ? { x0: start, x1: end, y0: near, y1: far } : { x0: near, x1: far, y0: start, y1: end };
    return [{ ...box, isHorizontal, thickness }];
  });
  return acrossInk(pieces, tones).filter((line) => lengthOf(line) >= leastLength[along]);
}

/** The share of a drawn line's length that is within a box. */
function shareWithin(line: DrawnLine, box: Box): number {
  const common = intersection(line, box);
  if (common === null) return 0;
  return line.isHorizontal
    ? (common.x1 - common.x0) / (line.x1 - line.x0)
    : (common.y1 - common.y0) / (line.y1 - line.y0);
}

const isStroke = (line: DrawnLine, cores: readonly Box[]): boolean =>
  cores.reduce((sum, core) => sum + shareWithin(line, core), 0) > maxWordShare;

/** Whether a line is a stroke of a large letter, as serifs are: it ends within the word, and is not longer than that is high. */
const isSerif = (line: DrawnLine, words: readonly Box[]): boolean =>
  line.isHorizontal &&
  words.some(
    (word) =>
      line.x1 - line.x0 <= word.y1 - word.y0 &&
      line.x1 - line.x0 < word.x1 - word.x0 &&
      isInside(line, word, serifRoom),
  );

/** Leaves out short upright lines that no other line meets: they are strokes of what was not read. */
const withoutLone = (lines: readonly DrawnLine[]): readonly DrawnLine[] =>
  lines.filter(
    (line) =>
      line.isHorizontal ||
      lengthOf(line) >= minLoneDown ||
      lines.some((other) => other.isHorizontal && meet(line, other, maxBreak)),
  );

/** Finds the lines that are drawn on a page, level and upright ones, and strokes of large letters. */
export const findDrawnLines = (tones: Tones): readonly DrawnLine[] => [
  ...linesOf(tones, 'rows'),
  ...linesOf(tones, 'columns'),
];

/**
 * Leaves out strokes of letters, and joins the pieces of the other lines, such as those of tables, and underlines.
 * @param words Boxes of words. @param cores Their inner parts.
 */
export function linesBeside(
  lines: readonly DrawnLine[],
  words: readonly Box[],
  cores: readonly Box[],
): readonly DrawnLine[] {
  const others = lines.filter((line) => !isStroke(line, cores) && !isSerif(line, words));
  const [level, upright] = [true, false].map((isLevel) =>
    continued(others.filter(({ isHorizontal }) => isHorizontal === isLevel)),
  ) as [readonly DrawnLine[], readonly DrawnLine[]];
  return withoutLone([...level, ...upright]).filter((line) => !isStroke(line, cores));
}

/** How light a line is, on average. */
function lightnessAlong(line: DrawnLine, { lightness, ...size }: Tones): number {
  const { x0, x1, y0, y1 } = pixelBox(size, line);
  const [column, row] = [Math.min(size.width - 1, (x0 + x1) >> 1), Math.min(size.height - 1, (y0 + y1) >> 1)];
  const at = (place: number) => (line.isHorizontal ? row * size.width + place : place * size.width + column);
  const pixels = line.isHorizontal ? [{ at: row, from: x0, to: x1 }] : [{ at: column, from: y0, to: y1 }];
  return levelOf(pixels, (place) => lightness[at(place)] as number);
}

/** Leaves out lines that are no darker than the area that they are on: they are its ground between light letters. */
export const withoutGround = (
  lines: readonly DrawnLine[],
  areas: readonly Pick<Fill, keyof Box | 'colour'>[],
  tones: Tones,
): readonly DrawnLine[] =>
  lines.filter((line) => {
    const ground = areas.find((area) => isWithin(area, ...middleOf(line)));
    if (ground === undefined) return true;
    return lightnessOfColour(ground.colour) - lightnessAlong(line, tones) > minContrast;
  });
