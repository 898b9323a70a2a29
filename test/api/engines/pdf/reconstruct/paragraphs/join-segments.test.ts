import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const [large, small] = [12, 8].map((size) => ({ ...look, size })) as [typeof look, typeof look];
const guessed = (text: string, x: number, baseline: number) =>
  glyphs(text, x, baseline).map((glyph, index) => (index === 0 ? { ...glyph, space: 'guessed' as const } : glyph));

describe('whole lines', () => {
  it('have a tab in place of a gap', () => {
    const segments = findSegments([...glyphs('Name', 50, 100), ...guessed('Value', 150, 100)]);
    expect(joinSegments(segments, edges).map(({ text }) => text)).toEqual(['Name\tValue']);
  });

  it('have small type that stands beside large, though not on its baseline', () => {
    const textsOf = (by: number) =>
      joinSegments(
        findSegments([...glyphs('Address', 50, 100, large), ...glyphs('Date', 200, 100 - by, small)]),
        edges,
      ).map(({ text }) => text);
    expect(textsOf(5.9)).toEqual(['Address\tDate']);
    expect(textsOf(7)).toEqual(['Date', 'Address']);
  });

  it('have a leader in place of dots before a page number, however few if they are apart', () => {
    const textOf = (text: string) => joinSegments(findSegments(glyphs(text, 50, 100)), edges)[0]?.text;
    expect(textOf('1.2 Which . . . 8')).toBe('1.2 Which\t8');
    expect(textOf('1.2 Which .......... 8')).toBe('1.2 Which\t8');
    expect(textOf('1.2 Which ... 8')).toBe('1.2 Which ... 8');
    expect(textOf('one . . . and')).toBe('one . . . and');
    expect(textOf('1.2 Which .......... page 8')).toBe('1.2 Which\tpage 8');
  });

  it('have a leader in place of a narrow sign that is repeated before a page number, though it is not known which', () => {
    const textOf = (width: number) => {
      const signs = glyphs('\ufffd'.repeat(8), 0, 100).map((glyph, index) => ({
        ...{ ...glyph, x0: 85 + width * index, x1: 85 + width * (index + 1) },
      }));
      const letters = [...glyphs('Foreword', 45, 100), ...signs, ...glyphs('3', 85 + 8 * width, 100)];
      return joinSegments(findSegments(letters), edges)[0]?.text;
    };
    expect(textOf(3)).toBe('Foreword\t3');
    expect(textOf(10)).toBe(`Foreword${'\ufffd'.repeat(8)}3`);
  });

  it('keep dots that stand for what is filled in, where a sentence goes on behind them', () => {
    const textOf = (text: string) => joinSegments(findSegments(glyphs(text, 50, 100)), edges)[0]?.text;
    for (const text of [
      'the sum of ........ in words',
      'between .......... (........) and',
      'a sum of ......, to be paid',
    ])
      expect(textOf(text)).toBe(text);
    expect(textOf('Foreword .......... xii')).toBe('Foreword\txii');
    expect(textOf('Coffee .......... 2.50 each')).toBe('Coffee\t2.50 each');
  });

  it('have spaces if a line was stretched between the edges', () => {
    const textOf = (second: number) =>
      joinSegments(
        findSegments([...glyphs('These', 50, 100), ...guessed('are', second, 100), ...guessed('three', 225, 100)]),
        edges,
      )[0]?.text;
    expect(textOf(142)).toBe('These are three');
    expect(textOf(110)).toBe('These\tare\tthree');
  });

  it('have tabs where a drawing of letters of one width has many spaces', () => {
    const textOf = (of: typeof look) =>
      joinSegments(
        findSegments([
          ...glyphs('|', 50, 100, of),
          ...glyphs('content', 127.5, 100, of),
          ...glyphs('|', 245, 100, of),
          ...glyphs('+-'.repeat(20), 50, 112, of),
        ]),
        edges,
      )[0]?.text;
    expect(textOf({ ...look, isFixedPitch: true })).toBe('|\tcontent\t|');
    expect(textOf(look)).toBe('| content |');
  });

  it('know a stretched space by the full lines around it', () => {
    const full = glyphs('these are forty letters to the very edge', 50, 112);
    const line = [...glyphs('equally', 50, 100), ...guessed('wide', 230, 100)];
    expect(joinSegments(findSegments([...line, ...full]), edges)[0]?.text).toBe('equally wide');
    expect(joinSegments(findSegments(line), edges)[0]?.text).toBe('equally\twide');
  });

  it('have spaces if the gaps are those of a justified line of an indented paragraph', () => {
    const line = ['one', 'two', 'six'].flatMap((text, index) => guessed(text, 80 + 62.5 * index, 100));
    const full = glyphs('a line that is without gaps.', 80, 112);
    const [first] = joinSegments(findSegments([...line, ...full]), edges);
    expect(joinSegments(findSegments(line), edges)[0]?.text).toBe('one\ttwo\tsix');
    expect(first?.text).toBe('one two six');
  });

  it('have spaces if a line ending with a break was stretched, even after its label', () => {
    const textOf = (...parts: readonly (readonly [string, number])[]) =>
      joinSegments(findSegments(parts.flatMap(([text, x]) => guessed(text, x, 100))), edges)[0]?.text;
    // A space at the end of the line is as wide.
    expect(textOf(['these', 50], ['party', 130])).toBe('these\tparty');
    expect(textOf(['of', 60], ['the', 113.3], ['parties', 171.6])).toBe('of the parties');
    expect(textOf(['of', 50], ['parties', 137.5])).toBe('of parties');
    expect(textOf(['1.', 50], ['is', 80], ['the', 152.5], ['bond', 230])).toBe('1.\tis the bond');
    expect(textOf(['1. use', 50], ['local', 125], ['goods', 195], ['now', 235])).toBe('1. use\tlocal\tgoods\tnow');
    expect(textOf(['1. use', 50], ['clean', 115], ['water', 175], ['now', 235])).toBe('1. use clean water now');
    expect(textOf(['one', 50], ['two', 108.3], ['six', 166.6])).toBe('one\ttwo\tsix');
  });

  it('have a tab in place of the dots before a page number', () => {
    const segments = findSegments(glyphs('Chapter .......... 7', 50, 100));
    const [line] = joinSegments(segments, edges);
    expect(line?.marks.some(({ type, hasLeader }) => type === 'tab' && hasLeader)).toBe(true);
  });

  it('are read from the right if most of their letters are, whatever stands between these', () => {
    const hebrew = '\u05d3\u05d2\u05d1\u05d0';
    const row = [...glyphs('C1', 60, 100), ...guessed('Ab', 110, 100), ...guessed(hebrew, 160, 100)];
    const [line] = joinSegments(findSegments(row), edges);
    expect(line).toMatchObject({ text: '\u05d0\u05d1\u05d2\u05d3\tAb\tC1', isRightToLeft: true });
  });
});
