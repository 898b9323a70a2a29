import type { Pages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import type { TableFacts } from './column-facts.ts';
import { drawBand, type Slice } from './draw-band.ts';
import type { Band, TablePlan } from './fit-columns.ts';
import type { CellSetter } from './set-cell.ts';
import { frameTable, heightOf, type SetRow, setRow, type TableFrame } from './table-frame.ts';

const { rowPadding } = thresholds.table;

/** Draws rows as they arrive: those of one page are kept, then its bands are drawn one after the other. */
export interface TableDrawing {
  /** Whether the first row is on every page; otherwise it is to be added like the others. */
  readonly repeatsHeader: boolean;
  readonly add: (row: readonly string[]) => Promise<void>;
  readonly finish: () => Promise<void>;
}

/** A table that is being drawn, with the rows that wait for the end of their page. */
interface Drawing {
  readonly pages: Pages;
  readonly frame: TableFrame;
  slices: Slice[];
  /** The height of the slices, in points. */
  used: number;
  /** How many pages have been drawn. */
  drawn: number;
}

/** Whether a band has any value on this page, or names of columns: otherwise its page would be blank. */
function hasContent({ frame, slices }: Drawing, { columns: placed }: Band): boolean {
  const { header, plan } = frame;
  const rows = header ? [header, ...slices.map(({ row }) => row)] : slices.map(({ row }) => row);
  return placed.some(
    ({ index }, i) =>
      (i > 0 || index > 0 || plan.bands[0].columns.length === 1) && rows.some((row) => row.cells[index]),
  );
}

/** Draws the rows that wait. An empty table has a page, too. */
async function flush(drawing: Drawing): Promise<void> {
  const { frame, pages, slices } = drawing;
  const { bands, page } = frame.plan;
  if (slices.length === 0 && drawing.drawn > 0) return;
  for (const band of bands) {
    if (band !== bands[0] && !hasContent(drawing, band)) continue;
    const content = drawBand(frame, band, slices, drawing.drawn + 1);
    await pages.add(page, content.toString());
    frame.accounts.write(content);
    drawing.drawn += 1;
  }
  drawing.slices = [];
  drawing.used = 0;
}

/** Adds a row, which is divided where it is higher than a page. */
async function add(drawing: Drawing, row: SetRow): Promise<void> {
  const { frame } = drawing;
  const { bodyHeight, lineHeight } = frame;
  const mostLines = Math.max(1, Math.floor((bodyHeight - 2 * rowPadding) / lineHeight));
  if (row.lines <= mostLines && drawing.used + heightOf(row.lines, frame) > bodyHeight) await flush(drawing);
  let from = 0;
  while (from < row.lines) {
    const room = Math.floor((bodyHeight - drawing.used - 2 * rowPadding) / lineHeight);
    if (room < 1) {
      await flush(drawing);
      continue;
    }
    const to = Math.min(row.lines, from + room);
    drawing.slices.push({ row, from, to });
    drawing.used += heightOf(to - from, frame);
    from = to;
  }
}

/** Creates a drawing of a table, which repeats its header on every page. */
export function createTableDrawing(pages: Pages, plan: TablePlan, facts: TableFacts, setter: CellSetter): TableDrawing {
  const frame = frameTable(plan, facts, setter);
  const drawing: Drawing = { pages, frame, slices: [], used: 0, drawn: 0 };
  return {
    repeatsHeader: frame.header !== undefined,
    add: (row) => add(drawing, setRow(frame, row, 'body')),
    async finish() {
      await flush(drawing);
      frame.accounts.settle(facts.cells);
    },
  };
}
