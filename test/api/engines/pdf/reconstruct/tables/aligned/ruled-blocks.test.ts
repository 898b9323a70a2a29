import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findStackedTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-tables.ts';
import { ruledBlocks } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/ruled-blocks.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const ruleAt = (y: number, thickness = 0.5, x1 = 170): Rule => ({
  ...{ isHorizontal: true, thickness, colour: '000000' },
  ...{ x0: 50, x1, y0: y, y1: y },
});
/** The rules of a book's table: thick ones around it, and a thin one below its header. */
const rules = [ruleAt(90, 0.8), ruleAt(104), ruleAt(146, 0.8)];

/** Rows of a name, a number that ends at 115, and a remark 12 points after that. */
const rowsOf = (rows: readonly (readonly [string, string, string])[], top = 100) =>
  rows.flatMap(([name, number, remark], index) => {
    const y = top + 14 * index;
    return [...glyphs(name, 50, y), ...glyphs(number, 115 - 5 * number.length, y), ...glyphs(remark, 127, y)];
  });
const drinks = rowsOf([
  ['Drink', 'Price', 'Note'],
  ['Tea', '2.50', 'hot'],
  ['Coffee', '3.20', 'cold'],
  ['Milk', '11.10', 'as is'],
]);
const blocksOf = (letters: Parameters<typeof findSegments>[0], of: readonly Rule[] = rules) =>
  ruledBlocks(findSegments(letters), of).map(({ rows, gaps }) => [rows.length, gaps.length]);

describe('ruledBlocks', () => {
  it('finds columns that are 12 points apart between rules with the same ends', () => {
    expect(blocksOf(drinks)).toEqual([[4, 2]]);
    const [grid] = findStackedTables(findSegments(drinks), rules);
    expect(grid?.cells.map(({ row, column }) => `${row}/${column}`)).toEqual(
      [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => `${row}/${column}`)),
    );
  });

  it('divides the lines of rows where their columns do', () => {
    const [block] = ruledBlocks(findSegments(drinks), rules);
    expect(block?.rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['Drink', 'Price', 'Note'],
      ['Tea', '2.50', 'hot'],
      ['Coffee', '3.20', 'cold'],
      ['Milk', '11.10', 'as is'],
    ]);
  });

  it('finds columns whose lines are not level, as in cells that are set in the middle of their row', () => {
    const row = (top: number) => [
      ...glyphs('Tea', 50, top + 6),
      ...[...glyphs('hot, and', 110, top), ...glyphs('black', 110, top + 12)],
    ];
    const borders = [90, 120, 150, 180].map((y) => ruleAt(y));
    const letters = [100, 130, 160].flatMap(row);
    expect(blocksOf(letters, borders)).toEqual([[3, 1]]);
    const [grid] = findStackedTables(findSegments(letters), borders);
    expect(grid?.cells.map(({ row: at, column }) => `${at}/${column}`)).toEqual(
      [0, 1, 2].flatMap((at) => [0, 1].map((column) => `${at}/${column}`)),
    );
  });

  it('finds none where a rule has other ends, or text reaches beyond them', () => {
    expect(blocksOf(drinks, [ruleAt(90), ruleAt(104, 0.5, 190)])).toEqual([]);
    expect(blocksOf([...drinks, ...glyphs('and more', 150, 128)])).toEqual([]);
  });

  it('finds none in running text, nor where two lines between two rules have something at their ends', () => {
    const prose = ['All lines here go on', 'from the left to right', 'without any columns'].flatMap((text, index) =>
      glyphs(text, 50, 100 + 14 * index),
    );
    expect(blocksOf(prose, [ruleAt(90), ruleAt(146)])).toEqual([]);
    const ends = [100, 114].flatMap((y) => [...glyphs('Name', 50, y), ...glyphs('2020', 150, y)]);
    expect(blocksOf(ends, [ruleAt(90), ruleAt(120)])).toEqual([]);
  });

  it('ends a table at a rule as thick as the first after thinner ones', () => {
    const next = rowsOf(
      [
        ['Food', 'Price', 'Note'],
        ['Cake', '4.00', 'big'],
        ['Bread', '1.00', 'old'],
      ],
      180,
    );
    const caption = glyphs('Table 2', 50, 160);
    const more = [ruleAt(170, 0.8), ruleAt(184), ruleAt(214, 0.8)];
    expect(blocksOf([...drinks, ...caption, ...next], [...rules, ...more])).toEqual([
      [4, 2],
      [3, 2],
    ]);
  });

  it('takes no space that several lines of a cell share for a gap between columns', () => {
    const wrapped = [
      ...rowsOf([
        ['Drink', 'Price', 'Note'],
        ['Tea', '2.50', 'hot'],
        ['Coffee', '3.20', 'no'],
      ]),
      ...glyphs('or', 127, 142),
      ...glyphs('so', 160, 142),
    ];
    expect(blocksOf(wrapped)).toEqual([[4, 2]]);
  });
});
