import { firstIndex } from '../../../../first-index.ts';
import { limits } from '../../limits.ts';
import type { CellRange } from './cell-reference.ts';

/** Takes a cell by its type (ECMA-376 part 1, §18.18.11) and its stored value. */
export type TakeCell = (type: string, value: string) => void;

interface HeldCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly value: string;
}

/** Cells of a sheet, held back until it is known which of them merged cells cover. */
export interface HeldCells {
  /** Holds a cell; where there are very many, it is passed on at once. Rows come in order. */
  readonly add: (cell: HeldCell) => void;
  /** Passes on the cells that are not covered. */
  readonly release: (merges: readonly CellRange[]) => void;
}

const { maxHeldCells, maxCoverChecks } = limits.sheets;

/** Holds cells back for `take`: a sheet names its merged cells after all others. */
export function createHeldCells(take: TakeCell): HeldCells {
  const held: HeldCell[] = [];

  /** The place of the first held cell in a row or below it. */
  const placeOf = (row: number) => firstIndex(held, (cell) => cell.row >= row);

  return {
    add(cell) {
      if (held.length < maxHeldCells) held.push(cell);
      else take(cell.type, cell.value);
    },
    release(merges) {
      const covered = new Set<HeldCell>();
      let checks = 0;
      for (const { firstRow, lastRow, firstColumn, lastColumn } of merges) {
        for (let place = placeOf(firstRow); checks < maxCoverChecks; place++, checks++) {
          const cell = held[place];
          if (cell === undefined || cell.row > lastRow) break;
          const isWithin = cell.column >= firstColumn && cell.column <= lastColumn;
          const isShown = cell.row === firstRow && cell.column === firstColumn;
          if (isWithin && !isShown) covered.add(cell);
        }
      }
      for (const cell of held) if (!covered.has(cell)) take(cell.type, cell.value);
    },
  };
}
