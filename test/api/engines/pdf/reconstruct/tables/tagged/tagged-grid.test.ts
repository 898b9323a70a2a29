import { describe, expect, it } from 'vitest';
import type { Fill, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Held } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/held-cells.ts';
import { gridOfTags } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/tagged-grid.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

function inCell(row: number, column: number, text: string, x: number, y: number, columns = 1): readonly Held[] {
  const cell = { table: 1, row, column, rows: 1, columns, isHeader: false, within: null };
  return glyphs(text, x, y).map((held) => ({ held, cell }));
}
const [name, size, one] = [inCell(0, 0, 'Name', 55, 112), inCell(0, 1, 'Size', 155, 112), inCell(1, 0, 'One', 55, 132)];
const grid = (content: readonly Held[], rules: readonly Rule[] = [], fills: readonly Fill[] = []) =>
  gridOfTags(content, { rules, fills }, 'counted');
const across = (x0: number, x1: number, y: number): Rule => ({
  ...{ isHorizontal: true, x0, x1, y0: y, y1: y, thickness: 1, colour: '000000' },
});

describe('the grid of a tagged table', () => {
  it('has empty cells where no tags are, row by row', () => {
    const made = grid([...one, ...size, ...name]);
    expect(made?.cells.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(made?.isTagged).toBe(true);
  });

  it('has no cell below one that spans its columns', () => {
    const made = grid([...name, ...size, ...inCell(1, 0, 'both of the columns', 55, 132, 2)]);
    expect(made?.cells.map(({ row, columns }) => [row, columns])).toEqual([
      [0, 1],
      [0, 1],
      [1, 2],
    ]);
  });

  it('is none of a single column, and none where cells overlap', () => {
    expect(grid([...name, ...inCell(1, 0, 'One', 55, 132)])).toBeNull();
    expect(grid([...name, ...size, ...inCell(1, 0, 'One', 55, 114), ...inCell(1, 1, 'Two', 155, 114)])).toBeNull();
  });

  it('has a single column where a shaded area is right around what it holds', () => {
    const shade = (x0: number, x1: number, y0: number, y1: number): Fill => ({ x0, x1, y0, y1, colour: 'EEEEEE' });
    const made = grid(
      [...name, ...size].map(({ held }) => ({ held, cell: (name[0] as Held).cell })),
      [],
      [shade(0, 400, 0, 800), shade(40, 300, 100, 118)],
    );
    expect(made?.cells).toHaveLength(1);
    expect([made?.x0, made?.x1, made?.isTagged]).toEqual([40, 300, true]);
    expect(grid(name, [], [shade(0, 400, 0, 800)])).toBeNull();
    expect(grid(name, [], [{ ...shade(40, 300, 100, 118), colour: 'FFFFFF' }])).toBeNull();
  });

  it('is as wide as its rules are, if several of them share their ends', () => {
    const content = [...name, ...size, ...one];
    const rules = [100, 120, 140].map((y) => across(10, 290, y));
    expect([grid(content, rules)?.x0, grid(content, rules)?.x1]).toEqual([10, 290]);
    expect(grid(content, rules)?.ys).toEqual([100, 120, 140]);
    expect(grid(content, [across(10, 290, 120), across(20, 280, 140)])?.x0).toBeGreaterThan(40);
  });

  it('divides rows above the letters of the next one where those of a row go on below', () => {
    const [first] = one;
    const more = glyphs('more', 55, 148).flatMap((held) => (first === undefined ? [] : { held, cell: first.cell }));
    const made = grid([...name, ...size, ...one, ...more, ...inCell(2, 1, 'Three', 155, 150)]);
    expect(made?.ys).toHaveLength(4);
    expect(made?.ys[2]).toBeLessThan(148);
  });

  it('has rows that end below their shading, unless that is paper', () => {
    const content = [...name, ...size, ...one];
    const below = { x0: 50, x1: 200, y0: 130, y1: 138, colour: 'EEEEEE' };
    expect(grid(content, [], [below])?.y1).toBe(138);
    expect(grid(content, [], [{ ...below, y1: 160 }])?.y1).not.toBe(160);
  });
});
