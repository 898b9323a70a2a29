import { describe, expect, it } from 'vitest';
import {
  allCells,
  boundsOf,
  boxOfCells,
  type Cells,
  cellsOf,
  groupsOf,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/cells.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { type PaintedBox, painted, paintedPage } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

/** The cells of a page on which boxes are painted, of which some are words or lines. */
function cellsOn(boxes: readonly PaintedBox[], known: readonly PaintedBox[] = []): Cells {
  const raster = painted(...boxes);
  const mask = painted(...known).pixels.map((pixel) => (pixel === 0xffffffff ? 0 : 1));
  return cellsOf(raster, tonesOf(raster), Uint8Array.from(mask));
}
const cellAt = ({ columns, side }: Cells, x: number, y: number) =>
  Math.floor((y * paintedPage.pixelsPerPoint) / side) * columns + Math.floor((x * paintedPage.pixelsPerPoint) / side);

/** A grid of cells of ten pixels. */
const grid: Cells = {
  ...{ columns: 6, rows: 4, side: 10 },
  filled: new Uint8Array(24),
  shades: new Uint32Array(24),
};
/** The cells of a picture of signs. */
const marked = (...rows: readonly string[]) =>
  new Set([...rows.join('')].flatMap((sign, cell) => (sign === '#' ? [cell] : [])));

describe('the cells of a page', () => {
  const [grey, red] = [0xff888888, 0xffcc2222];

  it('cover it, but for what is less than a cell at its ends', () => {
    const { columns, rows, side, filled, shades } = cellsOn([]);
    expect([columns, rows]).toEqual([Math.floor(600 / side), Math.floor(800 / side)]);
    expect([filled.length, shades.length]).toEqual([columns * rows, columns * rows]);
    expect(filled.some((cell) => cell !== 0) || shades.some((cell) => cell !== 0)).toBe(false);
  });

  it('are filled with what is no word and no line', () => {
    const cells = cellsOn([[100, 100, 140, 140, grey]]);
    expect(cells.filled[cellAt(cells, 120, 120)]).toBe(1);
    expect(cells.filled[cellAt(cells, 120, 180)]).toBe(0);
    const words = cellsOn([[100, 100, 140, 140, grey]], [[100, 100, 140, 140]]);
    expect(words.filled[cellAt(words, 120, 120)]).toBe(0);
  });

  it('have the colour that most of their pixels have', () => {
    const cells = cellsOn([
      [100, 100, 140, 140, red],
      [120, 120, 121, 121],
    ]);
    expect(cells.shades[cellAt(cells, 110, 110)]).toBe(red);
    expect(cells.shades[cellAt(cells, 120, 120)]).toBe(red);
    expect(cells.shades[cellAt(cells, 160, 120)]).toBe(0);
  });

  it('have no colour if they have several', () => {
    const rows = Array.from({ length: 40 }, (_, row) => [100, 100 + row, 140, 101 + row] as const);
    const colours = [0xff222222, 0xff666666, 0xffaaaaaa] as const;
    const striped = cellsOn(rows.map((row, at) => [...row, colours[at % 3] as number] as const));
    const inside = [striped.shades[cellAt(striped, 120, 120)], striped.shades[cellAt(striped, 130, 110)]];
    expect(inside).toEqual([0, 0]);
  });
});

describe('bounds', () => {
  it('are those of all cells, or of some', () => {
    expect(allCells(grid)).toEqual({ left: 0, right: 5, top: 0, bottom: 3 });
    expect(boundsOf([8, 15, 9], grid)).toEqual({ left: 2, right: 3, top: 1, bottom: 2 });
    expect(boundsOf([23], grid)).toEqual({ left: 5, right: 5, top: 3, bottom: 3 });
  });

  it('are a box on the page, in points', () => {
    expect(boxOfCells([8, 15], grid, 2)).toEqual({ x0: 10, x1: 20, y0: 5, y1: 15 });
  });
});

describe('groups of cells', () => {
  const groups = (cells: ReadonlySet<number>, gap: number, of = allCells(grid)) =>
    groupsOf(grid, of, (cell) => cells.has(cell), gap).map((group) => [...group].sort((a, b) => a - b));

  it('have those that are near each other, aslant, too', () => {
    const cells = marked('##....', '..#..#', '......', '.....#');
    expect(groups(cells, 1)).toEqual([[0, 1, 8], [11], [23]]);
    expect(groups(cells, 2)).toEqual([
      [0, 1, 8],
      [11, 23],
    ]);
    expect(groups(cells, 3)).toEqual([[0, 1, 8, 11, 23]]);
  });

  it('do not reach from the end of a row to the beginning of the next', () => {
    expect(groups(marked('.....#', '#.....', '......', '......'), 1)).toEqual([[5], [6]]);
  });

  it('are looked for within bounds', () => {
    const cells = marked('######', '######', '######', '######');
    expect(groups(cells, 1, { left: 2, right: 3, top: 1, bottom: 2 })).toEqual([[8, 9, 14, 15]]);
  });

  it('are parted where two cells do not belong together', () => {
    const cells = marked('####..', '......', '......', '......');
    const found = groupsOf(
      grid,
      allCells(grid),
      (cell) => cells.has(cell),
      1,
      (one, other) => one > 1 === other > 1,
    );
    expect(found).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
