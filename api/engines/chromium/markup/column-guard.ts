import { ProblemError } from '../../../problem.ts';
import { thresholds } from '../thresholds.ts';

/** How many columns and rows a cell says that it spans. */
export interface CellSpan {
  readonly colspan: string | undefined;
  readonly rowspan: string | undefined;
}

/** Counts the columns of a document's tables, by the tokens of the document. */
export interface ColumnGuard {
  /** Throws `too-complex` in a row of more columns than a browser can lay out in time. */
  readonly startTag: (name: string, span: CellSpan) => void;
  readonly endTag: (name: string) => void;
}

/** The most columns and rows that one cell spans (HTML, §4.9.11). */
const maxColumnSpan = 1000;
const maxRowSpan = 65_534;

/** A table whose end has not come yet. */
interface OpenTable {
  row: number;
  /** Columns of the current row so far, with those that cells of earlier rows reach into. */
  columns: number;
  /** The latter, and those of the current row that reach into the next. */
  carried: number;
  reaching: number;
  /** Carried columns by the first row into which they do not reach. */
  readonly ends: Map<number, number>;
}

const openTable = (): OpenTable => ({ row: 0, columns: 0, carried: 0, reaching: 0, ends: new Map() });

const rowGroups = new Set(['thead', 'tbody', 'tfoot']);

function beginRow(table: OpenTable): void {
  const { reaching, ends } = table;
  table.row++;
  table.carried += reaching - (ends.get(table.row) ?? 0);
  ends.delete(table.row);
  table.columns = table.carried;
  table.reaching = 0;
}

/** No cell reaches out of its group of rows. */
function beginRowGroup(table: OpenTable): void {
  table.ends.clear();
  table.columns = table.carried = table.reaching = 0;
}

function addCell(table: OpenTable, { colspan = '1', rowspan = '1' }: CellSpan): void {
  const columns = Math.min(maxColumnSpan, Math.max(1, Number.parseInt(colspan, 10) || 1));
  const stated = Number.parseInt(rowspan, 10);
  // Zero stands for all rows that are left.
  const rows = stated === 0 ? maxRowSpan : Math.min(maxRowSpan, Math.max(1, stated || 1));
  table.columns += columns;
  if (rows === 1) return;
  table.reaching += columns;
  table.ends.set(table.row + rows, (table.ends.get(table.row + rows) ?? 0) + columns);
}

/** Creates a guard against rows of cells without end: a browser's time grows with the square of their columns. */
export function createColumnGuard(): ColumnGuard {
  const { maxColumns } = thresholds;
  const tables = [openTable()];
  return {
    startTag(name, span) {
      if (name === 'table') tables.push(openTable());
      const table = tables.at(-1) as OpenTable;
      if (rowGroups.has(name)) beginRowGroup(table);
      if (name === 'tr') beginRow(table);
      if (name !== 'td' && name !== 'th') return;
      addCell(table, span);
      if (table.columns <= maxColumns) return;
      throw new ProblemError(
        'too-complex',
        `This document has a table of more than ${maxColumns.toLocaleString('en')} columns. Split it into narrower ones.`,
      );
    },
    endTag(name) {
      if (name === 'table' && tables.length > 1) tables.pop();
    },
  };
}
