import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import type { Grid } from '../grid.ts';
import { thresholds } from '../thresholds.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) < thresholds.ruled.sameEdge;

const areSame = (a: Box, b: Box) =>
  isNear(a.x0, b.x0) && isNear(a.x1, b.x1) && isNear(a.y0, b.y0) && isNear(a.y1, b.y1);

/** The box that four rules enclose: its upper and its lower side, then its left and its right one; null for none. */
function boxOf([top, bottom, left, right]: readonly Rule[]): Box | null {
  if (top === undefined || bottom === undefined || left === undefined || right === undefined) return null;
  if (!top.isHorizontal || !bottom.isHorizontal || left.isHorizontal || right.isHorizontal) return null;
  const box = { x0: left.x0, x1: right.x1, y0: top.y0, y1: bottom.y1 };
  const isAround =
    areSame(box, { ...top, y1: box.y1 }) &&
    areSame(box, { ...bottom, y0: box.y0 }) &&
    areSame(box, { ...left, x1: box.x1 }) &&
    areSame(box, { ...right, x0: box.x0 });
  return isAround ? box : null;
}

/** The box that four rules enclose from one on, unless the two before are its other sides: it may be drawn twice. */
function boxFrom(rules: readonly Rule[], index: number): Box | null {
  const [top, bottom, ...sides] = rules.slice(index, index + 4);
  if (top === undefined || bottom === undefined) return null;
  const isAgain = boxOf([top, bottom, ...rules.slice(Math.max(0, index - 2), index)]) !== null;
  return isAgain ? null : boxOf([top, bottom, ...sides]);
}

/**
 * Tells whether a box is a table of one cell by the order in which LibreOffice draws its sides: all borders between the rows
 * of a table, from top to bottom, and then those between its columns, but those of a paragraph or a frame at the left and at
 * the right first.
 * @param rules Those of a page, in the order in which they are drawn.
 */
export function createIsDrawnAsCell(rules: readonly Rule[]): (grid: Grid) => boolean {
  const boxesAt = createBoxFinder(rules.flatMap((_, index) => boxFrom(rules, index) ?? []));
  return (grid) => grid.cells.length === 1 && boxesAt(grid).some((box) => areSame(box, grid));
}
