import { isInside } from '../model/box.ts';
import type { Box } from '../model/page-model.ts';
import type { Grid } from './grid.ts';
import { withNested } from './ruled/ruled-tables.ts';
import { thresholds } from './thresholds.ts';

/**
 * Creates a test of whether boxes that someone has filled in stand in an area, as they do beside the labels of a form. Labels that
 * happen to stand below each other there are no columns of a table without rules.
 * @param grids Those of the page. A single box is a grid of one cell.
 * @param hasText Whether letters are in a box.
 */
export function createHasFilledInBoxes(grids: readonly Grid[], hasText: (box: Box) => boolean): (area: Box) => boolean {
  const boxes = withNested(grids).filter(({ cells: [cell, ...others] }) => others.length === 0 && !cell?.nested);
  return (area) => boxes.filter((box) => isInside(box, area, 0) && hasText(box)).length >= thresholds.filledIn.minBoxes;
}
