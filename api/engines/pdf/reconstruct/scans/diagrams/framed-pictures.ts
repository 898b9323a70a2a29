import { areaOf, isInside, isWithin, middleOf } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box } from '../../model/page-model.ts';
import type { DrawnLine } from '../drawn-lines/continued-lines.ts';
import { freeBoxes } from './free-boxes.ts';
import { createNearLines, isNear } from './near-lines.ts';
import { thresholds } from './thresholds.ts';

const {
  minSide,
  maxPageShare,
  room,
  minParts,
  minPartShare,
  manyParts,
  minPartSide,
  minManyShare,
  maxDividers,
  maxWords,
} = thresholds.framedPictures;

/** What a page shows, by its boxes in points. */
export interface Shown {
  readonly lines: readonly DrawnLine[];
  /** Pictures, and areas of one colour. */
  readonly parts: readonly Box[];
  readonly words: readonly Box[];
}

const shorterSide = ({ x0, x1, y0, y1 }: Box) => Math.min(x1 - x0, y1 - y0);

/** Frames of three drawn sides at least: a shadow leaves out the fourth, or makes it faint. */
function framesOf(lines: readonly DrawnLine[]): readonly Box[] {
  const downNear = createNearLines(lines.filter(({ isHorizontal }) => !isHorizontal));
  /** The longest line that goes down from a point, or up to it. */
  const sideAt = (x: number, y: number, end: 'y0' | 'y1') =>
    downNear({ x0: x, x1: x, y0: y, y1: y })
      .filter((line) => (isNear(line.x0, x) || isNear(line.x1, x)) && isNear(line[end], y))
      .reduce<DrawnLine | undefined>(
        (most, line) => (most === undefined || line.y1 - line.y0 > most.y1 - most.y0 ? line : most),
        undefined,
      );
  return lines
    .filter((line) => line.isHorizontal && line.x1 - line.x0 >= minSide)
    .flatMap((across) =>
      (['y0', 'y1'] as const).flatMap((end): readonly Box[] => {
        const [left, right] = [sideAt(across.x0, across[end], end), sideAt(across.x1, across[end], end)];
        if (left === undefined || right === undefined) return [];
        if (!isNear(left.y0, right.y0) || !isNear(left.y1, right.y1) || left.y1 - left.y0 < minSide) return [];
        const [y0, y1] = [Math.min(left.y0, right.y0, across.y0), Math.max(left.y1, right.y1, across.y1)];
        return [{ x0: left.x0, x1: right.x1, y0, y1 }];
      }),
    );
}

/** Whether a line goes through a frame from one side to the other, as between the rows of a table. */
function divides({ isHorizontal, ...line }: DrawnLine, frame: Box): boolean {
  if (!isInside(line, frame, room)) return false;
  return isHorizontal
    ? line.x1 - line.x0 >= frame.x1 - frame.x0 - 2 * room && line.y0 > frame.y0 + room && line.y1 < frame.y1 - room
    : line.y1 - line.y0 >= frame.y1 - frame.y0 - 2 * room && line.x0 > frame.x0 + room && line.x1 < frame.x1 - room;
}

/**
 * Finds framed pictures, such as those of windows of programs: frames in which there are several pictures, colours and buttons,
 * and little text. Rows and columns of tables divide theirs.
 * @param pageArea In square points.
 */
export function framedPictures({ lines, parts, words }: Shown, pageArea: number): readonly Box[] {
  const [partsIn, wordsIn] = [createBoxFinder([...parts, ...freeBoxes(lines)]), createBoxFinder(words)];
  const coverOf = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + areaOf(box), 0);
  const isPicture = (frame: Box): boolean => {
    if (areaOf(frame) > maxPageShare * pageArea) return false;
    const own = partsIn(frame).filter((part) => isInside(part, frame, room));
    const isMany = own.filter((part) => shorterSide(part) >= minPartSide).length >= manyParts;
    if (own.length < minParts || coverOf(own) < (isMany ? minManyShare : minPartShare) * areaOf(frame)) return false;
    if (lines.filter((line) => divides(line, frame)).length > maxDividers) return false;
    return coverOf(wordsIn(frame).filter((word) => isWithin(frame, ...middleOf(word)))) <= maxWords * areaOf(frame);
  };
  const found: Box[] = [];
  for (const frame of framesOf(lines).toSorted((a, b) => areaOf(b) - areaOf(a)))
    if (!found.some((larger) => isInside(frame, larger, room)) && isPicture(frame)) found.push(frame);
  return found;
}
