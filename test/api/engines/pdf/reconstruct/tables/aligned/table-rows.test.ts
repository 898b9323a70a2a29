import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { spansOf, tableRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/table-rows.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

type Placed = readonly [text: string, x: number, baseline: number];

const xs = [40, 120, 240];
const linesOf = (lines: readonly Placed[]) =>
  textRows(findSegments(lines.flatMap(([text, x, baseline]) => glyphs(text, x, baseline))));
/** The same, drawn in this order. */
const inOrder = (lines: readonly Placed[]) => {
  const placeOf = ({ text }: { readonly text: string }) => lines.findIndex(([each]) => each === text);
  const segments = findSegments(lines.flatMap(([text, x, baseline]) => glyphs(text, x, baseline)));
  return textRows(segments.map((segment) => ({ ...segment, drawn: placeOf(segment) })));
};
/** How many lines each row has. */
const rowsOf = (lines: readonly Placed[], ruleYs: readonly number[] = []) =>
  tableRows(linesOf(lines), xs, ruleYs).map((lines) => lines.length);

describe('the rows of aligned text', () => {
  it.each<[string, readonly Placed[], readonly number[], readonly number[]]>([
    [
      'are its lines where each fills the first column',
      [
        ...[['Tea', 50, 100] as const, ['2.50', 130, 100] as const],
        ...[['Milk', 50, 112] as const, ['1.10', 130, 112] as const],
      ],
      [],
      [1, 1],
    ],
    [
      'have lines more where the first column is empty in them',
      [
        ...[['Tea', 50, 100] as const, ['black', 130, 100] as const, ['or green', 130, 112] as const],
        ...[['Milk', 50, 124] as const, ['white', 130, 124] as const, ['or not', 130, 136] as const],
        ...[['Cake', 50, 148] as const, ['3.00', 130, 148] as const],
      ],
      [],
      [2, 2, 1],
    ],
    [
      'are divided by rules, whatever they fill',
      [
        ...[['Tea', 50, 100] as const, ['black', 130, 100] as const, ['or green', 50, 112] as const],
        ...[['Milk', 50, 124] as const, ['white', 130, 124] as const, ['with', 130, 136] as const],
      ],
      [114, 126],
      [2, 1, 1],
    ],
    [
      'are lines between rules if each fills all columns, one with single words, or is a title across them',
      [
        ...[['Drink', 50, 100] as const, ['Price', 130, 100] as const],
        ['All that we have today', 50, 116] as const,
        ...[['Tea', 50, 128] as const, ['2.50', 130, 128] as const],
        ...[['Iced milk', 50, 140] as const, ['1.10', 130, 140] as const],
        ...[['Sum', 50, 156] as const, ['3.60', 130, 156] as const],
      ],
      [104, 144],
      [1, 1, 1, 1, 1],
    ],
    [
      'are divided by rules if all columns have several words',
      [
        ...[['Drink', 50, 100] as const, ['Price', 130, 100] as const],
        ...[['Tea, black', 50, 116] as const, ['two pounds', 130, 116] as const],
        ...[['or green', 50, 128] as const, ['and more', 130, 128] as const],
        ...[['Sum', 50, 144] as const, ['3.60', 130, 144] as const],
      ],
      [104, 132],
      [1, 2, 1],
    ],
  ])('%s', (_, lines, ruleYs, expected) => {
    expect(rowsOf(lines, ruleYs)).toEqual(expected);
  });

  it('begin with a name each where space divides them, however long the text beside it is', () => {
    const item = (name: string, from: number): readonly Placed[] => [
      [name, 50, from],
      ...[0, 1, 2].map((line) => [`line ${line} of ${name}`, 130, from + 12 * line] as const),
    ];
    expect(rowsOf([...item('Tea', 100), ...item('Milk', 142), ...item('Cake', 184)])).toEqual([3, 3, 3]);
    const unnamed = ['Other text', 'of a block', 'beside it.'].map(
      (text, line) => [text, 50, 100 + 42 * line] as const,
    );
    expect(rowsOf([...unnamed.slice(0, 1), ...item('Tea', 112).slice(1), ...item('Milk', 154).slice(1)])).toHaveLength(
      1,
    );
  });

  it('are its lines where a report draws the names of all rows before their values', () => {
    const names: readonly Placed[] = [
      ['Drinks', 50, 100],
      ['Tea', 60, 112],
      ['Milk', 60, 124],
    ];
    const values: readonly Placed[] = [
      ...[['12', 130, 112] as const, ['2.50', 190, 112] as const],
      ...[['30', 130, 124] as const, ['1.10', 190, 124] as const],
    ];
    const groups = tableRows(inOrder([...names, ...values]), [40, 120, 180, 240], []);
    expect(groups.map((lines) => lines.length)).toEqual([1, 1, 1]);
  });

  describe('by the order in which they are drawn', () => {
    const edges = [40, 120, 180, 240];
    const above = [['C5', 50, 100] as const, ['Bell', 130, 100] as const, ['Stream', 190, 100] as const];
    const below = [['C6', 50, 112] as const, ['Cast', 130, 112] as const, ['Bubble', 190, 112] as const];
    const next = [['D5', 50, 124] as const, ['Mute', 130, 124] as const, ['Tree', 190, 124] as const];
    const countsOf = (...lines: readonly Placed[]) => tableRows(inOrder(lines), edges, []).map((group) => group.length);

    it('have lines more where each cell is drawn whole', () => {
      const cells = above.flatMap((each, column) => [each, below[column] as Placed]);
      expect(countsOf(...cells, ...next)).toEqual([2, 1]);
    });

    it('are its lines where a spreadsheet draws the texts of a few rows in another order', () => {
      const [first, ...others] = above;
      const [second, ...more] = below;
      expect(countsOf(first as Placed, second as Placed, ...others, ...more, ...next)).toEqual([1, 1, 1]);
      expect(countsOf(first as Placed, second as Placed, ...more, ...others, ...next)).toEqual([1, 1, 1]);
    });
  });

  describe('with figures on each line', () => {
    const edges = [40, 120, 180, 240];
    const methods = ['IN', 'HE', 'IN', 'TM', 'CF', 'TR'];
    const figures = methods.flatMap((method, index): readonly Placed[] => [
      [method, 130, 112 + 16 * index],
      [`79Ga${index}`, 190, 112 + 16 * index],
    ]);
    const header: readonly Placed[] = [
      ['Name', 50, 96],
      ['Method', 130, 96],
      ['Work', 190, 96],
    ];
    const countsOf = (lines: readonly Placed[]) => tableRows(linesOf(lines), edges, []).map((group) => group.length);

    it('are its lines, though the first column is empty in most', () => {
      expect(countsOf([...header, ['Tin', 50, 112], ...figures])).toEqual([1, 1, 1, 1, 1, 1, 1]);
    });

    it('are its lines if a few have figures in another column', () => {
      const moved = figures.map((each): Placed => (each[0] === '79Ga3' ? ['5.6', 130, each[2]] : each));
      const other = moved.filter(([text]) => text !== 'TM');
      expect(countsOf([...header, ['Tin', 50, 112], ...other])).toEqual([1, 1, 1, 1, 1, 1, 1]);
    });

    it('have lines more if some have words only', () => {
      const words = figures.map((each): Placed => (each[0] === '79Ga3' ? ['later', 190, each[2]] : each));
      expect(countsOf([...header, ['Tin', 50, 112], ...words])).toEqual([1, 6]);
    });
  });

  it('span the columns that their letters reach', () => {
    const [line] = linesOf([
      ['A heading of both', 50, 100],
      ['and', 190, 100],
    ]);
    const [narrow] = linesOf([['Tea', 50, 100]]);
    expect(line && spansOf(line, xs)).toEqual([[0, 1]]);
    expect(narrow && spansOf(narrow, xs)).toEqual([[0, 0]]);
  });
});
