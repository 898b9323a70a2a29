import type { Line } from '../lines/line.ts';
import type { FilledTable } from './filled-table.ts';

/** Share of the page from which a box is drawn around the page rather than around a text. */
const wholePage = 0.6;

/** Of the size of its text: the least height of a frame. */
const leastHeight = 1.25;

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const isInside = ({ x0, x1, y0, y1 }: FilledTable, line: Line) =>
  line.x0 > x0 - 1 && line.x1 < x1 + 1 && line.baseline > y0 && line.baseline < y1;

/** Tables without boxes that are none: those of a single cell are frames around text, or mean nothing. */
export function withFrames(
  tables: readonly FilledTable[],
  segments: readonly Line[],
  page: PageSize,
): readonly FilledTable[] {
  const around = segments.filter((line) => !tables.some((table) => isInside(table, line)));
  return tables.flatMap((table): readonly FilledTable[] => {
    const [cell, ...others] = table.cells;
    if (cell === undefined || table.cells.every(({ items }) => items.length === 0)) return [];
    if (others.length > 0) return [table];
    const { x0, x1, y0, y1 } = table;
    const inner = cell.items.filter((item) => item.type === 'table');
    if (y1 - y0 > wholePage * page.height && x1 - x0 > wholePage * page.width) return inner;
    const passages = cell.items.filter((item) => item.type === 'passage');
    if (passages.length === 0) return inner;
    const first = passages[0]?.lines[0];
    const isBeside =
      first !== undefined &&
      inner.length === 0 &&
      passages.length === 1 &&
      passages[0]?.lines.length === 1 &&
      around.some(({ baseline }) => Math.abs(baseline - first.baseline) < 3);
    // A bar that text touches is no frame around it.
    const isBar = first !== undefined && y1 - y0 < leastHeight * first.look.size;
    if (isBeside || isBar) return [];
    return [inner.length > 0 ? table : { ...table, isFrame: true }];
  });
}
