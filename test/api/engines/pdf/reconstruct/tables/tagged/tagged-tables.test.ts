import { describe, expect, it } from 'vitest';
import type { Glyph, Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { TagCell } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { withTaggedTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/tagged-tables.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The letters of a cell, at a place of the page. */
function inCell(
  text: string,
  [table, row, column]: readonly [table: number, row: number, column: number],
  [x, y]: readonly [x: number, y: number],
  within: TagCell | null = null,
  columns = 1,
): Glyph[] {
  const cell: TagCell = { table, row, column, rows: 1, columns, isHeader: false, within };
  const tag = { block: table * 100 + row * 10 + column, heading: null, isItem: false, cell };
  return glyphs(text, x, y).map((glyph) => ({ ...glyph, tag }));
}

const sizesOf = (grids: readonly Grid[]) => grids.map(({ xs, ys }) => [ys.length - 1, xs.length - 1]);
const letters = [
  ...inCell('Name', [1, 0, 0], [55, 112]),
  ...inCell('Size', [1, 0, 1], [155, 112]),
  ...inCell('One', [1, 1, 0], [55, 132]),
  ...inCell('Two', [1, 1, 1], [155, 132]),
];

describe('withTaggedTables', () => {
  it('takes the rules that draw the tagged cells', () => {
    const grids = findRuledTables(gridRules([50, 150, 250], [100, 120, 140]));
    expect(withTaggedTables(grids, letters, [], { rules: [], fills: [] })).toEqual(grids);
  });

  it('takes the tags where rules draw only some of the cells, with edges and borders at the rules', () => {
    const rules = gridRules([50, 250], [100, 120]);
    const tables = withTaggedTables(findRuledTables(rules), letters, [], { rules, fills: [] });
    expect(sizesOf(tables)).toEqual([[2, 2]]);
    expect([tables[0]?.x0, tables[0]?.ys[1]]).toEqual([50, 120]);
    const [first, , below] = tables[0]?.cells ?? [];
    expect(first?.borders).toMatchObject({ top: { width: 0.5 }, left: { width: 0.5 }, right: null });
    expect(below?.borders.bottom).toBeNull();
  });

  it('has the dark border of an edge at which there is a white one as well', () => {
    const rules = gridRules([50, 250], [100, 120]);
    const white = rules.map((rule) => ({ ...rule, colour: 'FFFFFF' }));
    const drawn = { rules: [...white, ...rules], fills: [] };
    const [table] = withTaggedTables(findRuledTables(rules), letters, [], drawn);
    expect(table?.cells[0]?.borders.top?.colour).toBe('000000');
  });

  it('finds edges at the sides of shaded cells', () => {
    const fill = { x0: 48, x1: 148, y0: 98, y1: 118, colour: 'EEEEEE' };
    const [table] = withTaggedTables([], letters, [], { rules: [], fills: [fill] });
    expect(table?.xs.slice(0, 2)).toEqual([48, 148]);
  });

  it('ends with the lowest of the areas behind its last row', () => {
    const fill = { x0: 48, x1: 148, y0: 118, y1: 137, colour: 'EEEEEE' };
    const fills = [fill, { ...fill, y0: 137, y1: 141 }, { ...fill, x0: 148, x1: 248, y1: 141 }];
    const [table] = withTaggedTables([], letters, [], { rules: [], fills });
    expect(table?.ys.at(-1)).toBe(141);
  });

  it('is as wide as the horizontal rules that pass all its letters', () => {
    const rules = [100, 120, 140].map((y) => ({
      ...{ x0: 10, x1: 290, y0: y, y1: y },
      ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
    }));
    const widthOf = (drawn: typeof rules) =>
      withTaggedTables([], letters, [], { rules: drawn, fills: [] }).map(({ x0, x1 }) => [x0, x1]);
    expect(widthOf(rules)).toEqual([[10, 290]]);
    expect(widthOf(rules.slice(1, 2))[0]?.[0]).toBeGreaterThan(40);
  });

  it('puts cells below the column that they stand in, since empty ones are not told', () => {
    const shifted = [...letters, ...inCell('Three', [1, 2, 0], [155, 152])];
    const [table] = withTaggedTables([], shifted, [], { rules: [], fills: [] });
    expect(table?.cells.filter(({ row }) => row === 2).map(({ column, columns }) => [column, columns])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(table?.xs).toHaveLength(3);
  });

  it('tells columns by letters side by side if each row has an empty cell', () => {
    const rest = [
      ...inCell('One', [1, 0, 0], [55, 112]),
      ...inCell('Two', [1, 0, 1], [155, 112]),
      ...inCell('Three', [1, 1, 0], [155, 132]),
      ...inCell('Four', [1, 1, 1], [255, 132]),
    ];
    const [table] = withTaggedTables([], rest, [], { rules: [], fills: [] });
    expect(sizesOf(table === undefined ? [] : [table])).toEqual([[2, 3]]);
  });

  it('keeps to the spans that the file tells if no cell is told to begin in the last column', () => {
    const items = [
      ...inCell('1.', [1, 0, 0], [55, 112]),
      ...inCell('Text across two columns', [1, 0, 1], [155, 112], null, 2),
      ...inCell('a)', [1, 1, 0], [155, 132]),
      ...inCell('Text of one', [1, 1, 1], [205, 132]),
    ];
    const [table] = withTaggedTables([], items, [], { rules: [], fills: [] });
    expect(table?.cells.map(({ row, column, columns }) => [row, column, columns])).toEqual([
      [0, 0, 1],
      [0, 1, 2],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('keeps a column together whose letters are at its left and its right', () => {
    const wide = [
      ...inCell('Name', [1, 0, 0], [55, 112]),
      ...inCell('Sum', [1, 0, 1], [155, 112]),
      ...inCell('One', [1, 1, 0], [55, 132]),
      ...inCell('12', [1, 1, 1], [205, 132]),
    ];
    expect(sizesOf(withTaggedTables([], wide, [], { rules: [], fills: [] }))).toEqual([[2, 2]]);
  });

  it('counts the columns of right-to-left tables from the left of the page', () => {
    const mirrored = [
      ...inCell('Name', [1, 0, 0], [155, 112]),
      ...inCell('Size', [1, 0, 1], [55, 112]),
      ...inCell('One', [1, 1, 0], [155, 132]),
      ...inCell('Two', [1, 1, 1], [55, 132]),
    ];
    const [table] = withTaggedTables([], mirrored, [], { rules: [], fills: [] });
    expect(table?.cells.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('puts a tagged table into the cell that contains it', () => {
    const outer: TagCell = { table: 1, row: 0, column: 0, rows: 1, columns: 1, isHeader: false, within: null };
    const all = [
      ...inCell('Left', [1, 0, 0], [55, 112]),
      ...inCell('Right', [1, 0, 1], [255, 112]),
      ...inCell('a', [2, 0, 0], [60, 132], outer),
      ...inCell('b', [2, 0, 1], [100, 132], outer),
      ...inCell('c', [2, 1, 0], [60, 152], outer),
      ...inCell('d', [2, 1, 1], [100, 152], outer),
    ];
    const grids = findRuledTables(gridRules([50, 250, 450], [100, 180]));
    const tables = withTaggedTables(grids, all, [], { rules: [], fills: [] });
    expect(sizesOf(tables)).toEqual([[1, 2]]);
    expect(sizesOf(tables[0]?.cells[0]?.nested ?? [])).toEqual([[2, 2]]);
  });

  it('takes the rules around a cell that mostly holds tables with rules of their own', () => {
    const outer: TagCell = { table: 1, row: 0, column: 0, rows: 1, columns: 1, isHeader: false, within: null };
    const inner = ['a', 'b', 'c', 'd'].flatMap((text, index) =>
      inCell(text, [2, index >> 1, index & 1], [65 + 50 * (index & 1), 132 + 20 * (index >> 1)], outer),
    );
    const tag = { block: 1, heading: null, isItem: false, cell: outer };
    const left = glyphs('Left', 55, 112).map((glyph) => ({ ...glyph, tag }));
    const all = [...left, ...inCell('Right', [1, 0, 1], [255, 112]), ...inner];
    const grids = findRuledTables([
      ...gridRules([50, 250, 450], [100, 180]),
      ...gridRules([60, 110, 160], [120, 140, 160]),
    ]);
    expect(sizesOf(grids[0]?.cells[0]?.nested ?? [])).toEqual([[2, 2]]);
    expect(withTaggedTables(grids, all, [], { rules: [], fills: [] })).toEqual(grids);
  });

  it('divides rows between letters whose fonts reserve more height than their lines have', () => {
    const high = letters.map((glyph) => ({ ...glyph, y0: glyph.baseline - 20, y1: glyph.baseline + 12 }));
    const tables = withTaggedTables([], high, [], { rules: [], fills: [] });
    expect(sizesOf(tables)).toEqual([[2, 2]]);
    expect(tables[0]?.ys[1]).toBeCloseTo(119.25);
  });

  it('keeps to the letters where a picture reaches into other cells', () => {
    const picture = (x1: number): Picture => ({
      ...{ x0: 55, x1, y0: 142, y1: 180, bytes: new Uint8Array(), format: 'png' },
      cell: { table: 1, row: 2, column: 0, rows: 1, columns: 1, isHeader: false, within: null },
    });
    const tables = (x1: number) => sizesOf(withTaggedTables([], letters, [picture(x1)], { rules: [], fills: [] }));
    expect(tables(120)).toEqual([[3, 2]]);
    expect(tables(300)).toEqual([[2, 2]]);
  });

  it('takes the place of frames that are drawn around the pictures in its cells', () => {
    const picture = (row: number): Picture => ({
      ...{ x0: 55, x1: 100, y0: 102 + 50 * row, y1: 148 + 50 * row, bytes: new Uint8Array(), format: 'png' },
      cell: { table: 1, row, column: 0, rows: 1, columns: 1, isHeader: false, within: null },
    });
    const texts = [...inCell('First', [1, 0, 1], [155, 130]), ...inCell('Second', [1, 1, 1], [155, 180])];
    const frames = findRuledTables(gridRules([54, 101], [101, 150, 199]));
    const tables = withTaggedTables(frames, texts, [picture(0), picture(1)], { rules: [], fills: [] });
    expect(sizesOf(tables)).toEqual([[2, 2]]);
  });

  it('puts cells that are told too few columns across those in which they stand', () => {
    const long = inCell('this is across both of the columns', [1, 2, 0], [55, 152]);
    const [table] = withTaggedTables([], [...letters, ...long], [], { rules: [], fills: [] });
    expect(table?.cells.map(({ row, column, columns }) => [row, column, columns])).toEqual([
      ...[0, 1].flatMap((row) => [0, 1].map((column) => [row, column, 1])),
      [2, 0, 2],
    ]);
  });

  it('takes the tags where rules join short cells with long ones, which have most of the letters', () => {
    const long = 'a long text that has nearly all of the letters';
    const rows = [0, 1, 2, 3].flatMap((row) => [
      ...inCell('a', [1, row, 0], [55, 112 + 20 * row]),
      ...inCell(long, [1, row, 1], [155, 112 + 20 * row]),
    ]);
    const rules = gridRules([50, 650], [100, 120, 140, 160, 180]);
    const tables = withTaggedTables(findRuledTables(rules), rows, [], { rules, fills: [] });
    expect(sizesOf(tables)).toEqual([[4, 2]]);
  });

  it('keeps ruled tables if tagged cells overlap', () => {
    const overlapping = [
      ...letters,
      ...inCell('Three', [1, 2, 0], [55, 134]),
      ...inCell('Four', [1, 2, 1], [155, 134]),
    ];
    const grids = findRuledTables(gridRules([50, 250], [100, 160]));
    expect(withTaggedTables(grids, overlapping, [], { rules: [], fills: [] })).toEqual(grids);
  });
});
