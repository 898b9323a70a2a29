import { expect, it } from 'vitest';
import { occupiedRanges, withAnchors } from '../../../../../../api/engines/libreoffice/sheets/plan/printed-range.ts';
import { createUsedArea } from '../../../../../../api/engines/libreoffice/sheets/read/used-area.ts';

const area = (cells: readonly (readonly [row: number, column: number])[]) => {
  const used = createUsedArea();
  for (const [row, column] of cells) {
    used.addRow(row, 20, 20);
    used.addColumn(column);
  }
  return used.blocks();
};

it('takes tables with some rows between them as one, and counts the rows left out', () => {
  expect(
    area([
      [1, 1],
      [3, 5],
      [103, 2],
    ]),
  ).toEqual([{ firstRow: 1, lastRow: 103, heightPx: 103 * 20, columns: [1, 2, 5] }]);
});

it('finds islands far apart, down and across', () => {
  const ranges = occupiedRanges(
    area([
      [1, 1],
      [2, 16_384],
      [1_048_576, 3],
    ]),
  );
  expect(ranges).toEqual([
    { firstRow: 1, lastRow: 2, firstColumn: 1, lastColumn: 1, heightPx: 40 },
    { firstRow: 1, lastRow: 2, firstColumn: 16_384, lastColumn: 16_384, heightPx: 40 },
    { firstRow: 1_048_576, lastRow: 1_048_576, firstColumn: 3, lastColumn: 3, heightPx: 20 },
  ]);
});

it('makes no more ranges than can be printed separately', () => {
  const scattered = Array.from({ length: 1000 }, (_, index) => [index * 1000 + 1, 1] as const);
  expect(area(scattered).length).toBeLessThanOrEqual(200);
});

it('adds pictures to the cells they touch, or as islands', () => {
  const cells = occupiedRanges(
    area([
      [1, 1],
      [10, 4],
    ]),
  );
  const picture = { firstRow: 5, lastRow: 30, firstColumn: 3, lastColumn: 9 };
  expect(withAnchors(cells, [picture], 20)).toEqual([
    { firstRow: 1, lastRow: 30, firstColumn: 1, lastColumn: 9, heightPx: 600 },
  ]);
  const apart = { firstRow: 500, lastRow: 510, firstColumn: 1, lastColumn: 2 };
  expect(withAnchors(cells, [apart], 20)).toEqual([...cells, { ...apart, heightPx: 220 }]);
});
