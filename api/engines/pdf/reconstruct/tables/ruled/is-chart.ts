import { isInside, isWithin } from '../../model/box.ts';
import type { Page } from '../../model/page-model.ts';
import type { Grid } from '../grid.ts';
import { thresholds } from '../thresholds.ts';

/** Whether a grid belongs to a chart: something is drawn across its rows and columns. */
export function isChart(grid: Grid, { pictures, shapes }: Pick<Page, 'pictures' | 'shapes'>): boolean {
  return [...pictures, ...shapes].some((drawn) => {
    if (!isInside(drawn, grid, thresholds.chart.overhang)) return false;
    const cell = grid.cells.find((each) => isWithin(each, (drawn.x0 + drawn.x1) / 2, (drawn.y0 + drawn.y1) / 2));
    return (
      cell !== undefined &&
      drawn.x1 - drawn.x0 > thresholds.chart.minCellTimes * (cell.x1 - cell.x0) &&
      drawn.y1 - drawn.y0 > thresholds.chart.minCellTimes * (cell.y1 - cell.y0)
    );
  });
}
