import type { Border, Side } from '../../../api/engines/pdf/reconstruct/model/borders.ts';
import type { Box } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { FilledTable } from '../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { gridOf } from '../../../api/engines/pdf/reconstruct/tables/grid.ts';

const border: Border = { width: 0.5, colour: '000000' };

/** A table of one empty cell, with borders at some of its sides. */
export function filledTable(box: Box, sides: readonly Side[] = ['top', 'left', 'bottom', 'right']): FilledTable {
  const { x0, x1, y0, y1 } = box;
  const of = (side: Side) => (sides.includes(side) ? border : null);
  const borders = { top: of('top'), left: of('left'), bottom: of('bottom'), right: of('right') };
  const cell = { ...box, row: 0, column: 0, rows: 1, columns: 1, borders };
  return {
    ...box,
    type: 'table',
    grid: gridOf([x0, x1], [y0, y1], [cell]),
    cells: [{ cell, items: [], edges: { x0, x1 }, fill: null }],
    padding: { left: 0, right: 0 },
  };
}
