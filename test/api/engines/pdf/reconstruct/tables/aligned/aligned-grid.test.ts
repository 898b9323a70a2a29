import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import { alignedGrid } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-grid.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const rule = (y: number): Rule => ({
  ...{ x0: 40, x1: 240, y0: y, y1: y },
  isHorizontal: true,
  thickness: 1,
  colour: '000000',
});
const gridOf = (letters: readonly Glyph[], rules: readonly Rule[] = []) =>
  alignedGrid(blockFrom(textRows(findSegments(letters)), 0), rules);

const list = [
  ['Name', 'Price'],
  ['Tea', '2.50'],
  ['Milk', '1.10'],
].flatMap(([name = '', price = ''], index) => [
  ...glyphs(name, 50, 100 + index * 20),
  ...glyphs(price, 200, 100 + index * 20),
]);

describe('the grid of aligned text', () => {
  it('has a cell for each text, with edges between them', () => {
    const { xs, ys, cells } = gridOf(list);
    expect([xs.length, ys.length, cells.length]).toEqual([3, 4, 6]);
    expect(xs[1]).toBeGreaterThan(70);
    expect(xs[1]).toBeLessThan(200);
  });

  it('has cells of several lines where these are drawn one after the other', () => {
    const texts = [
      ['one', 'over', 'two', 'more'],
      ['three', 'lines', 'four', 'last'],
    ];
    const rows = texts.map(([first = '', second = '', third = '', fourth = ''], index) => {
      const y = 100 + index * 24;
      return [glyphs(first, 50, y), glyphs(third, 200, y), glyphs(second, 50, y + 12), glyphs(fourth, 200, y + 12)];
    });
    const rowsOf = (order: readonly number[]) =>
      gridOf(rows.flatMap((row) => order.flatMap((place) => row[place] ?? []))).ys.length - 1;
    expect(rowsOf([0, 1, 2, 3])).toBe(4);
    expect(rowsOf([0, 2, 1, 3])).toBe(2);
    const [first = [], second = []] = rows;
    expect(
      gridOf(
        [first[0], first[2], second[0], second[2], first[1], first[3], second[1], second[3]].flatMap(
          (each) => each ?? [],
        ),
      ).ys.length - 1,
    ).toBe(4);
  });

  it('ends at the rules above its first and below its last row, which are its borders', () => {
    const { ys, cells } = gridOf(list, [rule(88), rule(146)]);
    expect([ys[0], ys[3]]).toEqual([88, 146]);
    const shown = cells.map(({ row, borders: { top, bottom } }) => [row, top !== null, bottom !== null]);
    expect(shown.filter((_, index) => index % 2 === 0)).toEqual([
      [0, true, false],
      [1, false, false],
      [2, false, true],
    ]);
  });

  it('takes rules between rows for their edges and borders', () => {
    const { xs, ys, cells } = gridOf(list, [rule(107), rule(127)]);
    expect([xs[0], xs[2], ...ys.slice(1, 3)]).toEqual([40, 240, 107, 127]);
    expect(cells[0]?.borders).toEqual({ top: null, left: null, right: null, bottom: { width: 1, colour: '000000' } });
  });

  it('takes a rule that is as wide as a cell for the border of that cell, as above a sum', () => {
    const { cells, ys } = gridOf(list, [{ ...rule(128), x0: 195, x1: 225 }]);
    expect(ys[2]).toBe(128);
    const drawn = cells.filter(({ borders }) => borders.bottom !== null || borders.top !== null);
    expect(drawn.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('takes rules for no borders if they are so many that they are a drawing', () => {
    const hatching = Array.from({ length: 60 }, (_, index) => ({ ...rule(102 + index / 2), x0: 195, x1: 225 }));
    expect(gridOf(list, hatching).cells.every(({ borders }) => borders.top === null)).toBe(true);
  });

  it('is one row where three blocks stand side by side, with lines at heights of their own', () => {
    const block = (x: number, from: number, pitch: number) =>
      Array.from({ length: 4 }, (_, index) => glyphs('A line', x, from + index * pitch)).flat();
    const blocks = (second: number, third: number) =>
      gridOf([...block(50, 100, 12), ...block(150, 103, second), ...block(250, 106, third)]);
    expect(blocks(14, 13).ys).toHaveLength(2);
    // These share their rows.
    expect(gridOf([...block(50, 100, 18), ...block(150, 100, 18), ...block(250, 100, 18)]).ys).toHaveLength(5);
    // Space divides these into rows.
    const rows = [0, 1, 2].flatMap((row) => [50, 150, 250].flatMap((x, at) => glyphs('Text', x, 100 + 18 * row + at)));
    expect(gridOf(rows).ys).toHaveLength(4);
  });

  it('puts a line that continues the second column into the row above', () => {
    const { ys, cells } = gridOf([...list, ...glyphs('each', 200, 152)]);
    expect([ys.length, cells.length]).toEqual([4, 6]);
  });

  it('has one row for lines that space sets apart from others, although its first column wraps', () => {
    const rows = [
      ['Ann', 'Tea', 'warm', 'Smith', '', ''],
      ['Bob', 'Milk', 'cold', 'Jones', 'and cream', ''],
      ['Cleo', 'Cocoa', 'hot', '', '', 'no sugar'],
    ].flatMap((words, index) =>
      words.flatMap((word, at) => glyphs(word, 50 + 100 * (at % 3), 100 + index * 30 + (at < 3 ? 0 : 11))),
    );
    const { ys, cells } = gridOf(rows);
    expect([ys.length, cells.length]).toEqual([4, 9]);
  });

  it('has a row for each line of close rows, even below a header that is apart', () => {
    const close = [0, 30, 41, 52, 63].flatMap((y, index) =>
      ['Item', 'Size', 'Price'].flatMap((word, at) => glyphs(`${word}${index}`, 50 + 100 * at, 100 + y)),
    );
    expect(gridOf(close).ys).toHaveLength(6);
  });

  it('has a row for each name of a value, however close they are to each other', () => {
    const rows = (...names: readonly string[]) =>
      gridOf([
        ...[100, 130].flatMap((y) =>
          ['Name:', 'value', 'Other:', 'another'].flatMap((text, column) => glyphs(text, 50 + 70 * column, y)),
        ),
        ...names.flatMap((name, index) => [
          ...glyphs(name, 50, 160 + 12 * index),
          ...glyphs('of it', 120, 160 + 12 * index),
        ]),
      ]).ys.length - 1;
    expect(rows('Telephone:', 'E-mail:', 'Address:')).toBe(5);
    expect(rows('A name that', 'goes on')).toBe(3);
  });
});
