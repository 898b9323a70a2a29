import { areaOf, intersection, isInside } from '../../model/box.ts';
import type { Grid } from '../grid.ts';
import { nest } from '../ruled/ruled-tables.ts';
import { thresholds as limits } from './thresholds.ts';

/** Whether a grid is in a cell of another, and clearly smaller. */
const isInCell = (inner: Grid, outer: Grid) =>
  outer.cells.some(
    (cell) => isInside(inner, cell, limits.sameBorder) && areaOf(cell) > limits.minHolderAreas * areaOf(inner),
  );

/** Whether two grids cover the same place, and neither is in a cell of the other. */
function areSame(a: Grid, b: Grid): boolean {
  const shared = intersection(a, b);
  if (shared === null || shared.x1 - shared.x0 < limits.sameEdge || shared.y1 - shared.y0 < limits.sameEdge)
    return false;
  return !isInCell(a, b) && !isInCell(b, a);
}

/**
 * The tables of a page: those of areas instead of ruled ones at the same place. A single box in a cell, without an area of
 * its own, is a picture's.
 */
export function withAreaGrids(ruled: readonly Grid[], ofAreas: readonly Grid[]): readonly Grid[] {
  if (ofAreas.length === 0) return ruled;
  const isOther = (grid: Grid) =>
    ofAreas.some((other) => areSame(grid, other) || (grid.cells.length === 1 && isInCell(grid, other)));
  return nest([...ruled.filter((grid) => !isOther(grid)), ...ofAreas]);
}
