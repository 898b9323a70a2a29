import type { Edges } from '../../columns/edges.ts';
import type { AnalysedPage, Flow } from '../../flow/analysed-page.ts';
import { isRaisedMark } from '../../lines/is-raised-mark.ts';
import type { Line } from '../../lines/line.ts';
import { isTaggedAcross, tagOf } from '../../lines/line-tags.ts';
import { largest } from '../../model/extremes.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import { gridOf } from '../../tables/grid.ts';
import { passagesIn } from '../../tables/passages-in.ts';
import { floatsOf } from '../drawings/page-floats.ts';
import { isDividedRow, joinDividedRow } from './divided-rows.ts';
import { withSharedColumns } from './shared-columns.ts';
import { thresholds } from './thresholds.ts';
import { withFloatsInCells } from './with-floats-in-cells.ts';

const textOf = ({ cells }: FilledTable, row: number) =>
  cells
    .filter(({ cell }) => cell.row === row)
    .map(({ items }) => items.map((item) => (item.type === 'passage' ? item.text : '')).join('|'))
    .join('||');

/** Whether a row of a table would not have fitted below another's end, above a foot. Both in points. */
const reachesFoot = (end: number, { grid }: FilledTable, row: number, foot: number) =>
  end + (grid.ys[row + 1] ?? 0) - (grid.ys[row] ?? 0) > foot;

/**
 * The letters of a row's cells, for comparison: their lines may be one paragraph on a page, and several on another, and a row
 * that is repeated has no references to notes.
 */
const lettersOf = ({ cells }: FilledTable, row: number) =>
  cells
    .filter(({ cell }) => cell.row === row)
    .map(({ items }) =>
      items.flatMap((item) => (item.type === 'passage' ? item.lines.map(lettersOfLine) : [])).join(''),
    )
    .join('|');

const lettersOfLine = (line: Line) =>
  line.marks
    .filter((mark) => mark.type === 'letter' && !isRaisedMark(mark, line))
    .map(({ text }) => text)
    .join('');

/** How many header rows the second table repeats from the first. Each keeps at least one row. */
function repeatedRows(first: FilledTable, second: FilledTable): number {
  const most = Math.min(first.grid.ys.length, second.grid.ys.length) - 2;
  let rows = 0;
  while (rows < most && textOf(first, rows) !== '' && lettersOf(first, rows) === lettersOf(second, rows)) rows++;
  return rows;
}

/** Measures the text of a cell from the padding that its table will have, so that it keeps its place and its room. */
function withPadding(filled: FilledCell, own: FilledTable['padding'], padding: FilledTable['padding']): FilledCell {
  const [left, right] = [padding.left - own.left, own.right - padding.right];
  if (left === 0 && right === 0) return filled;
  const moved = (edges: Edges): Edges => ({ ...edges, x0: edges.x0 + left, x1: edges.x1 + right });
  const items = filled.items.map((item) => (item.type === 'passage' ? { ...item, edges: moved(item.edges) } : item));
  return { ...filled, edges: moved(filled.edges), items };
}

/** How a table continues. */
interface Seam {
  /** How many of its further rows repeat its first ones. */
  readonly skip: number;
  /** Whether the row after those is the rest of the last one before. */
  readonly isDivided: boolean;
}

/** Appends the rows of a table to another. */
function append(first: FilledTable, second: FilledTable, { skip, isDivided }: Seam): FilledTable {
  const rows = first.grid.ys.length - 1;
  const shift = (first.grid.ys.at(-1) ?? 0) - (second.grid.ys[skip] ?? 0);
  const above = isDivided ? first.grid.ys.slice(0, -1) : first.grid.ys;
  const ys = [...above, ...second.grid.ys.slice(skip + 1).map((y) => y + shift)];
  const from = isDivided ? skip + 1 : skip;
  const moved = second.cells
    .filter(({ cell }) => cell.row >= from)
    .map((filled): FilledCell => {
      const padded = withPadding(filled, second.padding, first.padding);
      return { ...padded, cell: { ...filled.cell, row: filled.cell.row - from + rows } };
    });
  const cells = [...(isDivided ? joinDividedRow(first, second, skip) : first.cells), ...moved];
  const grid = gridOf(
    first.grid.xs,
    ys,
    cells.map(({ cell }) => cell),
  );
  const dividedRows = [...(first.dividedRows ?? []), ...(isDivided ? [rows - 1] : [])];
  // A frame has a single cell.
  const isFrame = first.isFrame === true && cells.length === 1;
  // A header that the second part lacks is not repeated, whatever the tags call it.
  const headerRows = skip === 0 ? 0 : Math.max(first.headerRows ?? 0, skip);
  const repeated = Array.from({ length: skip }, (_, row) => textOf(second, row)).join('');
  const repeatedText = `${first.repeatedText ?? ''}${repeated}`;
  return { ...first, grid, cells, isFrame, headerRows, dividedRows, ...(repeatedText !== '' && { repeatedText }) };
}

/** Tells the lowest text on the pages as high as one, or a line above its notes if it has any. */
function createFoots(pages: readonly AnalysedPage[]): (page: AnalysedPage) => number {
  const lowest = new Map<number, number>();
  const lowestAt = (height: number) =>
    largest(
      pages
        .filter((page) => Math.abs(page.height - height) < 1)
        .flatMap(({ regions }) => regions.flatMap(({ columns }) => columns.map(({ items }) => items.at(-1)?.y1 ?? 0))),
    );
  return ({ height, notes }) => {
    const text = lowest.get(height) ?? lowestAt(height);
    lowest.set(height, text);
    return Math.min(text, ...notes.map(({ y0, size }) => y0 - size));
  };
}

