import { describe, expect, it } from 'vitest';
import { bulletOf, createOpenList } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/open-list.ts';
import type { Counted } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/read-number.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const item = (text: string, labelX = 0, font = look.font) => ({
  label: { text, isBullet: false, length: 2, bodyX: labelX + 18, typed: null, hasSpace: false },
  labelX,
  bodyX: labelX + 18,
  look: { ...look, font },
});
const counted = (value: number, outer: readonly string[] = [], close = '.'): Counted => ({
  format: 'decimal',
  value,
  open: '',
  close,
  outer,
  separator: '.',
});

describe('bullets', () => {
  it('are characters that common fonts have', () => {
    expect(['•', '-', '§', '\ue00c', '\uf123'].map(bulletOf)).toEqual(['•', '-', '▪', '•', '•']);
    expect(['▶', '\ufffd'].map(bulletOf)).toEqual(['►', '•']);
  });
});

describe('an open list', () => {
  it('goes on with the next number, as far left as the last', () => {
    const list = createOpenList();
    list.add(0, item('3.'), counted(3));
    expect(list.continuesAt(0, item('4.'), counted(4))).toBe(true);
    expect(list.continuesAt(0, item('5.'), counted(5))).toBe(false);
    expect(list.continuesAt(0, item('4)'), counted(4, [], ')'))).toBe(false);
    expect(list.continuesAt(0, item('4.', 18), counted(4))).toBe(false);
  });

  it('goes on with the same bullet only', () => {
    const list = createOpenList();
    list.add(0, item('•'), null);
    expect(list.continuesAt(0, item('•'), null)).toBe(true);
    expect(list.continuesAt(0, item('–'), null)).toBe(false);
    expect(list.expected()).toEqual([]);
  });

  it('counts an inner level anew in each item of the outer one', () => {
    const list = createOpenList();
    list.add(0, item('1.'), counted(1));
    list.add(1, item('1)', 18), counted(1, [], ')'));
    list.add(0, item('2.'), counted(2));
    expect(list.continuesAt(1, item('2)', 18), counted(2, [], ')'))).toBe(false);
    expect(list.continuesAt(1, item('1)', 18), counted(1, [], ')'))).toBe(true);
    expect(list.current()).toEqual([0]);
  });

  it('writes the numbers of outer levels that its labels repeat', () => {
    const list = createOpenList();
    list.add(0, item('1.'), counted(1));
    list.add(1, item('1.1.'), counted(1, ['1']), 0);
    expect(list.list().levels.map(({ text }) => text)).toEqual(['%1.', '%1.%2.']);
    expect([list.hasChildren(), list.levelOf(['1', '1'])]).toEqual([true, 1]);
    expect(list.continuesAt(1, item('2.2.'), counted(2, ['2']))).toBe(false);
  });

  it('is resumed at its indent by a later number, and anywhere by one of several levels', () => {
    const list = createOpenList();
    list.add(0, item('1.'), counted(1));
    expect(list.resumedBy(item('2.'), counted(2))).toBe(0);
    expect(list.resumedBy(item('2.', 30), counted(2))).toBe(-1);
    list.add(1, item('1.1.', 30), counted(1, ['1']), 0);
    expect(list.resumedBy(item('1.2.', 50), counted(2, ['1']))).toBe(1);
    expect(list.resumedBy(item('2.', 30), counted(2))).toBe(0);
  });

  it('has the first number, the indents and the font of signs of its first item', () => {
    const list = createOpenList();
    list.add(0, item('\uf0b7', 9, 'Wingdings'), null);
    list.add(1, item('5.', 27), counted(5));
    expect(list.list().levels).toMatchObject([
      { format: 'bullet', left: 27, hanging: 18, text: '•', look: { font: 'OpenSymbol' } },
      { format: 'decimal', start: 5, left: 45, hanging: 18, look: { font: look.font } },
    ]);
  });
});
