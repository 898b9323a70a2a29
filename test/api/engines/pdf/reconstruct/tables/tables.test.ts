import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { visibleRules } from '../../../../../../api/engines/pdf/reconstruct/marks/visible-rules.ts';
import type { Fill, Glyph, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findAlignedTables } from '../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-tables.ts';
import { fillTable } from '../../../../../../api/engines/pdf/reconstruct/tables/fill-tables.ts';
import { withFrames } from '../../../../../../api/engines/pdf/reconstruct/tables/find-frames.ts';
import type { Grid } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { fillRules } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/fill-rules.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

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

  it('does not see white lines on white paper', () => {
    const white = gridRules([50, 150, 250], [100, 120, 140]).map((rule) => ({ ...rule, colour: 'FFFFFF' }));
    expect(visibleRules(white, [])).toEqual([]);
    expect(visibleRules(white, [{ x0: 50, x1: 250, y0: 100, y1: 140, colour: '336699' }])).toEqual(white);
  });

  it('sees thick white lines between shaded cells that end at their sides', () => {
    const fills = [50, 152.4].map((x0) => ({ x0, x1: x0 + 100, y0: 100, y1: 120, colour: 'EEEEEE' }));
    const white = { isHorizontal: false, x0: 151.2, x1: 151.2, y0: 100, y1: 120, thickness: 2.4, colour: 'FFFFFF' };
    expect(visibleRules([white], fills)).toEqual([white]);
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

describe('boxes', () => {
  const page = { width: 595, height: 842 };
  const framed = (rules: readonly Rule[], letters: readonly Glyph[], isTagged = false) =>
    withFrames(
      findRuledTables(rules).map((grid) => fillTable(grid, letters, [], [])),
      findSegments(letters),
      page,
      () => isTagged,
    );

  it('are frames around paragraphs', () => {
    const tables = framed(gridRules([50, 250], [100, 140]), glyphs('A note in a box', 60, 120));
    expect(tables.map(({ isFrame }) => isFrame)).toEqual([true]);
  });

  it('are tables if tags say so, except around the whole page', () => {
    const note = glyphs('A note in a box', 60, 120);
    expect(framed(gridRules([50, 250], [100, 140]), note, true).map(({ isFrame }) => isFrame)).toEqual([undefined]);
    expect(framed(gridRules([20, 575], [20, 820]), note, true)).toEqual([]);
  });

  it('around pictures are borders, whatever the tags say', () => {
    const picture = { x0: 55, x1: 245, y0: 105, y1: 135, bytes: new Uint8Array(), format: 'png' as const };
    const filled = findRuledTables(gridRules([50, 250], [100, 140])).map((grid) => fillTable(grid, [], [picture], []));
    expect(filled[0]?.cells[0]?.items.map(({ type }) => type)).toEqual(['picture']);
    expect(withFrames(filled, [], page, () => true)).toEqual([]);
  });

  it('mean nothing around a word of a line or around the whole page', () => {
    const line = [...glyphs('Put your name here', 50, 120), ...glyphs('Ann', 204, 120), ...glyphs('please', 300, 120)];
    expect(framed(gridRules([200, 230], [110, 124]), line)).toEqual([]);
    expect(framed(gridRules([20, 575], [20, 820]), line)).toEqual([]);
  });

  it('mean nothing where they are drawn across lines of text', () => {
    const lines = [115, 130].flatMap((y) => glyphs('Somebody marked this passage of the text', 50, y));
    expect(framed(gridRules([120, 180], [100, 140]), lines)).toEqual([]);
    const one = [...glyphs('A title that is too long for its box', 50, 115), ...glyphs('A note', 56, 130)];
    expect(framed(gridRules([50, 180], [100, 140]), one)).toHaveLength(1);
  });
});

describe('rows that no line parts', () => {
  it('are found if many cells have aligned lines', () => {
    const xs = [0, 1, 2, 3, 4, 5, 6].map((index) => 50 + index * 40);
    const letters = xs
      .slice(1)
      .flatMap((x, index) => [...glyphs(`a${index}`, x - 36, 115), ...glyphs(`b${index}`, x - 36, 130)]);
    const [grid] = findRuledTables(gridRules(xs, [100, 140]));
    const table = fillTable(grid as Grid, letters, [], []);
    expect([table.grid.ys.length, table.cells.length]).toEqual([3, 12]);
  });
});

describe('cells of a column', () => {
  const column = (...texts: readonly string[]) => {
    const ys = texts.map((_, index) => 100 + 20 * index);
    const [grid] = findRuledTables(gridRules([50, 150], [...ys, 100 + 20 * texts.length]));
    return (place: (text: string) => number) => {
      const letters = texts.flatMap((text, index) => glyphs(text, place(text), 113 + 20 * index));
      return fillTable(grid as Grid, letters, [], []).cells.flatMap(({ items }) =>
        items.map((item) => (item.type === 'passage' ? item.alignment : '')),
      );
    };
  };

  it('are aligned alike, even those that their text nearly fills', () => {
    const numbers = column('12 345 678,90 000', '9,10', '110,00', '47,60');
    expect(numbers((text) => 145 - 5 * text.length)).toEqual(['right', 'right', 'right', 'right']);
    expect(numbers((text) => 100 - 2.5 * text.length)).toEqual(['center', 'center', 'center', 'center']);
    expect(numbers(() => 55)).toEqual(['left', 'left', 'left', 'left']);
  });
});

describe('tables without lines', () => {
  const row = (y: number, ...cells: readonly string[]) =>
    cells.flatMap((text, index) => glyphs(text, 50 + index * 120, y));

  it('finds columns that are aligned', () => {
    const rows = [
      row(100, 'City', 'People', 'Area'),
      row(115, 'Oslo', '709037', '454'),
      row(130, 'Bergen', '291940', '465'),
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), []);
    expect(grid?.xs).toHaveLength(4);
    expect(grid?.ys).toHaveLength(4);
  });

  it('has a column that the heading leaves empty, and sets what ends at one place at its right', () => {
    const rows = [
      [...glyphs('Food', 170, 100), ...glyphs('Calories', 290, 100)],
      [...glyphs('Leaves', 95, 115), ...row(115, '', 'Ash, Elm', '50')],
      [...glyphs('Grain', 100, 130), ...row(130, '', 'Corn', '200')],
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), []);
    expect(grid?.xs).toHaveLength(4);
    expect(grid?.xs[1]).toBeCloseTo(129);
    const table = fillTable(grid as Grid, rows.flat(), [], []);
    expect(table.cells.filter(({ cell }) => cell.column === 0).map(({ items }) => items.length)).toEqual([0, 1, 1]);
  });

  it('has two columns below a heading that a line parts from many rows, as wide as the line', () => {
    const line = { isHorizontal: true, x0: 40, x1: 320, y0: 105, y1: 105, thickness: 0.5, colour: '000000' };
    const rows = [
      row(100, 'Code', 'Error'),
      ...[120, 140, 160].map((y, index) => row(y, `${index + 3}`, 'Some error')),
    ];
    const [grid] = findAlignedTables(findSegments(rows.flat()), [line]);
    expect([grid?.xs.length, grid?.ys.length, grid?.x0, grid?.x1]).toEqual([3, 5, 40, 320]);
    expect(grid?.ys[1]).toBe(105);
    expect(findAlignedTables(findSegments(rows.flat()), [])).toEqual([]);
  });

  it('leaves the line above unchanged, whatever height a font claims', () => {
    const tall = (letters: readonly Glyph[]) => letters.map((glyph) => ({ ...glyph, y0: glyph.y0 - 12 }));
    const above = glyphs('A line of text above the table', 50, 100);
    const rows = [115, 130, 145].flatMap((y) => tall(row(y, 'City', 'People', 'Area')));
    const [grid] = findAlignedTables(findSegments([...above, ...rows]), []);
    expect(grid?.y0).toBeGreaterThan(102);
  });

  it('lets a cell go over several columns between rows that do not', () => {
    const cells = ['Name', 'Size', 'Kind', 'Date', 'Place'];
    const wide = [
      ...glyphs('Name', 50, 130),
      ...glyphs('Size', 170, 130),
      ...glyphs('over-two-of-these-columns', 290, 130),
    ];
    const rows = [row(100, ...cells), row(115, ...cells), wide, row(145, ...cells)];
    const [grid] = findAlignedTables(findSegments([...rows.flat(), ...glyphs('Place', 530, 130)]), []);
    expect(grid?.xs).toHaveLength(6);
    expect(grid?.cells.filter(({ columns }) => columns === 2)).toHaveLength(1);
  });

  it('reads lines with the middle of a cell as its own', () => {
    const middle = (text: string, x: number, y: number) => glyphs(text, x - text.length * 2.5, y);
    const letters = [
      ...middle('A forum on the future', 150, 80),
      ...[...middle('held in the mountains', 150, 110), ...middle('The Forum Society', 400, 110)],
      ...middle('Main Street 1', 400, 120),
      ...[...middle('in autumn', 150, 130), ...middle('Oslo', 400, 130)],
      ...middle('Information for the press', 150, 160),
    ];
    const [grid] = findAlignedTables(findSegments(letters), []);
    expect([grid?.cells.length, Math.round(grid?.y0 ?? 0), Math.round(grid?.y1 ?? 0)]).toEqual([2, 72, 162]);
  });

  it('ignores lists and lines with leaders', () => {
    const list = [100, 115, 130].flatMap((y, index) => [
      ...glyphs(`${index + 1}.`, 50, y),
      ...glyphs('An item of a list', 80, y),
    ]);
    expect(findAlignedTables(findSegments(list), [])).toEqual([]);
  });
});
