import { describe, expect, it } from 'vitest';
import { createListRegistry } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/list-registry.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

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

  it('counts numbers with Chinese punctuation', () => {
    const lists = createListRegistry();
    for (const text of ['1\u3001', '2\u3001']) lists.place(item(text, 0));
    expect(lists.lists()[0]?.levels[0]).toMatchObject({ format: 'decimal', text: '%1\u3001' });
  });

  it('counts references in brackets, and numbers joined by hyphens or led by a letter', () => {
    const textsOf = (...labels: readonly string[]) => {
      const lists = createListRegistry();
      for (const text of labels) lists.place(item(text, 0));
      return lists.lists().map(({ levels }) => levels.map(({ text }) => text));
    };
    expect(textsOf('[1]', '[2]')).toEqual([['[%1]']]);
    expect(textsOf('1', '1-1', '1-2', '2', '2-1')).toEqual([['%1', '%1-%2']]);
    expect(textsOf('A1', 'A1.1', 'A1.2', 'A2', 'A2.1')).toEqual([['A%1', 'A%1.%2']]);
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
      'decimal %1.',
      'lowerLetter %2)',
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

  describe('with numbers within numbers', () => {
    const place = (labels: readonly string[], xOf: (index: number) => number = () => 0) => {
      const lists = createListRegistry();
      const places = labels.map((text, index) => lists.place(item(text, xOf(index))));
      return { places: places.map(({ list, level }) => `${list}/${level}`), lists: lists.lists() };
    };

    it('are one list, wherever its labels stand', () => {
      const { places, lists } = place(
        ['1.', '1.1.', '1.2.', '2.', '2.1.', '2.1.1.', '2.2.', '3.'],
        (index) => 7 * (index % 3),
      );
      expect(places).toEqual(['0/0', '0/1', '0/1', '0/0', '0/1', '0/2', '0/1', '0/0']);
      expect(lists[0]?.levels.map(({ text }) => text)).toEqual(['%1.', '%1.%2.', '%1.%2.%3.']);
    });

    it('may be of several kinds', () => {
      const { places, lists } = place(['1', '1.a', '1.a.I', '1.a.II', '1.b', '2', '2.a']);
      expect(places).toEqual(['0/0', '0/1', '0/2', '0/2', '0/1', '0/0', '0/1']);
      expect(lists[0]?.levels.map(({ format }) => format)).toEqual(['decimal', 'lowerLetter', 'upperRoman']);
    });

    it('go on after another list', () => {
      expect(place(['1.', '1.1.', 'a)', 'b)', '1.2.', '2.']).places).toEqual([
        '0/0',
        '0/1',
        '1/0',
        '1/0',
        '0/1',
        '0/0',
      ]);
    });

    it('keep the outer numbers that no item has', () => {
      const { places, lists } = place(['3.1', '3.2', '3.2.1', '4.1']);
      expect(places).toEqual(['0/0', '0/0', '0/1', '1/0']);
      expect(lists.map(({ levels }) => levels.map(({ text }) => text))).toEqual([['3.%1', '3.%1.%2'], ['4.%1']]);
    });

    it('are not taken on where a word processor would count otherwise', () => {
      expect(place(['1.', '1.1.', '2.', '2.2.']).places).toEqual(['0/0', '0/1', '0/0', '1/0']);
    });
  });

  it('goes on after bullets that stand as far left', () => {
    const lists = createListRegistry();
    const items = [item('1.', 0), item('•', 0, true), item('2.', 0), item('1.', 0)];
    expect(items.map((each) => lists.place(each).list)).toEqual([0, 1, 0, 2]);
  });

  it('takes numbers with a leading nought and words of Roman digits as they are', () => {
    const lists = createListRegistry();
    for (const text of ['01.', 'ill.']) lists.place(item(text, 0));
    expect(lists.lists().map(({ levels: [level] }) => `${level?.format} ${level?.text}`)).toEqual([
      'bullet 01.',
      'bullet ill.',
    ]);
  });
});
