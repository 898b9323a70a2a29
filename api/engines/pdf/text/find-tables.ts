import { around, type Block, heightOf, type Line, type PageLayout } from '../layout/page-layout.ts';

/** Lines at one height that belong to the columns of a table, from left to right. */
export type TableRow = readonly Line[];

/** A part of a page: a block of text, or the rows of a table. */
export type Region =
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] };

const minRows = 3;
/** Cells are short: columns of prose have more words a line. */
const maxCellWords = 4;
/** As parts of a line's height. */
const sameAnchor = 0.6;
const maxRowGap = 2.5;

const middle = ({ yMin, yMax }: Line) => (yMin + yMax) / 2;

/** All lines of a page by their height: those that overlap by more than half are one row. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(middle(first) - middle(line)) < Math.min(heightOf(first), heightOf(line)) / 2) {
      row.push(line);
    } else rows.push([line]);
  }
  for (const row of rows) row.sort((a, b) => a.xMin - b.xMin);
  return rows;
}

const anchors: readonly ((line: Line) => number)[] = [
  (line) => line.xMin,
  (line) => line.xMax,
  (line) => (line.xMin + line.xMax) / 2,
];

/** Whether two cells start, end or are centred at the same place. */
function isAligned(a: Line, b: Line): boolean {
  return anchors.some((anchor) => Math.abs(anchor(a) - anchor(b)) < heightOf(a) * sameAnchor);
}

/** Whether a row stands right below another and shares at least two of its columns. */
function follows(row: readonly Line[], previous: readonly Line[]): boolean {
  const [first, last] = [row[0], previous[0]];
  if (!first || !last || row.length < 2 || previous.length < 2) return false;
  const isNear = middle(first) - middle(last) < maxRowGap * Math.max(heightOf(first), heightOf(last));
  return isNear && row.filter((cell) => previous.some((other) => isAligned(cell, other))).length >= 2;
}

/** Columns of prose also stand side by side; the cells of a table are short, or leave most of their line free. */
function isTable(rows: readonly Line[][]): boolean {
  const cells = rows.flat();
  const words = cells.reduce((sum, cell) => sum + cell.words.length, 0) / cells.length;
  return rows.length >= minRows && words <= maxCellWords;
}

function tablesOf(rows: readonly Line[][]): (readonly Line[][])[] {
  const runs: Line[][][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && follows(row, previous)) run.push(row);
    else runs.push([row]);
  }
  return runs.filter(isTable);
}

/**
 * A page's regions in reading order, with the tables among them found by their alignment. Without it a table would
 * be read column by column, and no row could be made out.
 */
export function regionsOf({ blocks }: PageLayout): readonly Region[] {
  const tables = tablesOf(rowsOf(blocks.flatMap(({ lines }) => lines)));
  if (tables.length === 0) return blocks.map((block) => ({ kind: 'block', block }));
  const tableOf = new Map(tables.flatMap((rows) => rows.flat().map((line) => [line, rows] as const)));
  const placed = new Set<readonly Line[][]>();
  const regions: Region[] = [];
  for (const block of blocks) {
    let lines: Line[] = [];
    const flush = () => {
      if (lines.length > 0) regions.push({ kind: 'block', block: { ...around(lines), lines } });
      lines = [];
    };
    for (const line of block.lines) {
      const rows = tableOf.get(line);
      if (rows === undefined) lines.push(line);
      else if (!placed.has(rows)) {
        flush();
        placed.add(rows);
        regions.push({ kind: 'table', rows });
      }
    }
    flush();
  }
  return regions;
}
