import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import { noBorders } from '../../model/borders.ts';
import type { Block, Table, TableCell, TableRow } from '../../model/doc-model.ts';
import { smallest } from '../../model/extremes.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import type { GridCell } from '../../tables/grid.ts';
import { withFloats, withLastFloats } from '../drawings/page-drawings.ts';
import { extentOf } from '../paragraphs/lines/extent.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { thresholds as ofPages } from '../thresholds.ts';
import { excessOf, heightsOf, type RowHeight } from './give-back.ts';
import { thresholds } from './thresholds.ts';

/** Composes the content of a cell that may begin at `top`; infinite for no space before it. */
export type ComposeCell = (cell: FilledCell, top: number, context: ParagraphContext) => readonly Block[];

const letter = /\p{L}/u;

/** The vertical alignment of a cell, by the space above and below its text. */
function verticalOf({ cell, items }: FilledCell, { pitchOf }: ParagraphContext): TableCell['vertical'] {
  const [first, last] = [items[0], items.at(-1)];
  if (first?.type !== 'passage' || last?.type !== 'passage') return 'top';
  const above = extentOf(first, pitchOf(first)).top - cell.y0;
  const below = cell.y1 - extentOf(last, pitchOf(last)).bottom;
  const tolerance = thresholds.verticalToleranceEms * first.size;
  if (above > thresholds.minAboveCentredEms * first.size && Math.abs(above - below) < tolerance) return 'center';
  return above > thresholds.minAboveBottomEms * first.size && below < tolerance ? 'bottom' : 'top';
}

/** The height available for a cell's lines. Word processors count the top border as part of the row. */
function availableHeight({ y0, y1, borders }: GridCell): number {
  const [top, bottom] = [borders.top?.width ?? 0, borders.bottom?.width ?? 0];
  return y1 - y0 - Math.max(top, (top + bottom) / 2) - thresholds.rowRounding;
}

/** Where space before the first line is measured from: lower if the last line would otherwise make the row taller. */
function topOf({ cell, items }: FilledCell, { pitchOf }: ParagraphContext): number {
  const top = cell.y0 + (cell.borders.top?.width ?? 0) / 2;
  const last = items.at(-1);
  if (last?.type !== 'passage') return top;
  const excess = extentOf(last, pitchOf(last)).bottom - top - availableHeight(cell);
  return top + Math.max(0, Math.min(excess, thresholds.maxRaiseEms * last.size));
}

/**
 * The context of the paragraphs in a cell: LibreOffice sets its lines between the inner edges of its borders, and rounds as
 * it does beside the page's margins.
 */
function contextIn(filled: FilledCell, context: ParagraphContext): ParagraphContext {
  const { left, right } = filled.cell.borders ?? noBorders;
  return {
    ...withFittingPitch(filled, context),
    taken: (left?.width ?? 0) + (right?.width ?? 0) + ofPages.page.rightSlack,
  };
}

/**
 * Tightens the line pitch if the lines slightly exceed the cell, whose borders take up space too. A single line has none: what
 * is assumed for it, as the distance of the rows of a table without rules, may be more than its row is high. It is as high as
 * its letters then.
 */
function withFittingPitch({ cell, items }: FilledCell, context: ParagraphContext): ParagraphContext {
  const passages = items.filter((item) => item.type === 'passage');
  const height = passages.reduce((sum, passage) => sum + context.pitchOf(passage) * passage.lines.length, 0);
  const available = availableHeight(cell);
  const share = available / height;
  if (share >= 1) return context;
  if (share > thresholds.minPitchShare) return { ...context, pitchOf: (passage) => context.pitchOf(passage) * share };
  const [first] = passages;
  const least = thresholds.minLoneLineEms * (first?.size ?? 0);
  const isLone = items.length === 1 && first?.lines.length === 1 && available > least;
  return isLone ? { ...context, pitchOf: () => least } : context;
}

/** Points that the fullest of a row's own cells has free below its content; 0 if all are empty. */
function roomBelow(cells: readonly FilledCell[], { pitchOf }: ParagraphContext): number {
  const own = cells.filter(({ cell }) => cell.rows === 1);
  const rooms = own.flatMap(({ cell, items }) =>
    items.slice(-1).map((last) => cell.y1 - (last.type === 'passage' ? extentOf(last, pitchOf(last)).bottom : last.y1)),
  );
  return rooms.length === 0 ? 0 : Math.max(0, smallest(rooms));
}

