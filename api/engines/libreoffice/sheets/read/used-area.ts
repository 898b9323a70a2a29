/** A range of rows without long gaps between those with content. */
export interface UsedBlock {
  readonly firstRow: number;
  readonly lastRow: number;
  /** Total height of its visible rows. */
  readonly heightPx: number;
  /** Columns with content, in order. */
  readonly columns: readonly number[];
}

/** Empty rows that separate two blocks: far more than a reader leaves between tables. */
const rowGap = 300;
/** Once a sheet has this many blocks, further rows join the last one. */
const maxBlocks = 200;

/** Gathers which cells of a sheet are used, row by row. */
export interface UsedArea {
  /** `gapPx` is the height of each row that the file leaves out before this one. */
  readonly addRow: (row: number, heightPx: number, gapPx: number) => void;
  /** Marks a column in the last row added. */
  readonly addColumn: (column: number) => void;
  readonly blocks: () => readonly UsedBlock[];
}

/** Records which cells of a sheet have content, row by row from the top. */
export function createUsedArea(): UsedArea {
  const blocks: { firstRow: number; lastRow: number; heightPx: number; columns: Set<number> }[] = [];
  let row = 0;
  let rowPx = 0;
  let gapPx = 0;
  return {
    addRow(next, heightPx, missingPx) {
      row = next;
      rowPx = heightPx;
      gapPx = missingPx;
    },
    addColumn(column) {
      let block = blocks.at(-1);
      if (block === undefined || (row - block.lastRow > rowGap && blocks.length < maxBlocks)) {
        block = { firstRow: row, lastRow: row - 1, heightPx: 0, columns: new Set() };
        blocks.push(block);
      }
      if (row > block.lastRow) {
        block.heightPx += rowPx + (row - block.lastRow - 1) * gapPx;
        block.lastRow = row;
      }
      block.columns.add(column);
    },
    blocks: () => blocks.map((block) => ({ ...block, columns: [...block.columns].sort((a, b) => a - b) })),
  };
}
