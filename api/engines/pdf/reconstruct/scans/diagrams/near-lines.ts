import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box } from '../../model/page-model.ts';
import type { DrawnLine } from '../drawn-lines/continued-lines.ts';
import { thresholds } from './thresholds.ts';

const { room } = thresholds.framedPictures;

/** Whether two places in points are the same one of a drawn frame, whose corners may be open or round. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= room;

/** Creates a search for the lines that may touch a box in points. */
export function createNearLines(lines: readonly DrawnLine[]): (box: Box) => readonly DrawnLine[] {
  const at = createBoxFinder(lines);
  return ({ x0, y0, x1, y1 }) => at({ x0: x0 - room, x1: x1 + room, y0: y0 - room, y1: y1 + room });
}
