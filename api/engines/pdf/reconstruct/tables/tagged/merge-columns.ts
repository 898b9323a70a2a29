import { thresholds } from '../thresholds.ts';

interface Spanned {
  readonly column: number;
  readonly columns: number;
}

/**
 * Leaves out columns without width: word processors begin cells of different rows in columns of their own, however near to
 * each other. Columns in which a cell lies alone stay.
 * @param edges Those of the columns from left to right, in points.
 * @param cells Placed in these columns.
 */
export function mergeColumns<Cell extends Spanned>(
  edges: readonly number[],
  cells: readonly Cell[],
): readonly [readonly number[], readonly Cell[]] {
  const alone = new Set(cells.flatMap(({ column, columns }) => (columns === 1 ? [column] : [])));
  const kept: number[] = [];
  const places = edges.map((edge, index) => {
    const hasWidth = index === 0 || edge - (edges[index - 1] as number) >= thresholds.ruled.sameEdge;
    if (hasWidth || alone.has(index - 1)) kept.push(edge);
    return kept.length - 1;
  });
  const merged = cells.map((cell) => {
    const column = places[cell.column] as number;
    return { ...cell, column, columns: (places[cell.column + cell.columns] as number) - column };
  });
  return merged.every(({ columns }) => columns > 0) ? [kept, merged] : [edges, cells];
}
