import { describe, expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

async function drawn(content: string) {
  const { shapes, fills, rules } = await textPage(content);
  return { shapes, fills: fills.length, rules };
}

describe('what is drawn on a page', () => {
  it('is an area or lines where it is a rectangle', async () => {
    expect(await drawn('1 0 0 rg 20 20 50 40 re f')).toMatchObject({ shapes: [], fills: 1, rules: [] });
    expect(await drawn('20 20 m 120 20 l S')).toMatchObject({ shapes: [], fills: 0, rules: [{ thickness: 1 }] });
    expect(await drawn('8 w 20 20 m 120 20 l S')).toMatchObject({ shapes: [], fills: 0, rules: [{ thickness: 8 }] });
  });

  it('is lines where one path draws several, horizontal or vertical', async () => {
    const grid = '20 20 m 120 20 l 20 40 m 120 40 l 20 20 m 20 40 l 120 20 m 120 40 l S';
    const { shapes, rules } = await drawn(grid);
    expect([shapes.length, rules.map(({ isHorizontal }) => isHorizontal)]).toEqual([0, [true, true, false, false]]);
    const slanted = await drawn(`20 20 m 120 30 l ${grid}`);
    expect([slanted.shapes.length, slanted.rules]).toEqual([1, []]);
  });

  it('is as thick as the page shows it, whatever the units in which it is drawn', async () => {
    const { rules } = await drawn('0.001 0 0 0.001 0 0 cm 500 w 20000 20000 m 120000 20000 l S');
    expect(rules.map(({ thickness }) => thickness.toFixed(2))).toEqual(['0.50']);
  });

  it('is a shape where it has other sides, in points from the top of the page', async () => {
    const { shapes, fills } = await drawn('0 0 1 rg 20 20 m 60 20 l 40 60 l h f');
    expect(fills).toBe(0);
    expect(shapes).toHaveLength(1);
    expect(shapes[0]?.fill).toBe('0000FF');
    expect(shapes[0]?.stroke).toBeNull();
    expect(shapes[0]?.steps.slice(0, 3)).toEqual([
      { type: 'move', points: [20, 80] },
      { type: 'line', points: [60, 80] },
      { type: 'line', points: [40, 40] },
    ]);
  });

  it('has curves with their control points', async () => {
    const { shapes } = await drawn('2 0 0 2 0 0 cm 3 w 10 10 m 10 30 50 30 50 10 c S');
    expect(shapes[0]?.steps[1]).toEqual({ type: 'curve', points: [20, 40, 100, 40, 100, 80] });
    expect(shapes[0]?.stroke).toBe('000000');
  });

  it('is what its clip leaves of it', async () => {
    const { shapes } = await drawn('40 20 40 40 re W n 0 0 m 150 0 l 80 90 l h f');
    expect(shapes).toMatchObject([{ x0: 40, x1: 80, y0: 40, y1: 80 }]);
    expect((await drawn('20 50 10 10 re W n 0 0 m 150 0 l 80 90 l h f')).shapes).toEqual([]);
  });
});