const isInTaggedCell = (line: Line) => Boolean(tagOf(line)?.cell);

/** Whether tags say that two tables are parts of one. Header rows that are repeated have none. */
function isTaggedOn(first: FilledTable, second: FilledTable): boolean {
  const linesOf = (table: FilledTable) => passagesIn([table]).flatMap(({ lines }) => lines);
  const [end, begin] = [linesOf(first).findLast(isInTaggedCell), linesOf(second).find(isInTaggedCell)];
  return end !== undefined && begin !== undefined && isTaggedAcross(end, begin, 'table');
}

/**
 * Whether a table ended on its page though its next rows had room there: whoever made it began the next page with a table of its
 * own. A sheet whose pages are broken by hand is tagged as one table.
 * @param row The first row of the second table that the first one does not have.
 */
function isBrokenByHand(end: number, { grid: { ys } }: FilledTable, row: number, foot: number): boolean {
  const below = ys[Math.min(row + thresholds.minRowsWithRoom, ys.length - 1)] ?? 0;
  return end + below - (ys[row] ?? 0) < foot;
}

/** What is below a table, and what it has in common with the first one of the next page. */
interface Below {
  /** How many header rows both have. */
  readonly repeated: number;
  /** Whether tags say that both are parts of one. */
  readonly isTagged: boolean;
  /** The bottom of its last part, and the lowest point that text reaches on its page, in points from the top. */
  readonly end: number;
  readonly foot: number;
}

/**
 * Whether a table continues in the first one of a page: by its tags, or at the foot that pages have at least, or with
 * the same header at the lowest text of these pages, as in books with wide margins or above their notes.
 */
const goesOn = (second: FilledTable, { repeated, isTagged, end, foot }: Below, page: AnalysedPage) =>
  (isTagged && !isBrokenByHand(end, second, repeated, foot)) ||
  reachesFoot(end, second, 0, thresholds.minFootShare * page.height) ||
  (repeated > 0 && reachesFoot(end, second, repeated, foot));

/** Joins tables that continue at the top of the next page. */
export function joinTables(pages: readonly AnalysedPage[]): readonly AnalysedPage[] {
  const out: AnalysedPage[] = [];
  const footOf = createFoots(pages);
  /** The last table that may continue, the index in `out` of the page on which it began, and where its last part ends. */
  let open: { readonly page: number; readonly table: FilledTable; readonly end: number } | null = null;
  const onlyFlow = ({ regions }: AnalysedPage, at: 'first' | 'last'): Flow | null => {
    const region = at === 'first' ? regions[0] : regions.at(-1);
    return region?.columns.length === 1 ? (region.columns[0] ?? null) : null;
  };
  const replace = (page: AnalysedPage, from: Flow, to: Flow): AnalysedPage => ({
    ...page,
    regions: page.regions
      .map(({ columns }) => ({ columns: columns.map((flow) => (flow === from ? to : flow)) }))
      .filter(({ columns }) => columns.length > 1 || (columns[0]?.items.length ?? 0) > 0),
  });
  for (const page of pages) {
    const flow = onlyFlow(page, 'first');
    const first = flow?.items[0];
    let kept = page;
    const both = open === null || first?.type !== 'table' ? null : ([open.table, first] as const);
    const repeated = both === null ? 0 : repeatedRows(...both);
    const isTagged = both !== null && isTaggedOn(...both);
    const shared = both && withSharedColumns(...both, repeated > 0 || isTagged);
    const foot = shared === null ? 0 : footOf(out.at(-1) ?? page);
    if (
      open !== null &&
      flow !== null &&
      first?.type === 'table' &&
      shared !== null &&
      goesOn(shared[1], { repeated, isTagged, end: open.end, foot }, page)
    ) {
      const isDivided = isDividedRow(...shared, repeated, foot);
      const isWhole = page.regions.length === 1 && flow.items.length === 1;
      const [above, below] = shared;
      const held = isWhole ? withFloatsInCells(below, floatsOf(page), repeated + Number(isDivided)) : below;
      const joined = append(above, held, { skip: repeated, isDivided });
      const begun = out[open.page] as AnalysedPage;
      const begunFlow = onlyFlow(begun, 'last') as Flow;
      out[open.page] = replace(begun, begunFlow, { ...begunFlow, items: [...begunFlow.items.slice(0, -1), joined] });
      const rest = replace(page, flow, { ...flow, items: flow.items.slice(1) });
      kept = { ...rest, tableStarts: first.y0, tableEnds: first.y1 };
      out.push(kept);
      open = isWhole ? { page: open.page, table: joined, end: first.y1 } : openTableOf(kept, out.length - 1);
      continue;
    }
    out.push(kept);
    open = openTableOf(kept, out.length - 1);
  }
  return out;

  function openTableOf(page: AnalysedPage, index: number) {
    const last = onlyFlow(page, 'last')?.items.at(-1);
    return last?.type === 'table' ? { page: index, table: last, end: last.y1 } : null;
  }
}
