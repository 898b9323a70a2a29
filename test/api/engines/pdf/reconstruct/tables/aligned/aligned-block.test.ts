import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const list = [
  ['Name', 'Price'],
  ['Tea', '2.50'],
  ['Coffee', '3.20'],
].flatMap(([name = '', price = ''], index) => [
  ...glyphs(name, 50, 100 + index * 15),
  ...glyphs(price, 200, 100 + index * 15),
]);
const wide = 'x'.repeat(40);

describe('a block of aligned rows', () => {
  it('ends at text that crosses its gap', () => {
    const { rows, gaps } = blockFrom(textRows(findSegments([...list, ...glyphs(wide, 50, 145)])), 0);
    expect(rows.map(({ segments }) => segments.length)).toEqual([2, 2, 2]);
    expect(gaps).toEqual([{ x0: 80, x1: 200 }]);
  });

  it('ends before rows that are far below', () => {
    const { rows } = blockFrom(
      textRows(findSegments([...list, ...glyphs('Milk', 50, 190), ...glyphs('1', 200, 190)])),
      0,
    );
    expect(rows).toHaveLength(3);
  });

  it('leaves out the text after it, which is only in the first column', () => {
    const { rows } = blockFrom(textRows(findSegments([...list, ...glyphs('Open all day', 50, 165)])), 0);
    expect(rows.at(-1)?.segments.map(({ text }) => text)).toEqual(['Coffee', '3.20']);
  });

  it('has a row that crosses a gap between rows that leave it free', () => {
    const more = [...glyphs('Cake', 50, 160), ...glyphs('4.00', 200, 160)];
    const { rows, gaps } = blockFrom(textRows(findSegments([...list, ...glyphs(wide, 50, 145), ...more])), 0);
    expect([rows.length, gaps.length]).toEqual([5, 1]);
  });

  it('ends at a heading in larger type', () => {
    const heading = glyphs('More prices', 50, 148, { ...look, size: 13 });
    const more = [...glyphs('Cake', 50, 165), ...glyphs('4.00', 200, 165)];
    expect(blockFrom(textRows(findSegments([...list, ...heading, ...more])), 0).rows).toHaveLength(3);
  });

  it('has the gaps that the second line of a header shows', () => {
    const header = ['L', 'L', 'CW'].flatMap((text, index) => glyphs(text, 200 + 40 * index, 100));
    const rows = [
      ['No.', 'What', '1', '2', 'E'],
      ['1.1', 'A check that nearly', 'x', 'x', '12'],
      ['1.2', 'Other', 'x', 'x', '13'],
    ].flatMap((words, index) =>
      words.flatMap((word, at) => glyphs(word, [50, 71, 200, 240, 280][at] ?? 0, 111 + 22 * index)),
    );
    const wide = rows.map((letter) =>
      letter.baseline === 111 && letter.x0 >= 71 && letter.x0 < 200
        ? { ...letter, x0: letter.x0 + 40, x1: letter.x1 + 40 }
        : letter,
    );
    const { gaps } = blockFrom(textRows(findSegments([...header, ...wide])), 0);
    expect(gaps).toHaveLength(4);
  });

  it('has the gaps of the rows below names of several columns', () => {
    const linesOf = (lines: readonly (readonly (readonly [string, number])[])[]) =>
      textRows(
        findSegments(lines.flatMap((line, row) => line.flatMap(([text, x]) => glyphs(text, x, 100 + 15 * row)))),
      );
    const names = [['Part', 50] as const, ['of a single file with', 190] as const, ['of many', 370] as const];
    const below = [['lines', 150] as const, ['tiles', 260] as const];
    const rows = ['magic number', 'version', 'offsets'].map((text) => [
      ...[['one', 50] as const, [text, 150] as const, [text, 260] as const, [text, 370] as const],
    ]);
    const { rows: found, gaps } = blockFrom(linesOf([names, below, ...rows]), 0);
    expect([found.length, gaps.length]).toEqual([5, 3]);
    const two = [['Part', 50] as const, ['of', 150] as const, ['a file', 190] as const];
    expect(blockFrom(linesOf([two, below, ...rows]), 0).rows).not.toHaveLength(5);
  });

  it('has no gaps that only its last line shows', () => {
    const lines = [
      ['Date', '2 May'],
      ['No.', '17'],
      ['By', 'us', 'to', 'you', 'all'],
    ].flatMap((words, index) =>
      words.flatMap((word, at) => glyphs(word, [50, 200, 240, 280, 320][at] ?? 0, 100 + 15 * index)),
    );
    expect(blockFrom(textRows(findSegments(lines)), 0).gaps).toHaveLength(1);
  });
});
