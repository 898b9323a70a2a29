import { maxColumns } from '../read/cell-reference.ts';
import type { CellFormat } from '../read/read-styles.ts';
import { thresholds } from './thresholds.ts';

/** The space that a cell's content needs, in pixels at full size. */
export interface Content {
  readonly format: CellFormat;
  /** Width of its longest line, padding included. */
  readonly neededPx: number;
  /** Width of all its lines end to end. */
  readonly totalPx: number;
  readonly breaks: number;
}

/** A cell whose content needs more room than its column has. */
export interface TightCell extends Content {
  readonly row: number;
  readonly column: number;
  /**
   * `number`: would show as ###. `cut`: text cut at the next cell or the sheet's edge. `free`: text that runs on over
   * the empty cells to its right and past the last column. `wrapped`: text with line wrapping.
   */
  readonly kind: 'number' | 'cut' | 'free' | 'wrapped';
  /** Height of its row as stored in the file; null for automatic height. */
  readonly rowPx: number | null;
}

/** Takes the cells of rows in order, to determine how much room their contents need. */
export interface RowRoom {
  readonly begin: (row: number, heightPx: number | null) => void;
  readonly number: (column: number, content: Content) => void;
  readonly text: (column: number, content: Content) => void;
  /** Content that always fits its cell; text before it cannot run past it. */
  readonly other: (column: number) => void;
  readonly end: () => void;
}

/** Widths of columns, by numbers from 1, which are summed only once they are asked for. */
function createColumnWidths(widthPx: (column: number) => number) {
  /** Right edge of each column, by number from 1. */
  let ends: Float64Array | undefined;
  const columnEnds = () => {
    const sums = new Float64Array(maxColumns + 1);
    for (let column = 1; column <= maxColumns; column++) sums[column] = (sums[column - 1] ?? 0) + widthPx(column);
    return sums;
  };
  const spanPx = (from: number, to: number) => {
    ends ??= columnEnds();
    return to < from ? 0 : (ends[Math.min(to, maxColumns)] ?? 0) - (ends[from - 1] ?? 0);
  };
  /** How wide a cell's text may be between the cells with content before and after it, whose columns are given. */
  return (column: number, align: Content['format']['align'], after: number, next: number): number => {
    const own = widthPx(column);
    const left = spanPx(after + 1, column - 1);
    const right = spanPx(column + 1, next - 1);
    if (align === 'start') return own + right;
    return align === 'end' ? own + left : own + 2 * Math.min(left, right);
  };
}

/**
 * Finds the tight cells of rows, fed cell by cell; text may use the neighbouring empty cells.
 *
 * @param widthPx Width of a column, by number from 1; 0 for a hidden one.
 * @param found Called with each tight cell.
 */
export function createRowRoom(widthPx: (column: number) => number, found: (cell: TightCell) => void): RowRoom {
  const roomPx = createColumnWidths(widthPx);
  let row = 0;
  let rowPx: number | null = null;
  /** The last column with content. */
  let last = 0;
  let waiting: { readonly column: number; readonly content: Content; readonly after: number } | undefined;

  const report = (column: number, content: Content, kind: TightCell['kind']) =>
    found({ ...content, row, column, kind, rowPx });
  const settle = (next: number | undefined) => {
    if (waiting === undefined) return;
    const { column, content, after } = waiting;
    waiting = undefined;
    if (next === undefined && content.format.align === 'start') report(column, content, 'free');
    else if (
      roomPx(column, content.format.align, after, next ?? column + thresholds.text.freeColumns) < content.neededPx
    )
      report(column, content, 'cut');
  };
  const take = (column: number) => {
    settle(column);
    last = column;
  };
  return {
    begin(next, heightPx) {
      row = next;
      rowPx = heightPx;
      last = 0;
    },
    number(column, content) {
      take(column);
      if (content.neededPx > widthPx(column)) report(column, content, 'number');
    },
    text(column, content) {
      const after = last;
      take(column);
      const { fills, wraps } = content.format;
      const isTooWide = content.neededPx > widthPx(column);
      if (fills) {
        if (isTooWide) report(column, content, 'cut');
      } else if (wraps) {
        if (isTooWide || content.breaks > 0) report(column, content, 'wrapped');
      } else if (isTooWide) waiting = { column, content, after };
    },
    other: take,
    end: () => settle(undefined),
  };
}
