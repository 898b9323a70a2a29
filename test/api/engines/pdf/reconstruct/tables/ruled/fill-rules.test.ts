import { describe, expect, it } from 'vitest';
import type { Fill } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { fillRules } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/fill-rules.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';

const row = (y0: number, ...xs: readonly number[]) =>
  xs.slice(1).map((x1, index) => ({ x0: xs[index] as number, x1, y0, y1: y0 + 20, colour: 'EEEEEE' }));

describe('the sides of shaded cells', () => {
  it('are rules that are not drawn', () => {
    const rules = fillRules([...row(100, 50, 150, 250), ...row(120, 50, 150, 250)]);
    expect(rules).toHaveLength(16);
    expect(rules.every(({ thickness }) => thickness === 0)).toBe(true);
    expect(rules.slice(0, 4).map(({ isHorizontal, x0, y0 }) => [isHorizontal, x0, y0])).toEqual([
      [true, 50, 100],
      [true, 50, 120],
      [false, 50, 100],
      [false, 150, 100],
    ]);
  });

  it('count once for cells that are painted twice', () => {
    const rows = [...row(100, 50, 150, 250), ...row(120, 50, 150, 250)];
    expect(fillRules([...rows, ...row(100, 50, 150, 250)])).toHaveLength(16);
  });

  describe('that are shaded line by line', () => {
    const lines = (x0: number, x1: number, ...ys: readonly number[]) =>
      ys.slice(1).map((y1, index) => ({ x0, x1, y0: ys[index] as number, y1, colour: 'EEEEEE' }));
    const boxes = (fills: Parameters<typeof fillRules>[0]) =>
      fillRules(fills)
        .filter(({ isHorizontal }) => !isHorizontal)
        .map(({ x0, y0, y1 }) => [x0, y0, y1]);

    it('are those of all lines of a cell, where the lines of the cell beside it have other heights', () => {
      expect(boxes([...lines(50, 150, 100, 114, 150), ...lines(150, 250, 100, 112, 124, 150)])).toEqual([
        [50, 100, 150],
        [150, 100, 150],
        [150, 100, 150],
        [250, 100, 150],
      ]);
    });

    it('divide rows where all cells beside each other have an edge', () => {
      const found = boxes([...lines(50, 150, 100, 114, 150, 170), ...lines(150, 250, 100, 112, 150, 160, 170)]);
      expect(found.map(([, y0, y1]) => `${y0}-${y1}`)).toEqual([
        ...Array(4).fill('100-150'),
        ...Array(4).fill('150-170'),
      ]);
    });
  });

  it('are one height in a row, although borders of some cells are thicker', () => {
    const [first, second] = row(100, 50, 150, 250);
    const lower = { ...second, y0: 101.6, y1: 121.6 } as NonNullable<typeof first>;
    const rules = fillRules([first as NonNullable<typeof first>, lower, ...row(122, 50, 150, 250)]);
    expect(new Set(rules.map(({ y0 }) => y0))).toEqual(new Set([100, 121.6, 122, 142]));
  });

  it('are none of words beside the shading of their lines', () => {
    const line = (y0: number, end: number) => [
      { x0: 50, x1: end, y0: y0 + 2, y1: y0 + 18, colour: '222222' },
      { x0: end, x1: 400, y0, y1: y0 + 20, colour: '333333' },
    ];
    expect(fillRules([...line(100, 120), ...line(120, 260)])).toEqual([]);
    expect(fillRules([...line(100, 120), ...line(120, 120)])).toHaveLength(16);
  });

  it('are none of highlights, whose rows differ in width', () => {
    expect(fillRules([...row(100, 50, 100, 180), ...row(120, 50, 90, 130)])).toEqual([]);
  });

  it('are none of highlights of equal lines on an area of their colour', () => {
    const words = [...row(100, 50, 100, 140), ...row(120, 50, 100, 140)];
    const paragraph = { x0: 50, x1: 400, y0: 100, y1: 140, colour: 'EEEEEE' };
    expect(fillRules([paragraph, ...words])).toEqual([]);
    expect(fillRules([{ ...paragraph, colour: 'DDDDDD' }, ...words])).toHaveLength(16);
  });
});

describe('shaded cells', () => {
  const cell = (x0: number, y0: number, width: number): Fill => ({
    x0,
    x1: x0 + width,
    y0,
    y1: y0 + 15,
    colour: 'EEEEEE',
  });
  const row = (y: number) => [cell(50, y, 100), cell(150, y, 80)];

  it('make a table by themselves', () => {
    const [grid] = findRuledTables(fillRules([...row(100), ...row(115), ...row(130)]));
    expect(grid?.cells).toHaveLength(6);
    expect(grid?.cells[0]?.borders).toEqual({ top: null, left: null, bottom: null, right: null });
  });

  it('are not a table if they are a single row or highlight words', () => {
    expect(findRuledTables(fillRules(row(100)))).toEqual([]);
    const words = [100, 115].flatMap((y) => [cell(50, y, 9), cell(59, y, 10)]);
    expect(fillRules(words)).toEqual([]);
  });
});
