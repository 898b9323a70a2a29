import { type Block, boundingBoxOf, centreOf, heightOf, type Line, type PageLayout } from '../layout/page-layout.ts';
import { rowsOf } from '../layout/rows.ts';
import { withLabels } from './item-labels.ts';
import { thresholds } from './thresholds.ts';

/** The cells of a row, from left to right; each is one line. */
export type TableRow = readonly Line[];

/** A part of a page. */
export type Region =
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] };

/** Whether the vertical centres of two lines differ by less than half the height of the lower one. */
const isLevel = (one: Line, other: Line) =>
  Math.abs(centreOf(one) - centreOf(other)) < Math.min(heightOf(one), heightOf(other)) / 2;

const fromLeft = (row: readonly Line[]) => [...row].sort((a, b) => a.xMin - b.xMin);

const anchors: readonly ((line: Line) => number)[] = [
  (line) => line.xMin,
  (line) => line.xMax,
  (line) => (line.xMin + line.xMax) / 2,
];

/** Whether two cells share a left edge, a right edge or a centre. */
function isAligned(a: Line, b: Line): boolean {
  return anchors.some((anchor) => Math.abs(anchor(a) - anchor(b)) < heightOf(a) * thresholds.alignment);
}

/** Whether a row is directly below another and aligned with at least two of its cells. */
function follows(row: readonly Line[], previous: readonly Line[]): boolean {
  const [first, last] = [row[0], previous[0]];
  if (!first || !last || row.length < 2 || previous.length < 2) return false;
  const isNear =
    centreOf(first) - centreOf(last) < thresholds.maxRowDistance * Math.max(heightOf(first), heightOf(last));
  return isNear && row.filter((cell) => previous.some((other) => isAligned(cell, other))).length >= 2;
}

/** Whether rows form a table rather than columns of prose. */
function isTable(rows: readonly Line[][]): boolean {
  const cells = rows.flat();
  const words = cells.reduce((sum, cell) => sum + cell.words.length, 0) / cells.length;
  return rows.length >= thresholds.minTableRows && words <= thresholds.maxCellWords;
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
 * The regions of a page in reading order. Tables are found by the alignment of their cells: Poppler returns them column
 * by column, which would lose the rows.
 */
export function regionsOf({ blocks, order }: PageLayout): readonly Region[] {
  const tables = tablesOf(
    rowsOf(
      blocks.flatMap(({ lines }) => lines),
      isLevel,
    ).map(fromLeft),
  );
  if (tables.length === 0) return withLabels(blocks, order).map((block) => ({ kind: 'block', block }));
  const tableOf = new Map(tables.flatMap((rows) => rows.flat().map((line) => [line, rows] as const)));
  const placed = new Set<readonly Line[][]>();
  const regions: Region[] = [];
  for (const block of blocks) {
    let lines: Line[] = [];
    const flush = () => {
      if (lines.length > 0) regions.push({ kind: 'block', block: { ...boundingBoxOf(lines), lines } });
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
