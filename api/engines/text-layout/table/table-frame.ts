import { type Accounts, createAccounts } from '../accounts.ts';
import { thresholds } from '../thresholds.ts';
import type { TableFacts } from './column-facts.ts';
import type { Band, TablePlan } from './fit-columns.ts';
import type { CellSetter, SetCell } from './set-cell.ts';

/** The cells of a row by column, some of them empty, and the number of lines of the tallest. */
export interface SetRow {
  readonly cells: readonly (SetCell | undefined)[];
  readonly lines: number;
}

/** What is the same on all pages of a table; lengths are in points. */
export interface TableFrame {
  readonly plan: TablePlan;
  readonly facts: TableFacts;
  readonly setter: CellSetter;
  readonly accounts: Accounts;
  /** The first row, where every page repeats it. */
  readonly header: SetRow | undefined;
  readonly headerHeight: number;
  /** The room on a page for the rows below the header. */
  readonly bodyHeight: number;
  readonly lineHeight: number;
}

const { cellPadding, rowPadding, lineHeightEm, toleranceEm, maxHeaderShare } = thresholds.table;

/** The height of a row of so many lines. */
export const heightOf = (lines: number, { lineHeight }: Pick<TableFrame, 'lineHeight'>): number =>
  lines * lineHeight + 2 * rowPadding;

/** Whether a column is a band's own, and not the first one repeated. */
export const isOwn = ({ bands }: TablePlan, band: Band, place: number, index: number): boolean =>
  place > 0 || index > 0 || band === bands[0];

type Setting = Pick<TableFrame, 'plan' | 'setter' | 'accounts'>;

/** Sets the cells of a row. A column that leads every band has one width; every other column is in one band. */
export function setRow({ plan, setter, accounts }: Setting, row: readonly string[], kind: 'header' | 'body'): SetRow {
  const cells: (SetCell | undefined)[] = new Array(row.length);
  const weight = kind === 'header' ? 'bold' : 'regular';
  let lines = 1;
  for (const { index, width } of plan.bands.flatMap(({ columns }) => columns)) {
    const text = row[index]?.trim();
    if (!text || cells[index]) continue;
    const cell = setter.set(text, weight, (width - 2 * cellPadding) / plan.fontSize + toleranceEm);
    cells[index] = cell;
    // A header is drawn on every page, which is not counted.
    accounts.set(kind === 'header' ? 0 : cell.lines.length);
    lines = Math.max(lines, cell.lines.length);
  }
  return { cells, lines };
}

/** Sets the header, unless it would leave too little of every page to the rows below it. */
export function frameTable(plan: TablePlan, facts: TableFacts, setter: CellSetter): TableFrame {
  const lineHeight = plan.fontSize * lineHeightEm;
  const pageHeight = plan.page.height - 2 * plan.margin;
  const accounts = createAccounts();
  const header = facts.header && setRow({ plan, setter, accounts }, facts.header, 'header');
  const headerHeight = header ? heightOf(header.lines, { lineHeight }) : 0;
  if (headerHeight <= pageHeight * maxHeaderShare) {
    const bodyHeight = pageHeight - headerHeight;
    return { plan, facts, setter, accounts, header, headerHeight, bodyHeight, lineHeight };
  }
  const unframed = { plan, facts, setter, accounts: createAccounts(), header: undefined };
  return { ...unframed, headerHeight: 0, bodyHeight: pageHeight, lineHeight };
}
