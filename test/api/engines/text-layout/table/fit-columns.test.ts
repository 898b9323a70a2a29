import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../../api/engines/text-layout/paper.ts';
import type { ColumnFacts } from '../../../../../api/engines/text-layout/table/column-facts.ts';
import { fitColumns } from '../../../../../api/engines/text-layout/table/fit-columns.ts';
import { thresholds } from '../../../../../api/engines/text-layout/thresholds.ts';

const { margin } = thresholds.table;
const a4 = sheetOf({}, 'A4');
const letter = sheetOf({}, 'Letter');
const column = (longestEm: number, usualEm = longestEm, wordEm = Math.min(longestEm, 6)): ColumnFacts => ({
  longestEm,
  usualEm,
  wordEm,
  nameEm: 3,
  numeric: false,
});
const columns = (count: number, em: number) => Array.from({ length: count }, () => column(em));
const indexesOf = (plan: ReturnType<typeof fitColumns>) =>
  plan.bands.map((band) => band.columns.map(({ index }) => index));

describe('fitColumns', () => {
  it('leaves a narrow table upright in the largest type', () => {
    const plan = fitColumns(columns(4, 5), a4);
    expect(plan.page.width).toBeLessThan(plan.page.height);
    expect(plan).toMatchObject({ fontSize: 9, bands: [{}] });
  });

  it('turns the page for a table that is a little wider, and wraps long text before it makes the type smaller', () => {
    const wider = fitColumns(columns(8, 9), a4);
    expect(wider.page.width).toBeGreaterThan(wider.page.height);
    expect(wider.fontSize).toBe(9);
    expect(fitColumns([column(5), column(200, 90)], letter)).toMatchObject({
      page: { width: 612, height: 792 },
      fontSize: 9,
    });
  });

  it.each([1, 7, 40, 300])('has all of %i wide columns, none of them cut', (count) => {
    const plan = fitColumns(columns(count, 25), a4);
    expect([...new Set(indexesOf(plan).flat())]).toEqual(Array.from({ length: count }, (_, index) => index));
    for (const band of plan.bands) {
      expect(band.width).toBeLessThanOrEqual(plan.page.width - 2 * margin + 0.01);
      const last = band.columns.at(-1);
      expect((last?.offset ?? 0) + (last?.width ?? 0)).toBeCloseTo(band.width);
    }
  });

  it('repeats a narrow first column in each band, and no wide one', () => {
    const narrow = fitColumns([column(4), ...columns(40, 25)], a4);
    expect(indexesOf(narrow).every(([first]) => first === 0)).toBe(true);
    const wide = fitColumns(
      [column(60, 60, 60), ...columns(40, 60)].map((facts) => ({ ...facts, wordEm: 60 })),
      a4,
    );
    expect(indexesOf(wide).filter(([first]) => first === 0)).toHaveLength(
      (wide.bands[0].columns[0]?.width ?? 0) <= (wide.page.width - 2 * margin) / 4 ? wide.bands.length : 1,
    );
  });

  it('gives room to spare to the columns that lack it', () => {
    const [band] = fitColumns([column(3), column(400, 40)], a4).bands;
    const [short, long] = band.columns;
    expect(long?.width ?? 0).toBeGreaterThan(400);
    expect(short?.width ?? 0).toBeLessThan(60);
  });
});
