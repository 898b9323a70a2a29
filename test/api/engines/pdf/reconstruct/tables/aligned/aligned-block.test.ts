import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { blockFrom } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-block.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/glyphs.ts';

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
});
