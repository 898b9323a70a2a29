import type { Line } from '../lines/line.ts';
import { without } from './line-sets.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.tableRow;

/** Whether two lines begin or end at the same place: numbers are aligned at the right. */
const haveSameEdge = (one: Line, other: Line) =>
  Math.abs(one.x0 - other.x0) < limits.sameEdge || Math.abs(one.x1 - other.x1) < limits.sameEdge;

/**
 * Whether a line is a cell of a table without borders rather than a running head, though other pages have it, too: there
 * is other text in its row, and the rows beside it have the same columns.
 * @param segments All lines of the page.
 * @param isUsual Whether other pages have a line.
 */
export function isInTableRow(line: Line, segments: readonly Line[], isUsual: (line: Line) => boolean): boolean {
  const distanceOf = ({ baseline }: Line) => Math.abs(baseline - line.baseline) / line.look.size;
  const row = segments.filter((other) => distanceOf(other) < limits.sameRowEms);
  if (row.length < limits.minColumns || row.every(isUsual)) return false;
  const beside = without(segments, row).filter((other) => distanceOf(other) < limits.nextRowEms);
  const aligned = row.filter((line) => beside.some((other) => haveSameEdge(line, other)));
  return aligned.length >= limits.minColumns;
}
