import { addTo } from '../../../../../groups.ts';
import type { Glyph, Picture } from '../../model/page-model.ts';
import type { TagCell } from '../../model/tag.ts';
import { thresholds } from './thresholds.ts';

/** How far what a cell holds reaches, in points. */
export interface Extent {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Where letters begin and end whose fonts do not reserve much room above and below them. */
  top: number;
  bottom: number;
}

/** A letter or a picture in a cell, or in a table within it. */
export interface Held {
  readonly held: Glyph | Picture;
  readonly cell: TagCell;
}

function extentsOf(content: readonly Held[]): ReadonlyMap<TagCell, Extent> {
  const extents = new Map<TagCell, Extent>();
  const { aboveEms, belowEms } = thresholds;
  for (const { cell, held } of content) {
    const { x0, x1, y0, y1 } = held;
    const isLetter = 'baseline' in held;
    const top = isLetter ? Math.max(y0, held.baseline - aboveEms * held.look.size) : y0;
    const bottom = isLetter ? Math.min(y1, held.baseline + belowEms * held.look.size) : y1;
    const known = extents.get(cell);
    if (known === undefined) extents.set(cell, { x0, x1, y0, y1, top, bottom });
    else {
      known.x0 = Math.min(known.x0, x0);
      known.x1 = Math.max(known.x1, x1);
      known.y0 = Math.min(known.y0, y0);
      known.y1 = Math.max(known.y1, y1);
      known.top = Math.min(known.top, top);
      known.bottom = Math.max(known.bottom, bottom);
    }
  }
  return extents;
}

/** Whether columns are numbered from the right, as in a right-to-left table. */
function countFromRight(cells: readonly (readonly [TagCell, Extent])[]): boolean {
  const rows = new Map<number, (readonly [TagCell, Extent])[]>();
  for (const cell of cells) addTo(rows, cell[0].row, cell);
  const steps = [...rows.values()].flatMap((row) => {
    const sorted = [...row].sort(([a], [b]) => a.column - b.column);
    return sorted.slice(1).map(([, { x0 }], index) => x0 - (sorted[index]?.[1].x0 ?? x0));
  });
  return steps.filter((step) => step < 0).length > steps.length / 2;
}

/** A cell of a table with what it holds. */
export type HeldCell = TagCell & Extent;

/**
 * The cells of a table with the extent of what each holds, counted in rows and columns that hold anything, columns from
 * the left.
 * @param spanned Whether cells span only columns in which others begin, or as many as the file says.
 */
export function denseCells(content: readonly Held[], spanned: 'held' | 'told'): readonly HeldCell[] {
  const cells = [...extentsOf(content)];
  // The position of rows and columns with only empty cells is unknown.
  const rows = [...new Set(cells.map(([{ row }]) => row))].sort((a, b) => a - b);
  const columns = [...new Set(cells.map(([{ column }]) => column))].sort((a, b) => a - b);
  const spanIn = (all: readonly number[], from: number, count: number) =>
    all.findLastIndex((each) => each < from + count) - all.indexOf(from) + 1;
  const isMirrored = countFromRight(cells);
  return cells.map(([cell, extent]) => {
    const held = spanIn(columns, cell.column, cell.columns);
    const spans = { rows: spanIn(rows, cell.row, cell.rows), columns: spanned === 'held' ? held : cell.columns };
    const from = columns.indexOf(cell.column);
    const column = isMirrored ? columns.length - from - spans.columns : from;
    return { ...cell, ...extent, row: rows.indexOf(cell.row), column, ...spans };
  });
}
