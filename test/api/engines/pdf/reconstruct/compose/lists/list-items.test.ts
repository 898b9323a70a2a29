import { describe, expect, it } from 'vitest';
import { listItems } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/list-items.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 210 };
const itemsOf = (letters: readonly Glyph[]) => {
  const passages = findPassages(joinSegments(findSegments(letters)), edges);
  return [...listItems(passages).keys()].map(({ lines }) => lines.length);
};

describe('items of lists', () => {
  it('have room after their label', () => {
    expect(itemsOf([...glyphs('1.', 50, 100), ...glyphs('An item of a list', 68, 100)])).toEqual([1]);
  });

  it('have Chinese numbers that tags set apart, where these count', () => {
    const tag: Tag = { block: 1, heading: 1, isItem: false, cell: null };
    const lined = (...texts: readonly string[]) =>
      itemsOf(
        texts.flatMap((text, line) =>
          glyphs(text, 50, 100 + 30 * line).map((glyph, index) => ({
            ...glyph,
            tag: { ...tag, block: line, ...(index < 2 && { isLabel: true }) },
          })),
        ),
      );
    expect(lined('一、概述', '二、详情')).toEqual([1, 1]);
    expect(lined('一、概述', '三、详情')).toEqual([]);
    expect(lined('一、概述')).toEqual([]);
  });

  it('have the numbers of headings that count on', () => {
    const numbers = (number: string, y: number) => [...glyphs(number, 50, y), ...glyphs('Chapter', 90, y)];
    const letters = [...numbers('1', 100), ...numbers('2', 130)];
    const passages = findPassages(joinSegments(findSegments(letters)), edges);
    expect([listItems(passages, () => true).size, listItems(passages).size]).toEqual([2, 0]);
  });

  it('are none where a typed label begins lines that all begin below it', () => {
    const text = [
      ...glyphs('1. A paragraph whose first line', 50, 100),
      ...glyphs('goes on below the number', 50, 112),
    ];
    expect(itemsOf(text)).toEqual([]);
  });

  it('may have one space after the label where they hang', () => {
    const text = [
      ...glyphs('1. An item whose text is longer', 50, 100),
      ...glyphs('than its line', 65, 112),
      ...glyphs('2. A short one', 50, 124),
    ];
    expect(itemsOf(text)).toEqual([2, 1]);
  });

  it('have no typed spaces after their labels where others have none', () => {
    const typed = glyphs('- Typed', 50, 100).map((glyph) =>
      glyph.text === '-' ? glyph : { ...glyph, x0: glyph.x0 + 6, x1: glyph.x1 + 6 },
    );
    expect(itemsOf(typed)).toEqual([1]);
    expect(itemsOf([...typed, ...glyphs('\u2022', 60, 130), ...glyphs('An item that was set', 78, 130)])).toEqual([1]);
  });

  it('may have typed spaces after bullets that others at the same place have without', () => {
    const bulleted = (label: string, x: number, y: number) => glyphs(`${label} Typed`, x, y);
    const set = [...glyphs('\u2022', 50, 130), ...glyphs('Set', 58, 130)];
    expect(itemsOf(bulleted('\u2022', 50, 100))).toEqual([]);
    expect(itemsOf([...bulleted('\u2022', 50, 100), ...set])).toEqual([1, 1]);
    expect(itemsOf([...bulleted('\u2022', 60, 100), ...set])).toEqual([1]);
    expect(itemsOf([...bulleted('\u25aa', 50, 100), ...set])).toEqual([1]);
  });

  it('may have spaces after their labels where a single one has none', () => {
    const set = ['1.', '2.', '3.', '4.'].flatMap((label, line) => [
      ...glyphs(label, 50, 100 + 15 * line),
      ...glyphs('An item', 80, 100 + 15 * line).map((glyph, index) =>
        index === 0 ? { ...glyph, space: 'written' as const, spaces: 1 } : glyph,
      ),
    ]);
    const spaceless = [...glyphs('\u2022', 60, 200), ...glyphs('Another', 90, 200)];
    expect(itemsOf([...set, ...spaceless])).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([1.2, 3])('have a set label where its space is narrower than any typed one (%s points)', (room) => {
    const letters = glyphs('1\u3001 Text', 50, 100).map((glyph, index) =>
      index < 2 ? glyph : { ...glyph, x0: glyph.x0 - 5 + room, x1: glyph.x1 - 5 + room },
    );
    expect(itemsOf(letters)).toEqual(room < 1.5 ? [1] : []);
  });

  it('are none where spaces were typed to make room', () => {
    const letters = [...glyphs('\u2022', 50, 100), ...glyphs('    Typed', 58, 100)].map((glyph) =>
      glyph.text === 'T' ? { ...glyph, spaces: 4 } : glyph,
    );
    expect(itemsOf(letters)).toEqual([]);
  });

  it('are what continues numbers after a letter, where their texts begin below each other', () => {
    const spaced = (label: string, gap: number, baseline: number) => [
      ...glyphs(label, 50, baseline),
      ...glyphs('Text', 70 + gap, baseline).map((glyph, index) =>
        index === 0 ? { ...glyph, space: 'written' as const, spaces: 1 } : glyph,
      ),
    ];
    const set = (label: string, bodyX: number, baseline: number) => [
      ...glyphs(label, 50, baseline),
      ...glyphs('Text', bodyX, baseline),
    ];
    const counted = (label: string, gap: number) =>
      itemsOf([...set('A1', 80, 60), ...spaced(label, gap, 90), ...set('A1.2', 76, 120)]).length;
    expect([counted('A1.1', 6), counted('A1.1', 4), counted('A1.4', 4)]).toEqual([3, 2, 2]);
  });

  it('may have labels of many levels, of several kinds', () => {
    for (const label of ['3.2.2.5.1.', '1.a', 'A.2.1', '2.18.iv)'])
      expect(itemsOf([...glyphs(label, 50, 100), ...glyphs('An item', 120, 100)])).toEqual([1]);
    for (const text of ['e.g.', 'J.R.', '3.2m', '0.25'])
      expect(itemsOf([...glyphs(text, 50, 100), ...glyphs('No item', 120, 100)])).toEqual([]);
  });

  it('are what tags name so, and headings with a number that was set', () => {
    const tagged = (heading: number | null, isItem: boolean) =>
      [...glyphs('1.', 50, 100), ...glyphs('A text', 68, 100)].map((glyph) => ({
        ...glyph,
        tag: { block: 1, heading, isItem, cell: null },
      }));
    expect(
      [tagged(null, true), tagged(null, false), tagged(1, false)].map((letters) => itemsOf(letters).length),
    ).toEqual([1, 0, 1]);
  });

  it('are chapters whose numbers have no point, if sections count on from them', () => {
    const titles = (...labels: readonly string[]) => {
      const letters = labels.flatMap((label, index) => [
        ...glyphs(label, 50, 100 + 40 * index),
        ...glyphs('A title', 90, 100 + 40 * index),
      ]);
      return [...listItems(findPassages(joinSegments(findSegments(letters)), edges)).values()].map(({ text }) => text);
    };
    expect(titles('1', '2')).toEqual([]);
    expect(titles('1', '2', '2.1', '2.2', '3', '7').sort()).toEqual(['1', '2', '2.1', '2.2', '3']);
  });

  it('are paragraphs that are counted without a point, if one of them goes on below its text', () => {
    const counted = (numbers: readonly string[], second = 68) =>
      itemsOf([
        ...numbers.flatMap((number, index) => [
          ...glyphs(number, 50, 100 + 40 * index),
          ...glyphs('A paragraph of some law that', 68, 100 + 40 * index),
        ]),
        ...glyphs('goes on', second, 112),
      ]);
    expect(counted(['1', '2', '3'])).toEqual([2, 1, 1]);
    expect(counted(['1', '2', '4'])).toEqual([2, 1]);
    expect(counted(['2', '3', '4'])).toEqual([]);
    expect(counted(['1'])).toEqual([]);
    expect(counted(['1', '2', '3'], 50)).toEqual([]);
  });

  it('are counted by numbers of one size, whatever the size of their texts', () => {
    const large = { ...look, size: 12 };
    const letters = ['1', '2', '3'].flatMap((number, index) => [
      ...glyphs(number, 50, 100 + 40 * index),
      ...(index === 1
        ? glyphs('A paragraph of some law that', 68, 100 + 40 * index)
        : glyphs('A paragraph of a law that', 68, 100 + 40 * index, large)),
      ...glyphs('goes on', 68, 113 + 40 * index, index === 1 ? look : large),
    ]);
    expect(itemsOf(letters)).toEqual([2, 2, 2]);
  });

  it('go on where a longer number leaves hardly a space before its text', () => {
    const titles = (bodyOfLast: number, ...labels: readonly string[]) => {
      const letters = labels.flatMap((label, index) => [
        ...glyphs(label, 50, 100 + 40 * index),
        ...glyphs(' A title', (index === labels.length - 1 ? bodyOfLast : 74) - 5, 100 + 40 * index),
      ]);
      return [...listItems(findPassages(joinSegments(findSegments(letters)), edges)).values()].map(({ text }) => text);
    };
    expect(titles(74, '4.8', '4.9', '4.10')).toEqual(['4.8', '4.9', '4.10']);
    expect(titles(74, '4.7', '4.8', '4.10')).toEqual(['4.7', '4.8']);
    expect(titles(74.8, '4.8', '4.9', '4.10')).toEqual(['4.8', '4.9']);
  });

  it('begin with such a number if later ones of its level show where their text is', () => {
    const narrow = (letters: readonly Glyph[]) =>
      letters.map((glyph) => ({ ...glyph, x0: 50 + 0.7 * (glyph.x0 - 50), x1: 50 + 0.7 * (glyph.x1 - 50) }));
    const titles = (first: string) => {
      const lines = [
        [...glyphs('A1', 50, 100), ...glyphs('A chapter', 70, 100)],
        [...glyphs(first, 50, 140), ...glyphs(' A title', 69, 140)],
        [...narrow(glyphs('A1.2', 50, 180)), ...glyphs('A title', 74, 180)],
      ];
      const passages = findPassages(joinSegments(findSegments(lines.flat())), edges);
      return [...listItems(passages).values()].map(({ text }) => text).sort();
    };
    expect(titles('A1.1')).toEqual(['A1', 'A1.1', 'A1.2']);
    expect(titles('A3.1')).toEqual(['A1', 'A1.2']);
    expect(titles('A2.1')).toEqual(['A1', 'A1.2']);
  });
});
