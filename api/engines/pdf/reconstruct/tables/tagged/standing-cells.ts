import { addTo } from '../../../../../groups.ts';
import type { Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import type { HeldCell } from './held-cells.ts';
import { thresholds as ofTags } from './thresholds.ts';

const { edge: limits } = thresholds;

/** The room between two cells of a row, in which an edge is, and the vertical rule there; null for none. */
interface Room {
  readonly low: number;
  readonly high: number;
  readonly ruled: number | null;
}

/** The cells of each row from left to right, those that reach into it from above among them. */
function rowsOf(cells: readonly HeldCell[]): readonly (readonly HeldCell[])[] {
  const rows = new Map<number, HeldCell[]>();
  for (const cell of cells) for (let row = cell.row; row < cell.row + cell.rows; row++) addTo(rows, row, cell);
  return [...rows.values()].map((row) => row.sort((a, b) => a.x0 - b.x0));
}

/** The first letter of the next cell beside each cell, in any of its rows. */
function nextBegins(cells: readonly HeldCell[]): ReadonlyMap<HeldCell, number> {
  const begins = new Map<HeldCell, number>();
  for (const row of rowsOf(cells))
    row.forEach((cell, index) => {
      const next = row[index + 1];
      if (next !== undefined) begins.set(cell, Math.min(begins.get(cell) ?? next.x0, next.x0));
    });
  return begins;
}

/** Cells whose letters end where those of the next cell of a row begin: what runs over is shown across the edge. */
function withoutOverrun(cells: readonly HeldCell[]): readonly HeldCell[] {
  const begins = nextBegins(cells);
  return cells.map((cell) => ({ ...cell, x1: Math.min(cell.x1, begins.get(cell) ?? cell.x1) }));
}

function roomBetween(a: HeldCell, b: HeldCell, rules: readonly Rule[], slack: number): Room {
  const [low, high] = [a.x1 - slack, b.x0 + slack];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  const middle = (top + bottom) / 2;
  const places = rules.filter((rule) => !rule.isHorizontal && rule.y0 < middle && rule.y1 > middle).map(({ x0 }) => x0);
  return { low, high, ruled: places.findLast((place) => place > low && place < high) ?? null };
}

/** The fewest places of which each room has one, with the rules in them, in ascending order. A table has few columns. */
function placesIn(rooms: readonly Room[]): readonly number[] {
  const found: number[] = [];
  const isMet = ({ low, high, ruled }: Room, slack: number) =>
    found.some((place) => place >= (ruled ?? low) - slack && place <= (ruled ?? high) + slack);
  const add = (room: Room, slack: number) => {
    if (found.length < ofTags.maxColumns && !isMet(room, slack)) found.push(room.ruled ?? room.high);
  };
  for (const room of rooms) if (room.ruled !== null) add(room, thresholds.ruled.sameEdge);
  for (const room of [...rooms].sort((a, b) => a.high - b.high)) if (room.ruled === null) add(room, 0);
  return found.sort((a, b) => a - b);
}

/**
 * Puts the cells of a table into columns by where their letters stand alone, whatever the file counts: the rows of a table
 * may have cells of other widths each, and any of them may be missing.
 * @param em The size of their letters.
 */
export function standingCells(cells: readonly HeldCell[], rules: readonly Rule[], em: number): readonly HeldCell[] {
  const slack = limits.overlapEms * em;
  const upright = [...rules].sort((a, b) => a.x0 - b.x0);
  const shown = withoutOverrun(cells);
  const begins = nextBegins(shown);
  const found = placesIn(
    rowsOf(shown).flatMap((row) =>
      row.slice(1).map((cell, index) => roomBetween(row[index] as HeldCell, cell, upright, slack)),
    ),
  );
  // Where no cell begins, no column does.
  const countTo = (places: readonly number[], x0: number) => places.filter((place) => place <= x0 + slack).length;
  const begun = new Set(shown.map(({ x0 }) => countTo(found, x0)));
  const places = found.filter((_, index) => begun.has(index + 1));
  const columnAt = (x0: number) => countTo(places, x0);
  return shown.map((cell) => {
    const column = columnAt(cell.x0);
    const end = places.filter((place) => place < cell.x1 - slack).length + 1;
    const next = begins.get(cell);
    const free = next === undefined ? places.length + 1 : columnAt(next);
    const columns = Math.max(1, end - column, Math.min(cell.columns, free - column));
    return { ...cell, column, columns };
  });
}
