import { describe, expect, it } from 'vitest';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** Cells of two columns, each with borders of its own, and a gap in points to the next ones. */
const cells = (gap: number, rows: readonly (readonly [number, number])[]) =>
  rows.flatMap(([y0, y1]) => [...gridRules([50, 150 - gap], [y0, y1]), ...gridRules([150, 250], [y0, y1])]);

describe('cells with borders of their own', () => {
  it('are one table if the gaps between them are narrow, also within a border around it', () => {
    const spaced = cells(3, [
      [100, 120],
      [123, 140],
    ]);
    for (const rules of [spaced, [...spaced, ...gridRules([47, 253], [97, 143])]]) {
      const tables = findRuledTables(rules);
      expect(tables.map((table) => table.cells.map(({ row, column }) => [row, column]))).toEqual([
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
      ]);
    }
  });

  it('may be as high as several of the next column', () => {
    const low = [
      [100, 120],
      [123, 140],
    ] as const;
    const rules = [...low.flatMap((ys) => gridRules([50, 147], ys)), ...gridRules([150, 250], [100, 140])];
    expect(findRuledTables(rules).map((table) => table.cells.length)).toEqual([1, 1, 1]);
    const more = [...rules, ...gridRules([150, 250], [143, 160]), ...gridRules([50, 147], [143, 160])];
    expect(findRuledTables(more).map((table) => table.cells.map(({ rows }) => rows))).toEqual([[1, 2, 1, 1, 1]]);
  });

  it('are one with those that touch the border around them', () => {
    const inner = cells(3, [
      [123, 140],
      [143, 160],
    ]);
    const touching = [...gridRules([47.5, 147], [97.5, 120]), ...gridRules([150, 252.5], [97.5, 120])];
    const tables = findRuledTables([...inner, ...touching, ...gridRules([47, 253], [97, 163])]);
    expect(tables.map((table) => table.cells.length)).toEqual([6]);
  });

  it('are one with those that lack the side where the page begins or ends', () => {
    const rows = [
      [100, 120],
      [123, 140],
    ] as const;
    const isAt = (y: number) => (rule: { readonly isHorizontal: boolean; readonly y0: number }) =>
      !(rule.isHorizontal && Math.abs(rule.y0 - y) < 1);
    for (const y of [100, 140]) {
      const tables = findRuledTables(cells(3, rows).filter(isAt(y)));
      expect(tables.map((table) => table.cells.map(({ row, column }) => [row, column]))).toEqual([
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
      ]);
    }
    expect(findRuledTables(cells(3, rows).filter(isAt(120))).length).toBeGreaterThan(1);
  });

  it('are boxes if they are further apart, or in one row', () => {
    const far = cells(8, [
      [100, 120],
      [128, 140],
    ]);
    const row = [50, 100, 150, 200].flatMap((x) => gridRules([x, x + 47], [100, 120]));
    expect([findRuledTables(far).length, findRuledTables(row).length]).toEqual([4, 4]);
  });
});
