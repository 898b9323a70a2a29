import { describe, expect, it } from 'vitest';
import { columnAreas } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/column-areas.ts';
import type { DrawnText } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-paragraphs.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A text in a column of the page; one of spaces only has no letters. */
const drawn = (text: string, column: number, baseline: number): DrawnText => ({
  ...{ index: 0, baseline, area: { x0: 100 * column, x1: 100 * column + 100, y0: 10, y1: 790 } },
  letters: glyphs(text, 100 * column + 5, baseline),
});
const anywhere: DrawnText = { index: 0, baseline: 300, area: null, letters: glyphs('Text', 50, 300) };

/** The column of each area, in the order of the tables, with its height. */
const found = (...texts: readonly DrawnText[]) =>
  columnAreas(texts, ({ y1 }) => y1 === 790).map((areas) => areas.map(({ x0, y0, y1 }) => [x0 / 100, y1 - y0 > 20]));

const row = (baseline: number) => [drawn('One', 0, baseline), drawn('Two', 1, baseline)];

describe('columnAreas', () => {
  it('are those of rows, which begin again at the left', () => {
    expect(found(...row(100), ...row(120))).toEqual([
      [
        [0, false],
        [1, false],
        [0, false],
        [1, false],
      ],
    ]);
  });

  it('are as high as all lines of a cell, also around blank ones', () => {
    const [wide] = found(
      ...[drawn('', 0, 88), drawn('One', 0, 100), drawn('', 0, 112), drawn('more', 0, 124), drawn('Two', 1, 100)],
      ...row(140),
    );
    expect(wide?.slice(0, 2)).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('have a row for each text in the first column if the cells beside are empty', () => {
    const [areas] = found(...row(100), drawn('Three', 0, 120), drawn('', 1, 120), ...row(140));
    expect(areas).toHaveLength(6);
  });

  it('are of one table each, parted by text that may be anywhere', () => {
    expect(found(...row(100), ...row(120), anywhere, ...row(400), ...row(420))).toHaveLength(2);
  });

  it('are none of columns that are read one after the other', () => {
    expect(found(drawn('One', 0, 100), drawn('more', 0, 120), drawn('Two', 1, 100), drawn('more', 1, 120))).toEqual([]);
    expect(found(anywhere)).toEqual([]);
  });
});