/** Adds space below the last paragraph of each cell. */
const withRoomBelow = (cells: readonly TableCell[], room: number): readonly TableCell[] =>
  cells.map((cell) => {
    const last = cell.blocks.at(-1);
    if (room === 0 || last?.type !== 'paragraph') return cell;
    return { ...cell, blocks: [...cell.blocks.slice(0, -1), { ...last, after: last.after + room }] };
  });

/** Whether most letters of a table are right-to-left. Then its columns are too. */
export function isRightToLeftTable({ cells }: FilledTable): boolean {
  const texts = cells.flatMap(({ items }) => items.flatMap((item) => (item.type === 'passage' ? [item.text] : [])));
  if (!texts.some(isRightToLeft)) return false;
  const letters = texts.flatMap((text) => [...text]).filter((each) => letter.test(each));
  return letters.filter(isRightToLeft).length > letters.length / 2;
}

/** Exchanges a cell's left and right borders. */
const withSwappedBorders = (cell: GridCell): GridCell => ({
  ...cell,
  borders: { ...cell.borders, left: cell.borders.right, right: cell.borders.left },
});

/** Mirrors a table, so that its columns count from the right. */
function mirrored(table: FilledTable): FilledTable {
  const { grid, cells, padding } = table;
  const columns = grid.xs.length - 1;
  return {
    ...table,
    grid: { ...grid, xs: [...grid.xs].reverse().map((x) => grid.x0 + grid.x1 - x) },
    cells: cells.map((filled) => ({
      ...filled,
      cell: { ...withSwappedBorders(filled.cell), column: columns - filled.cell.column - filled.cell.columns },
    })),
    padding: { left: padding.right, right: padding.left },
  };
}

/** A cell of a row, which may be one that began in a row above it. */
function composedCell(filled: FilledCell, row: number, context: ParagraphContext, composeCell: ComposeCell): TableCell {
  const { cell, fill } = filled;
  const { columns, rows } = cell;
  const borders = cell.borders ?? noBorders;
  if (cell.row !== row) return { columns, rows, isContinued: true, blocks: [], fill, borders, vertical: 'top' };
  const own = contextIn(filled, context);
  const { floats = [], lastFloats = [] } = filled;
  // LibreOffice sets the text of cells with anchored drawings at the top.
  const vertical = floats.length + lastFloats.length > 0 ? 'top' : verticalOf(filled, context);
  const composed = composeCell(filled, vertical === 'top' ? topOf(filled, own) : Number.POSITIVE_INFINITY, own);
  const blocks = withLastFloats(withFloats(composed, floats, null), lastFloats);
  return { columns, rows, isContinued: false, blocks, fill, borders, vertical };
}

/**
 * Composes a table.
 *
 * @param left Points between the edge of the column and the table, on the side of its first column.
 */
export function composeTable(
  table: FilledTable,
  left: number,
  context: ParagraphContext,
  composeCell: ComposeCell,
): Table {
  const isMirrored = isRightToLeftTable(table);
  const { grid, cells, padding, headerRows = 0, dividedRows = [] } = isMirrored ? mirrored(table) : table;
  const { xs, ys } = grid;
  const heights: RowHeight[] = [];
  const rows = ys.slice(1).map((bottom, row): TableRow => {
    const inRow = cells
      .filter(({ cell }) => cell.row <= row && row < cell.row + cell.rows)
      .sort((a, b) => a.cell.column - b.cell.column);
    const composed = inRow.map((filled) => composedCell(filled, row, context, composeCell));
    const room = roomBelow(inRow, context);
    const height = dividedRows.includes(row) ? null : bottom - (ys[row] as number);
    heights.push({ height, excess: excessOf(inRow, (filled) => contextIn(filled, context)), room });
    // A row with a fixed height would not be divided between pages: what is free below its text becomes space there.
    return { height, cells: height === null ? withRoomBelow(composed, room) : composed };
  });
  const given = heightsOf(heights);
  return {
    type: 'table',
    isRightToLeft: isMirrored,
    left,
    columns: xs.slice(1).map((x, index) => x - (xs[index] as number)),
    rows: rows.map((row, index) => ({ ...row, height: given[index] ?? null })),
    headerRows,
    ...(table.repeatedText !== undefined && { repeatedText: table.repeatedText }),
    padding,
  };
}
