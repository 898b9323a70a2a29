import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Block, Table, TableCell, TableRow } from '../../model/doc-model.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import type { GridCell } from '../../tables/grid.ts';
import { extentOf, type ParagraphContext } from '../paragraphs/compose-paragraph.ts';

type ComposeFlow = (cell: FilledCell, top: number, context: ParagraphContext) => readonly Block[];

/** The most that lines are set closer to fit a cell. */
const tightest = 0.85;
/** Points that text is set higher to fit a cell, at the most. */
const mostOver = 2;

const noBorders = { top: null, left: null, bottom: null, right: null } as const;
const centred = 2.5;
const letter = /\p{L}/u;

/** How the content of a cell stands in it: room is told at the top and the bottom. */
function verticalOf({ cell, items }: FilledCell, { pitchOf }: ParagraphContext): TableCell['vertical'] {
  const [first, last] = [items[0], items.at(-1)];
  if (first?.type !== 'passage' || last?.type !== 'passage') return 'top';
  const above = extentOf(first, pitchOf(first)).top - cell.y0;
  const below = cell.y1 - extentOf(last, pitchOf(last)).bottom;
  if (above > 4 && Math.abs(above - below) < centred) return 'center';
  return above > 8 && below < centred ? 'bottom' : 'top';
}

/** Room for the lines of a cell. Word processors count the upper border to the row. */
function roomIn({ y0, y1, borders }: GridCell): number {
  const [top, bottom] = [borders.top?.width ?? 0, borders.bottom?.width ?? 0];
  return y1 - y0 - Math.max(top, (top + bottom) / 2) - 0.1;
}

/** From where the first line's room is counted: lower by what the last line would make the row higher. */
function topOf({ cell, items }: FilledCell, { pitchOf }: ParagraphContext): number {
  const top = cell.y0 + (cell.borders.top?.width ?? 0) / 2;
  const last = items.at(-1);
  if (last?.type !== 'passage') return top;
  const over = extentOf(last, pitchOf(last)).bottom - top - roomIn(cell);
  return top + Math.max(0, Math.min(over, mostOver));
}

/** Lines a little closer where a cell is only as high as they are: its borders take room as well. */
function fitted({ cell, items }: FilledCell, context: ParagraphContext): ParagraphContext {
  const passages = items.filter((item) => item.type === 'passage');
  const height = passages.reduce((sum, passage) => sum + context.pitchOf(passage) * passage.lines.length, 0);
  const share = roomIn(cell) / height;
  return share < 1 && share > tightest
    ? { ...context, pitchOf: (passage) => context.pitchOf(passage) * share }
    : context;
}

/** Whether most letters of a table run to the left: its columns do, too, then. */
export function runsToLeft({ cells }: FilledTable): boolean {
  const letters = cells
    .flatMap(({ items }) => items.flatMap((item) => (item.type === 'passage' ? [...item.text] : [])))
    .filter((each) => letter.test(each));
  return letters.filter(isRightToLeft).length > letters.length / 2;
}

const swapped = (cell: GridCell): GridCell => ({
  ...cell,
  borders: { ...cell.borders, left: cell.borders.right, right: cell.borders.left },
});

/** The table with its columns counted from the right. */
function turned(table: FilledTable): FilledTable {
  const { grid, cells, padding } = table;
  const columns = grid.xs.length - 1;
  return {
    ...table,
    grid: { ...grid, xs: [...grid.xs].reverse().map((x) => grid.x0 + grid.x1 - x) },
    cells: cells.map((filled) => ({
      ...filled,
      cell: { ...swapped(filled.cell), column: columns - filled.cell.column - filled.cell.columns },
    })),
    padding: { left: padding.right, right: padding.left },
  };
}

/**
 * The table of the document that a grid with its contents is.
 *
 * @param left Room on the side of its first column.
 */
export function composeTable(
  table: FilledTable,
  left: number,
  context: ParagraphContext,
  composeFlow: ComposeFlow,
): Table {
  const isTurned = runsToLeft(table);
  const { grid, cells, padding, headerRows = 0, dividedRows = [] } = isTurned ? turned(table) : table;
  const { xs, ys } = grid;
  const rows = ys.slice(1).map((bottom, row): TableRow => {
    const inRow = cells
      .filter(({ cell }) => cell.row <= row && row < cell.row + cell.rows)
      .sort((a, b) => a.cell.column - b.cell.column);
    return {
      // Word processors divide rows only where they need no more room than what they hold.
      height: dividedRows.includes(row) ? null : bottom - (ys[row] as number),
      cells: inRow.map((filled): TableCell => {
        const { cell, fill } = filled;
        const isContinued = cell.row !== row;
        const own = fitted(filled, context);
        const vertical = isContinued ? 'top' : verticalOf(filled, context);
        return {
          columns: cell.columns,
          rows: cell.rows,
          isContinued,
          blocks: isContinued
            ? []
            : composeFlow(filled, vertical === 'top' ? topOf(filled, own) : Number.POSITIVE_INFINITY, own),
          fill,
          borders: cell.borders ?? noBorders,
          vertical,
        };
      }),
    };
  });
  return {
    type: 'table',
    isRightToLeft: isTurned,
    left,
    columns: xs.slice(1).map((x, index) => x - (xs[index] as number)),
    rows,
    headerRows,
    padding,
  };
}
