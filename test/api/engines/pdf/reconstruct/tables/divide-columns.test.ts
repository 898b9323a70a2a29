import { describe, expect, it } from 'vitest';
import { divideColumns } from '../../../../../../api/engines/pdf/reconstruct/tables/divide-columns.ts';
import type { Grid } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** A box of 200 points with rules between its rows of 20 points. */
const boxOf = (rows: number) => {
  const ys = Array.from({ length: rows + 1 }, (_, index) => 100 + 20 * index);
  return findRuledTables(gridRules([50, 250], ys))[0] as Grid;
};
/** Rows of texts, each with its place from the left. */
const boxWith = (...rows: readonly (readonly (readonly [text: string, x: number])[])[]) =>
  divideColumns(
    boxOf(rows.length),
    rows.flatMap((texts, row) => texts.flatMap(([text, x]) => glyphs(text, x, 113 + 20 * row))),
  );
const widthsOf = (grid: Grid) =>
  grid.ys.slice(1).map((_, row) => grid.cells.filter((cell) => cell.row === row).map(({ columns }) => columns));

describe('rows that rules divide, and columns that none does', () => {
  it('are cells where texts are aligned', () => {
    const grid = boxWith(
      [
        ['Name', 55],
        ['Amount', 150],
      ],
      [
        ['Paper', 55],
        ['12', 150],
      ],
    );
    expect(grid.xs).toEqual([50, 145, 250]);
    expect(widthsOf(grid)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const [left, right] = grid.cells;
    expect([left?.borders.left, left?.borders.right, right?.borders.left]).toEqual([expect.anything(), null, null]);
  });

  it('have their edge in the middle of a narrow gap', () => {
    const grid = boxWith(
      [
        ['Longer name', 60],
        ['Amount', 128],
      ],
      [
        ['Paper', 60],
        ['12', 128],
      ],
    );
    expect(grid.xs).toEqual([50, 121.5, 250]);
  });

  it('keep a row whole whose text runs across them', () => {
    const title: readonly [string, number] = ['A title that is for all of them', 60];
    const grid = boxWith(
      [title],
      [
        ['Name', 55],
        ['Amount', 150],
      ],
      [
        ['Paper', 55],
        ['12', 150],
      ],
    );
    expect(widthsOf(grid)).toEqual([[2], [1, 1], [1, 1]]);
  });

  it('are one where texts are nowhere aligned in a few rows, but not in many', () => {
    const ragged = [
      [
        ['Name', 55],
        ['Amount', 150],
      ],
      [
        ['Paper', 60],
        ['12', 190],
      ],
      [
        ['Ink', 70],
        ['1', 160],
      ],
      [
        ['Pen', 66],
        ['127', 172],
      ],
    ] as const;
    expect(boxWith(...ragged.slice(0, 2)).cells).toHaveLength(2);
    expect(boxWith(...ragged).cells).toHaveLength(8);
  });

  it('are one where words are as near as in sentences, where few rows have several texts, and in lists', () => {
    expect(boxWith([['Some words', 55]], [['More words', 55]]).cells).toHaveLength(2);
    const text: readonly [string, number] = ['A long line of text in a box', 55];
    const parts = [
      ['Name', 55],
      ['Amount', 150],
    ] as const;
    expect(boxWith([text], [text], [text], parts, parts).cells).toHaveLength(5);
    const item = (label: string) =>
      [
        [label, 55],
        ['An item', 75],
      ] as const;
    expect(boxWith(item('1.'), item('2.')).cells).toHaveLength(2);
  });

  it('are left alone in a frame, and where rules divide them', () => {
    expect(divideColumns(boxOf(1), glyphs('Name', 55, 113)).cells).toHaveLength(1);
    const grid = findRuledTables(gridRules([50, 150, 250], [100, 120, 140]))[0] as Grid;
    expect(divideColumns(grid, [])).toBe(grid);
  });
});
