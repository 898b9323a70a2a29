import type { Edges } from '../columns/edges.ts';
import { setWidth } from '../fonts/set-width.ts';
import { type Line, wordGaps } from '../lines/line.ts';
import type { Paragraph } from '../model/doc-model.ts';
import { largest, spread } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import { thresholds } from './thresholds.ts';

type Alignment = Paragraph['alignment'];

const limits = thresholds.alignment;

/** How wide the single spaces of a line are, in ems. */
const spacesIn = (line: Line) =>
  wordGaps(line).flatMap(({ look, spaces, width }) => (spaces === 1 ? [width / look.size] : []));

/** How wide a line's font sets spaces, in ems: none if that is not known. */
function spacesOfFont({ look }: Line): readonly number[] {
  const width = setWidth(' ', look);
  return width === null ? [] : [width / look.size];
}

/** Whether the spaces of a line have other widths than those of the last line, which readers leave as they are. */
function isStretched(line: Line, last: Line): boolean {
  const { minGaps, minStretchEms } = limits;
  const stretched = spacesIn(line);
  if (stretched.length < minGaps) return false;
  const inLast = spacesIn(last);
  const natural = inLast.length > 0 ? inLast : spacesOfFont(line);
  return natural.length > 0 && Math.abs(median(stretched) - median(natural)) > minStretchEms;
}

/**
 * Whether lines are of a paragraph all of whose lines are full, as where it continues elsewhere: only the first begins
 * at another place, by an indent or a hanging one. Lines of text at the right begin where their lengths put them.
 * @param spaces The space before each line.
 */
function isIndented(lines: readonly Line[], spaces: readonly number[], width: number): boolean {
  const { sameLeft, minGaps, opposite } = limits;
  const [first = 0, ...others] = spaces;
  const [second] = others;
  if (second === undefined || spread(others) > sameLeft) return false;
  if (lines.slice(1).some((line) => wordGaps(line).length < minGaps)) return false;
  const [least, most] = [Math.min(first, second), Math.max(first, second)];
  return others.length > 1 || (least < sameLeft && most < opposite.minLoneShare * width);
}

/** Whether lines short of the edge of their column are justified all the same: their spaces are stretched to one end. */
function haveOwnEnd(lines: readonly Line[]): boolean {
  const [before, last] = [lines.slice(0, -1), lines.at(-1)];
  if (last === undefined || before.length < 2) return false;
  const isSame = spread(before.map(({ x1 }) => x1)) < limits.sameOwnEnd;
  return isSame && before.some((line) => isStretched(line, last));
}

/** The lines of a paragraph, and the space on both sides of each, in points. */
interface Beside {
  readonly lines: readonly Line[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** That of their column. */
  readonly width: number;
  /** Whether all lines but the last reach its right edge, or nearly. */
  readonly areFull: boolean;
}

/** @param left The space before each line. */
function areFull(lines: readonly Line[], left: readonly number[], { x1, reach = x1 }: Edges): boolean {
  const before = lines.slice(0, -1);
  // In a cell, where lines end is measured on all of its column: its padding is not known as well.
  const short = before.map((line) => Math.min(x1, reach) - line.x1);
  const isFull = ({ look }: Line, index: number) =>
    (short[index] ?? 0) < limits.lostSpaceEms * look.size &&
    (index === 0 || (left[index] ?? 0) < (left[1] ?? 0) + limits.sameLeft);
  return (
    before.every(isFull) && short.filter((room) => room < limits.sameLeft).length > limits.minFullShare * before.length
  );
}

function areCentred({ lines, left, right, width, areFull }: Beside): boolean {
  const { points, share, minRoom, minLoneShare } = limits.centred;
  const areEven = left.every((room, index) => Math.abs(room - (right[index] ?? 0)) < points + share * width);
  if (!areEven || !left.some((room) => room > minRoom)) return false;
  if (lines.length === 1) return (left[0] ?? 0) > minLoneShare * width;
  // Lines of centred text that differ in length begin at different places.
  const lengths = lines.map((line) => line.x1 - line.x0);
  if (spread(left) < limits.maxFlushShare * spread(lengths)) return false;
  // Of justified text, the last line may be full, too.
  const usual = median(lengths);
  const alike = lengths.filter((length) => Math.abs(length - usual) < limits.sameLeft).length;
  return !(lines.length > 2 && areFull && alike >= limits.minEvenShare * lines.length);
}

/**
 * Whether lines are aligned at the edge where they end.
 * @param before The space before each line, on the side where lines begin.
 * @param after That after each.
 */
function areAtEnd({ lines, width }: Beside, before: readonly number[], after: readonly number[]): boolean {
  const { minRoom, minDifference, minLoneShare } = limits.opposite;
  const reachEnd = after.every((room) => room < limits.sameRight);
  if (!reachEnd || largest(before) <= minRoom || isIndented(lines, before, width)) return false;
  const [first = 0, second = 0] = before;
  return lines.length > 1 ? Math.abs(first - second) > minDifference : first > minLoneShare * width;
}

/**
 * How lines are aligned, by the space on both sides of them. "Left" is the side where lines begin, as in Word: the right
 * one in right-to-left text.
 * @param of What is known of their paragraph.
 */
export function alignmentOf(
  lines: readonly Line[],
  edges: Edges,
  of: { readonly hasLabel: boolean; readonly isRightToLeft: boolean },
): Alignment {
  const left = lines.map((line) => line.x0 - edges.x0);
  const right = lines.map((line) => edges.x1 - line.x1);
  const beside = { lines, left, right, width: edges.x1 - edges.x0, areFull: areFull(lines, left, edges) };
  if (!of.hasLabel && lines[0]?.stops.length === 0) {
    if (areCentred(beside)) return 'center';
    if (of.isRightToLeft ? areAtEnd(beside, right, left) : areAtEnd(beside, left, right)) return 'right';
  }
  const isJustified = lines.length > 2 || (lines.length === 2 && isStretched(lines[0] as Line, lines[1] as Line));
  // Rows that tabs make reach both edges by them, not by wider spaces.
  if (lines.length > 1 && lines.every(({ stops }) => stops.length > 0)) return 'left';
  if (beside.areFull && isJustified) return 'justified';
  return !of.isRightToLeft && haveOwnEnd(lines) ? 'justified' : 'left';
}
