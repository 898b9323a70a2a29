import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { denseCells } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/held-cells.ts';
import { standingCells } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/standing-cells.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

type Text = readonly [row: number, column: number, text: string, x: number, columns?: number];

/** The row, the column and the columns of each cell, whose texts stand in rows of 20 points. */
function placed(texts: readonly Text[], rules: readonly Rule[] = []): readonly (readonly number[])[] {
  const content = texts.flatMap(([row, column, text, x, columns = 1]) => {
    const cell = { table: 1, row, column, rows: 1, columns, isHeader: false, within: null };
    return glyphs(text, x, 112 + 20 * row).map((held) => ({ held, cell }));
  });
  return standingCells(denseCells(content, 'told'), rules, 10).map(({ row, column, columns }) => [
    row,
    column,
    columns,
  ]);
}

const upright = (x: number): Rule => ({
  ...{ isHorizontal: false, x0: x, x1: x, y0: 100, y1: 140, thickness: 1, colour: '000000' },
});

describe('standingCells', () => {
  it('finds the columns of rows with cells of other widths each', () => {
    const texts: Text[] = [
      [0, 0, 'One', 50],
      [0, 1, 'Two', 250],
      [1, 0, 'a', 50],
      [1, 1, 'b', 150],
      [1, 2, 'c', 350],
    ];
    expect(placed(texts)).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
    expect(placed(texts, [upright(240)])).toEqual([
      [0, 0, 1],
      [0, 2, 1],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('puts cells whose neighbours are missing into the columns of others', () => {
    const texts: Text[] = [
      [0, 0, '1', 50],
      [0, 1, 'Text', 100],
      [0, 2, '50', 250],
      [1, 0, 'Title', 100],
    ];
    expect(placed(texts).at(-1)).toEqual([1, 1, 1]);
    expect(placed([...texts.slice(0, 3), [1, 0, 'A title that reaches the third column', 100]]).at(-1)).toEqual([
      1, 1, 2,
    ]);
  });

  it('ends cells where the next one begins, whatever runs over, and keeps the columns that are told', () => {
    const texts: Text[] = [
      [0, 0, 'a text that runs over', 50],
      [0, 1, 'Two', 100],
      [1, 0, 'both', 50, 2],
    ];
    expect(placed(texts)).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 2],
    ]);
  });
});
