import { describe, expect, it } from 'vitest';
import { createOpenLists } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/open-lists.ts';
import type { Counted } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/read-number.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const item = (text: string) => ({
  label: { text, isBullet: false, length: 2, bodyX: 18, typed: null, hasSpace: false },
  labelX: 0,
  bodyX: 18,
  look,
});
const counted = (value: number, outer: readonly string[] = []): Counted => ({
  ...{ format: 'decimal', value, open: '', close: '.', outer, separator: '.' },
});

/** Lists that begin with these numbers. */
function listsOf(...firsts: readonly number[]) {
  const open = createOpenLists();
  for (const first of firsts) open.add(open.begin(), item(`${first}.`), counted(first));
  return open;
}

describe('the lists of a document', () => {
  it('are resumed by the number that they expect, the last of them first', () => {
    const open = listsOf(1, 1, 4);
    expect(open.resumedBy(item('2.'), counted(2))).toEqual({ list: 1, level: 0 });
    expect(open.resumedBy(item('5.'), counted(5))).toEqual({ list: 2, level: 0 });
    expect(open.resumedBy(item('3.'), counted(3))).toBeNull();
  });

  it('expect the number after the last one', () => {
    const open = listsOf(1);
    open.add({ list: 0, level: 0 }, item('2.'), counted(2));
    expect(open.resumedBy(item('2.'), counted(2))).toBeNull();
    expect(open.resumedBy(item('3.'), counted(3))).toEqual({ list: 0, level: 0 });
  });

  it('are found by the numbers of their last label', () => {
    const open = listsOf(1, 1);
    open.add({ list: 0, level: 1 }, item('1.1.'), counted(1, ['1']), 0);
    expect(open.lastWith(['1'])).toEqual({ list: 1, level: 0 });
    expect(open.lastWith(['1', '1'])).toEqual({ list: 0, level: 1 });
    expect(open.lastWith(['2'])).toBeNull();
  });

  it('know the formats of their numbers', () => {
    expect([listsOf(1).hasFormat('decimal'), listsOf().hasFormat('decimal')]).toEqual([true, false]);
  });
});
