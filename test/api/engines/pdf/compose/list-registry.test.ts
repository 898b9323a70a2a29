import { describe, expect, it } from 'vitest';
import { createListRegistry } from '../../../../../api/engines/pdf/compose/list-registry.ts';
import { look } from '../../../../support/glyphs.ts';

const item = (text: string, labelX: number, isBullet = false) => ({
  label: { text, isBullet, length: 2, bodyX: labelX + 18, typed: null, hasSpace: false },
  labelX,
  bodyX: labelX + 18,
  look,
});

describe('lists', () => {
  it('counts on in a list and begins another at a new first number', () => {
    const lists = createListRegistry();
    const places = ['1.', '2.', '1.'].map((text) => lists.place(item(text, 0)));
    expect(places.map(({ list }) => list)).toEqual([0, 0, 1]);
  });

  it('puts deeper labels on a level of their own', () => {
    const lists = createListRegistry();
    const places = [item('1.', 0), item('a)', 18), item('b)', 18), item('2.', 0)].map((each) => lists.place(each));
    expect(places).toEqual([
      { list: 0, level: 0 },
      { list: 0, level: 1 },
      { list: 0, level: 1 },
      { list: 0, level: 0 },
    ]);
    expect(lists.lists()[0]?.levels.map(({ format, text }) => `${format} ${text}`)).toEqual([
      'decimal %.',
      'lowerLetter %)',
    ]);
  });

  it('writes symbols of special fonts as characters', () => {
    const lists = createListRegistry();
    lists.place(item('\uf0b7', 0, true));
    expect(lists.lists()[0]?.levels[0]).toMatchObject({ format: 'bullet', text: '•' });
  });

  it('reads i. as Roman where it begins a list', () => {
    const lists = createListRegistry();
    lists.place(item('i.', 0));
    lists.place(item('ii.', 0));
    expect(lists.lists()).toHaveLength(1);
    expect(lists.lists()[0]?.levels[0]?.format).toBe('lowerRoman');
  });
});
