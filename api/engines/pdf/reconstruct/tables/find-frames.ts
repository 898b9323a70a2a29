import { firstIndex } from '../../../../first-index.ts';
import type { Line } from '../lines/line.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Box } from '../model/page-model.ts';
import type { FilledTable } from './filled-table.ts';
import { thresholds } from './thresholds.ts';

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const isInside = ({ x0, x1, y0, y1 }: FilledTable, line: Line) =>
  line.x0 > x0 - thresholds.frame.overhang &&
  line.x1 < x1 + thresholds.frame.overhang &&
  line.baseline > y0 &&
  line.baseline < y1;

/** Where a table may be that a line is in: from both its ends on. */
const reachOf = ({ x0, x1, baseline }: Line): Box => ({
  x0: x0 - thresholds.frame.overhang,
  x1: x1 + thresholds.frame.overhang,
  y0: baseline,
  y1: baseline,
});

/** Whether a line runs through the left or right side of a table: the table was drawn over text, and holds none. */
const isThrough = (line: Line, { x0, x1, y0, y1 }: FilledTable) =>
  line.baseline > y0 &&
  line.baseline < y1 &&
  [x0, x1].some((side) => line.x0 < side - line.look.size && line.x1 > side + line.look.size);

const tablesIn = ({ cells }: FilledTable) =>
  cells.flatMap(({ items }) => items.filter((item) => item.type === 'table'));

/** Whether a table of one column is the edge of the page, which lines divide into its head, body and foot. */
const isAtEdges = ({ grid, x0, x1, y0, y1 }: FilledTable, { width, height }: PageSize) =>
  grid.xs.length === 2 &&
  x1 - x0 > thresholds.frame.edgesShare * width &&
  y1 - y0 > thresholds.frame.edgesShare * height;

/**
 * Turns single-cell tables into frames around text, and drops those that are empty, only mark a word, or are drawn across
 * lines of text.
 * @param isTagged Whether the file's tags declare the table as one.
 */
export function withFrames(
  tables: readonly FilledTable[],
  segments: readonly Line[],
  page: PageSize,
  isTagged: (table: FilledTable) => boolean,
): readonly FilledTable[] {
  const tablesAt = createBoxFinder(tables);
  const around = segments.filter((line) => !tablesAt(reachOf(line)).some((table) => isInside(table, line)));
  const heights = around.map(({ baseline }) => baseline).sort((a, b) => a - b);
  const { sameBaseline } = thresholds.frame;
  const isBesideText = (baseline: number) => {
    const next = heights[firstIndex(heights, (height) => height > baseline - sameBaseline)];
    return next !== undefined && next < baseline + sameBaseline;
  };
  const segmentsAt = createBoxFinder(segments.map((line) => ({ ...reachOf(line), line })));
  return tables.flatMap((table): readonly FilledTable[] => {
    const [cell, ...others] = table.cells;
    if (cell === undefined || table.cells.every(({ items }) => items.length === 0)) return [];
    if (isAtEdges(table, page) && !isTagged(table)) return tablesIn(table);
    if (others.length > 0) return [table];
    const { x0, x1, y0, y1 } = table;
    const inner = tablesIn(table);
    if (
      y1 - y0 > thresholds.frame.wholePageShare * page.height &&
      x1 - x0 > thresholds.frame.wholePageShare * page.width
    )
      return inner;
    // The border of a picture is not a table, whatever the tags say about text.
    const passages = cell.items.filter((item) => item.type === 'passage');
    if (passages.length === 0) return inner;
    if (isTagged(table)) return [table];
    const near = segmentsAt(table).map(({ line }) => line);
    const through = near.filter((line) => isThrough(line, table));
    if (through.length >= Math.max(thresholds.frame.minThrough, near.filter((line) => isInside(table, line)).length))
      return inner;
    const first = passages[0]?.lines[0];
    const isBeside =
      first !== undefined &&
      inner.length === 0 &&
      passages.length === 1 &&
      passages[0]?.lines.length === 1 &&
      isBesideText(first.baseline);
    // A bar that touches text is not a frame around it.
    const isBar = first !== undefined && y1 - y0 < thresholds.frame.minHeightEms * first.look.size;
    if (isBeside || isBar) return [];
    return [inner.length > 0 ? table : { ...table, isFrame: true }];
  });
}
