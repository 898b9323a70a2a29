import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import {
  createTableFilling,
  fillTable,
} from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { createLetterFinder } from '../../../../../../../api/engines/pdf/reconstruct/tables/letter-finder.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const grid = findRuledTables(gridRules([50, 250], [100, 120, 140]))[0] as Grid;
const letters = [...glyphs('Heading', 55, 113), ...glyphs('Text', 55, 133)];
const part = (x0: number, x1: number, colour = '333333') => ({ x0, x1, y0: 100.2, y1: 119.8, colour });
const coloursOf = (fills: Parameters<typeof fillTable>[3]) =>
  fillTable(grid, letters, [], fills).cells.map(({ fill }) => fill);

describe('the colour of a cell', () => {
  it('is that of the parts that cover it together', () => {
    const dot = { x0: 49.8, x1: 50.2, y0: 99.8, y1: 100.2, colour: '000000' };
    expect(coloursOf([part(50.2, 55), part(55, 245), part(245, 249.8), dot])).toEqual(['333333', null]);
  });

  it('is not that of a part of it, however often it is painted', () => {
    const word = part(55, 90);
    expect(coloursOf([word, word, word, word, word, word])).toEqual([null, null]);
    expect(coloursOf([part(50.2, 150, 'EEEEEE'), part(150, 249.8, 'FFDDDD')])).toEqual([null, null]);
  });
});

describe('the pictures of a cell', () => {
  const picture = { x0: 60, y0: 102, x1: 90, y1: 118, bytes: new Uint8Array([1]), format: 'png' } as const;
  const heldOf = (given: Partial<Picture>) =>
    fillTable(grid, letters, [{ ...picture, ...given }], []).cells.flatMap(({ items }) =>
      items.filter(({ type }) => type === 'picture'),
    ).length;

  it('are those in the middle of which it is', () => {
    expect(heldOf({})).toBe(1);
    expect(heldOf({ y0: 202, y1: 218 })).toBe(0);
  });

  it('do not go on far above or below it, as a chart beside the rows of a table does', () => {
    const rows = Array.from({ length: 6 }, (_, index) => 100 + 20 * index);
    const [table] = findRuledTables(gridRules([50, 150, 250], rows));
    const heldIn = (y0: number, y1: number) =>
      fillTable(table as Grid, letters, [{ ...picture, y0, y1 }], []).cells.flatMap(({ items }) =>
        items.filter(({ type }) => type === 'picture'),
      ).length;
    expect([heldIn(102, 118), heldIn(116, 144), heldIn(105, 195)]).toEqual([1, 1, 0]);
  });

  it('are not larger than the table, as the background of a page is, nor in front of it', () => {
    expect(heldOf({ x0: 0, x1: 300, y0: 0, y1: 220 })).toBe(0);
    expect(heldOf({ isInFront: true })).toBe(0);
  });
});

describe('thousands of tables', () => {
  it(
    'are filled with their own letters, without looking at all of the page for each',
    withinCpuTime(5000, () => {
      const places = Array.from({ length: 2500 }, (_, index) => [40 * (index % 50), 20 * Math.floor(index / 50)]);
      const grids = findRuledTables(places.flatMap(([x = 0, y = 0]) => gridRules([x, x + 12, x + 24], [y, y + 12])));
      const own = places.flatMap(([x = 0, y = 0]) => [...glyphs('a', x + 2, y + 9), ...glyphs('b', x + 14, y + 9)]);
      const others = Array.from({ length: 1000 }, (_, row) => glyphs('x'.repeat(100), 2200, 5 * row)).flat();
      const filled = grids.map(createTableFilling(createLetterFinder([...own, ...others]), [], []));
      expect(filled.length).toBeGreaterThan(1000);
      const texts = filled[0]?.cells.map(({ items }) =>
        items.map((item) => (item.type === 'passage' ? item.text : '')),
      );
      expect(texts).toEqual([['a'], ['b']]);
    }),
  );
});
