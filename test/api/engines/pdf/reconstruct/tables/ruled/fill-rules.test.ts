import { describe, expect, it } from 'vitest';
import { fillRules } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/fill-rules.ts';

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
