import { largest } from '../../model/extremes.ts';
import type { FilledCell } from '../../tables/filled-table.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';

/**
 * Points by which the lines of a row's own cells, with their borders, are higher than the row on the page; 0 if none are.
 * @param contextOf Gives the context of a cell's paragraphs.
 */
export function excessOf(cells: readonly FilledCell[], contextOf: (cell: FilledCell) => ParagraphContext): number {
  const own = cells.filter(({ cell, items }) => cell.rows === 1 && items.every(({ type }) => type === 'passage'));
  const excesses = own.map((filled) => {
    const { cell, items } = filled;
    const { y0, y1, borders } = cell;
    const { pitchOf } = contextOf(filled);
    const lines = items.reduce(
      (sum, item) => sum + (item.type === 'passage' ? pitchOf(item) * item.lines.length : 0),
      0,
    );
    return lines === 0 ? 0 : lines + (borders?.top?.width ?? 0) - (y1 - y0);
  });
  return excesses.length === 0 ? 0 : Math.max(0, largest(excesses));
}

/** How high a row is, what its content takes beyond that, and what is free below its content; all in points. */
export interface RowHeight {
  /** Null for what its content takes. */
  readonly height: number | null;
  readonly excess: number;
  readonly room: number;
}

/**
 * Lowers rows that have room for what those above take more than on the page: a table at the foot of a page would not fit on it
 * otherwise.
 */
export function heightsOf(rows: readonly RowHeight[]): readonly (number | null)[] {
  let taken = 0;
  return rows.map(({ height, excess, room }) => {
    if (height === null) return null;
    const given = excess > 0 ? 0 : Math.min(taken, room);
    taken += excess - given;
    return height - given;
  });
}
