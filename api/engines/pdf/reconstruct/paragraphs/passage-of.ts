import type { Edges } from '../columns/edges.ts';
import { setWidth } from '../fonts/set-width.ts';
import { type Line, median, wordGaps } from '../lines/line.ts';
import type { Paragraph } from '../model/doc-model.ts';
import { largest, smallest, spread } from '../model/extremes.ts';
import type { Label } from './labels.ts';
import type { Passage } from './passage.ts';
import { thresholds } from './thresholds.ts';

type Alignment = Paragraph['alignment'];

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
  const { minGaps, minStretchEms } = thresholds.alignment;
  const stretched = spacesIn(line);
  if (stretched.length < minGaps) return false;
  const inLast = spacesIn(last);
  const natural = inLast.length > 0 ? inLast : spacesOfFont(line);
  return natural.length > 0 && Math.abs(median(stretched) - median(natural)) > minStretchEms;
}

/**
 * Whether lines are of a paragraph all of whose lines are full, as where it goes on elsewhere: only the first begins at
 * another place, by an indent or a hanging one. Lines of text at the right begin where their lengths put them.
 * @param spaces The space before each line.
 */
function isIndented(lines: readonly Line[], spaces: readonly number[], width: number): boolean {
  const { sameLeft, minGaps, opposite } = thresholds.alignment;
  const [first = 0, ...others] = spaces;
  const [second] = others;
  if (second === undefined || spread(others) > sameLeft) return false;
  if (lines.slice(1).some((line) => wordGaps(line).length < minGaps)) return false;
  const [least, most] = [Math.min(first, second), Math.max(first, second)];
  return others.length > 1 || (least < sameLeft && most < opposite.minLoneShare * width);
}

/** Whether lines short of the edge of their column are justified all the same: their spaces are stretched to one end. */
function haveOwnEnd(lines: readonly Line[], toLeft: boolean): boolean {
  const [before, last] = [lines.slice(0, -1), lines.at(-1)];
  if (toLeft || last === undefined || before.length < 2) return false;
  const isSame = spread(before.map(({ x1 }) => x1)) < thresholds.alignment.sameOwnEnd;
  return isSame && before.some((line) => isStretched(line, last));
}

/** How lines are aligned, by the space on both sides of them. */
function alignmentOf(
  lines: readonly Line[],
  { x0, x1, reach = x1 }: Edges,
  hasLabel: boolean,
  toLeft: boolean,
): Alignment {
  const width = x1 - x0;
  const left = lines.map((line) => line.x0 - x0);
  const right = lines.map((line) => x1 - line.x1);
  // In a cell, where lines end is measured on all of its column: its padding is not known as well.
  const short = lines.map((line) => Math.min(x1, reach) - line.x1);
  const first = left[0] ?? 0;
  const before = lines.slice(0, -1);
  const isFull =
    before.every(
      ({ look }, index) =>
        (short[index] ?? 0) < thresholds.alignment.lostSpaceEms * look.size &&
        (index === 0 || (left[index] ?? 0) < (left[1] ?? 0) + thresholds.alignment.sameLeft),
    ) &&
    before.filter((_, index) => (short[index] ?? 0) < thresholds.alignment.sameLeft).length >
      thresholds.alignment.minFullShare * before.length;
  if (!hasLabel && lines[0]?.stops.length === 0) {
    const isCentred =
      lines.every(
        (_, index) =>
          Math.abs((left[index] ?? 0) - (right[index] ?? 0)) <
          thresholds.alignment.centred.points + thresholds.alignment.centred.share * width,
      ) && left.some((room) => room > thresholds.alignment.centred.minRoom);
    // Lines of centred text that differ in length begin at different places.
    const lengths = lines.map((line) => line.x1 - line.x0);
    const areFlush = spread(left) < thresholds.alignment.maxFlushShare * spread(lengths);
    // Of justified text, the last line may be full, too.
    const isEven = (length: number) => Math.abs(length - median(lengths)) < thresholds.alignment.sameLeft;
    const areEven =
      lines.length > 2 && isFull && lengths.filter(isEven).length >= thresholds.alignment.minEvenShare * lines.length;
    if (
      isCentred &&
      !areFlush &&
      !areEven &&
      (lines.length > 1 || first > thresholds.alignment.centred.minLoneShare * width)
    )
      return 'center';
    const side = toLeft ? left : right;
    const other = toLeft ? right : left;
    const isOpposite =
      side.every((room) => room < thresholds.alignment.sameRight) &&
      largest(other) > thresholds.alignment.opposite.minRoom &&
      !isIndented(lines, other, width);
    if (
      isOpposite &&
      (lines.length > 1
        ? Math.abs((other[0] ?? 0) - (other[1] ?? 0)) > thresholds.alignment.opposite.minDifference
        : (other[0] ?? 0) > thresholds.alignment.opposite.minLoneShare * width)
    ) {
      return 'right';
    }
  }
  const isJustified = lines.length > 2 || (lines.length === 2 && isStretched(lines[0] as Line, lines[1] as Line));
  return (isFull && isJustified) || haveOwnEnd(lines, toLeft) ? 'justified' : 'left';
}

/** Points from baseline to baseline: the average, or the usual distance if empty lines are among them. */
function pitchOf(lines: readonly Line[]): number {
  const distances = lines.slice(1).map(({ baseline }, index) => baseline - (lines[index] as Line).baseline);
  const usual = median(distances);
  if (largest(distances) > thresholds.minBlankTimes * usual) return usual;
  return distances.reduce((sum, each) => sum + each, 0) / distances.length;
}

/** Makes a paragraph from its lines, at least one. Alignment, direction and pitch follow from their positions. */
export function passageOf(lines: readonly Line[], label: Label | null, edges: Edges): Passage {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const count = lines.filter(({ isRightToLeft }) => isRightToLeft).length;
  // Of two lines, the last may be a single word of the other direction.
  const toLeft = count === lines.length / 2 ? first.isRightToLeft : count > lines.length / 2;
  const alignment = alignmentOf(lines, edges, label !== null, toLeft);
  return {
    type: 'passage',
    lines,
    label,
    edges,
    // Word's "left" means the side where lines begin, which is the right in right-to-left text.
    alignment,
    isRightToLeft: toLeft,
    isBold: lines.every(({ isBold }) => isBold),
    text: lines.map(({ text }) => text).join(' '),
    size: first.look.size,
    pitch: lines.length > 1 ? pitchOf(lines) : 0,
    x0: smallest(lines.map(({ x0 }) => x0)),
    x1: largest(lines.map(({ x1 }) => x1)),
    y0: first.y0,
    y1: last.y1,
  };
}
