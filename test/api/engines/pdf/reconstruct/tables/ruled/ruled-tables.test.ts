import { describe, expect, it } from 'vitest';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

describe('tables with lines', () => {
  it('has a cell between every two lines', () => {
    const [grid] = findRuledTables(gridRules([50, 150, 250], [100, 120, 140]));
    expect(grid?.cells).toHaveLength(4);
  });

  it('merges cells that no line parts', () => {
    const rules = gridRules([50, 150, 250], [100, 120, 140]).map((rule) =>
      !rule.isHorizontal && rule.x0 === 150 ? { ...rule, y0: 120 } : rule,
    );
    const [grid] = findRuledTables(rules);
    expect(grid?.cells.map(({ columns }) => columns)).toEqual([2, 1, 1]);
  });

  it('takes the two lines of a double border for one', () => {
    const [grid] = findRuledTables([...gridRules([50, 150, 250], [100, 120, 140]), ...gridRules([47, 253], [97, 143])]);
    expect([grid?.cells.length, grid?.xs.length, grid?.ys.length]).toEqual([4, 3, 3]);
  });

  it.each([
    ['apart from the cell', [156, 200, 244], [123, 130, 137]],
    ['as high as the cell', [156, 200, 244], [120, 130, 140]],
  ])('finds a table within a cell, %s', (_, xs, ys) => {
    const tables = findRuledTables([...gridRules([50, 150, 250, 350], [100, 120, 140, 160]), ...gridRules(xs, ys)]);
    expect(tables).toHaveLength(1);
    expect(tables[0]?.cells).toHaveLength(9);
    const holder = tables[0]?.cells.find(({ nested }) => nested !== undefined);
    expect([holder?.row, holder?.column, holder?.nested?.[0]?.cells.length]).toEqual([1, 1, 4]);
  });

  it('finds none in a box that is as narrow as no cell is, within a cell or not', () => {
    const tables = findRuledTables([
      ...gridRules([50, 150, 250, 350], [100, 120, 140, 160]),
      ...gridRules([200, 205], [125, 135]),
    ]);
    expect(tables.map(({ cells }) => cells.length)).toEqual([9]);
    expect(tables[0]?.cells.flatMap(({ nested = [] }) => nested)).toEqual([]);
    expect(findRuledTables(gridRules([200, 205], [125, 135]))).toEqual([]);
  });

  it('keeps boxes apart that a line connects', () => {
    const arrow = { isHorizontal: false, x0: 100, x1: 100, y0: 140, y1: 180, thickness: 0.5, colour: '000000' };
    const boxes = findRuledTables([...gridRules([50, 150], [100, 140]), arrow, ...gridRules([50, 250], [180, 220])]);
    expect(boxes.map(({ cells }) => cells.length)).toEqual([1, 1]);
  });

  it('divides undivided areas next to boxes into rows of maximum width', () => {
    const tables = findRuledTables([...gridRules([50, 250], [100, 180]), ...gridRules([150, 250], [120, 140])]);
    const sizes = tables[0]?.cells.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1]);
    expect(sizes).toEqual([
      [50, 250, 100, 120],
      [50, 150, 120, 140],
      [150, 250, 120, 140],
      [50, 250, 140, 180],
    ]);
  });

  it('has a cell without borders in an open corner', () => {
    const rules = gridRules([50, 150, 250], [100, 120, 140]).map((rule) =>
      rule.isHorizontal
        ? rule.y0 === 100
          ? { ...rule, x0: 150 }
          : rule
        : rule.x0 === 50
          ? { ...rule, y0: 120 }
          : rule,
    );
    const [grid] = findRuledTables(rules);
    expect(grid?.cells).toHaveLength(4);
    expect(grid?.cells[0]?.borders).toMatchObject({ top: null, left: null });
  });
});
