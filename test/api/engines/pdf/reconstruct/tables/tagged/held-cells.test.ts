import { describe, expect, it } from 'vitest';
import type { TagCell } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { denseCells, type Held } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/held-cells.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const cellAt = (row: number, column: number, columns = 1, rows = 1): TagCell => ({
  ...{ table: 1, row, column, rows, columns, isHeader: false, within: null },
});
const holding = (cell: TagCell, text: string, x: number, y = 100): readonly Held[] =>
  glyphs(text, x, y).map((held) => ({ held, cell }));
const placesOf = (content: readonly Held[], spanned: 'held' | 'told' = 'held') =>
  denseCells(content, spanned).map(({ row, column, rows, columns }) => [row, column, rows, columns]);

describe('the cells of a tagged table', () => {
  it('reach as far as what they hold, but not as far as a font reserves room', () => {
    const [tall] = glyphs('ab', 50, 100).map((glyph) => ({ ...glyph, y0: 80, y1: 120 }));
    const [cell] = denseCells([{ held: tall as Held['held'], cell: cellAt(0, 0) }], 'held');
    expect(cell).toMatchObject({ x0: 50, x1: 55, y0: 80, y1: 120, top: 92, bottom: 102.5 });
  });

  it('are counted in the rows and columns that hold anything', () => {
    expect(placesOf([...holding(cellAt(2, 1), 'a', 50), ...holding(cellAt(5, 4), 'b', 90, 130)])).toEqual([
      [0, 0, 1, 1],
      [1, 1, 1, 1],
    ]);
  });

  it('are counted whatever their order in the file', () => {
    expect(placesOf([...holding(cellAt(5, 4), 'b', 90, 130), ...holding(cellAt(2, 1), 'a', 50)])).toEqual([
      [1, 1, 1, 1],
      [0, 0, 1, 1],
    ]);
  });

  it('span the columns in which others begin, or as many as the file says', () => {
    const content = [
      ...holding(cellAt(0, 0, 3), 'wide', 50),
      ...holding(cellAt(1, 0), 'a', 50, 120),
      ...holding(cellAt(1, 2), 'b', 90, 120),
    ];
    expect(placesOf(content)[0]).toEqual([0, 0, 1, 2]);
    expect(placesOf(content, 'told')[0]).toEqual([0, 0, 1, 3]);
  });

  it('are counted from the left of a right-to-left table', () => {
    expect(placesOf([...holding(cellAt(0, 0), 'a', 90), ...holding(cellAt(0, 1), 'b', 50)])).toEqual([
      [0, 1, 1, 1],
      [0, 0, 1, 1],
    ]);
  });
});
