import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const texts = (...parts: ReturnType<typeof glyphs>[]) => findSegments(parts.flat()).map(({ text }) => text);

describe('lines of a page', () => {
  it('puts words together and keeps the spaces between them', () => {
    expect(texts(glyphs('two words', 50, 100))).toEqual(['two words']);
  });

  it('keeps the spaces at which no line may end', () => {
    const letters = glyphs('No 7 of', 50, 100).map((glyph) =>
      glyph.text === '7' ? { ...glyph, isAfterNoBreakSpace: true } : glyph,
    );
    expect(texts(letters)).toEqual(['No\u00a07 of']);
    expect(findSegments(letters)[0]?.firstWordWidth).toBe(20);
  });

  it('puts letters together that are set far apart, and parts their words', () => {
    const letters = [...'Agenda'].flatMap((letter, index) => glyphs(letter, 50 + 9 * index, 100));
    const word = [...'items'].flatMap((letter, index) => glyphs(letter, 115 + 9 * index, 100));
    const guessed = [...letters, ...word].map((glyph) => ({ ...glyph, space: 'guessed' as const }));
    expect(findSegments(guessed).map(({ text }) => text)).toEqual(['Agenda items']);
  });

  it('separates what is far apart', () => {
    expect(texts(glyphs('left', 50, 100), glyphs('right', 300, 100))).toEqual(['left', 'right']);
  });

  it('parts the lines of columns that are drawn one after the other', () => {
    const column = (text: string, x: number) => [100, 112, 124, 136].flatMap((baseline) => glyphs(text, x, baseline));
    const drawn = [...column('a line', 50), ...column('beside', 87)].map((glyph) => ({ ...glyph, space: null }));
    expect(texts(drawn)).toHaveLength(8);
    expect(texts([...drawn].sort((a, b) => a.baseline - b.baseline))).toHaveLength(4);
  });

  it('parts what is filled in from the text behind it, which has its space from the text that it is drawn with', () => {
    const [before, after] = [glyphs('Number of floors', 50, 100), glyphs(' Number of living rooms', 170, 100)];
    const filledIn = glyphs('2', 150, 100);
    const below = glyphs('A line of text below that is drawn before what is filled in', 50, 120);
    const parted = ['Number of floors', '2', 'Number of living rooms'];
    expect(texts(before, after, below, filledIn).slice(0, 3)).toEqual(parted);
    expect(texts(before, filledIn, after)).toEqual(['Number of floors', '2    Number of living rooms']);
  });

  it('separates what is moved over without a space, if the file has its spaces', () => {
    const row = (x: number) => [...glyphs('a name', 50, 100), ...glyphs('its value', x, 100)];
    expect(texts(row(88))).toEqual(['a name', 'its value']);
    expect(texts(row(86))).toEqual(['a name its value']);
    const unmarked = row(88).map((glyph) => ({ ...glyph, space: null, spaces: 0 }));
    expect(texts(unmarked)).toEqual(['a name its value']);
  });

  it('keeps raised letters in their line', () => {
    const small = { ...look, size: 6 };
    expect(texts(glyphs('note', 50, 100), glyphs('1', 70, 96, small))).toEqual(['note1']);
  });

  it('keeps raised letters next to text smaller than the rest of their line', () => {
    const small = { ...look, size: 6 };
    const letters = [
      ...glyphs('Large', 0, 100, { ...look, size: 14 }),
      ...glyphs('text', 40, 100),
      ...glyphs('up', 60, 96, small),
    ];
    expect(findSegments(letters).map(({ text }) => text)).toEqual(['Large textup']);
  });

  it('has a space after a number whose tab leaves hardly any room', () => {
    const title = (x: number) => [...glyphs('1.', 0, 100), ...glyphs('Title', x, 100)];
    expect(findSegments(title(11.2)).map(({ text }) => text)).toEqual(['1. Title']);
    expect(findSegments(title(10.4)).map(({ text }) => text)).toEqual(['1.Title']);
  });

  it('has a space after a bullet of another font that leaves no room', () => {
    const item = (font: string) => [...glyphs('\uf06e', 0, 100, { ...look, font }), ...glyphs('Text', 5, 100)];
    expect(findSegments(item('OpenSymbol')).map(({ text }) => text)).toEqual(['\uf06e Text']);
    expect(findSegments(item(look.font)).map(({ text }) => text)).toEqual(['\uf06eText']);
  });

  it('keeps tone marks in their line', () => {
    const [base, mark] = glyphs('\u0e17\u0e49', 0, 100);
    const raised = { ...(mark as Glyph), x0: 2, x1: 4, baseline: 100.8 };
    const letters = [base as Glyph, raised, ...glyphs('\u0e07', 5, 100)];
    expect(findSegments(letters).map(({ text }) => text)).toEqual(['\u0e17\u0e49\u0e07']);
  });

  it('has the spaces of Korean', () => {
    const letters = [...glyphs('모든', 0, 100), ...glyphs('인간은', 12.6, 100)].map((glyph) =>
      glyph.text === '인' ? { ...glyph, space: 'guessed' as const } : glyph,
    );
    expect(findSegments(letters).map(({ text }) => text)).toEqual(['모든 인간은']);
  });

  it('parts small print from the underscores below it', () => {
    const small = { ...look, size: 7 };
    const [rule, print] = [glyphs('_____________', 50, 102), glyphs('printed above', 70, 100, small)];
    expect(texts(rule, print).toSorted()).toEqual(['_____________', 'printed above']);
  });

  it('keeps smaller text of another column apart, whose lines stand at other heights', () => {
    const small = { ...look, size: 7 };
    const note = [0, 1].flatMap((index) => glyphs('small print beside', 50, 98 + 8 * index, small));
    expect(texts(note, glyphs('The other column', 300, 102))).toEqual([
      'small print beside',
      'The other column',
      'small print beside',
    ]);
  });

  it('keeps signs that stand on letters with them, whatever their height', () => {
    const line = glyphs('\u0e17\u0e31\u0e49\u0e07', 50, 100);
    const shifted = line.map((glyph, index) => (index === 2 ? { ...glyph, baseline: 100.7 } : glyph));
    expect(texts(shifted)).toEqual(['\u0e17\u0e31\u0e49\u0e07']);
  });

  it('has the spaces of Korean, and none between ideographs that are set apart', () => {
    const apart = (text: string) =>
      glyphs(text, 50, 100, { ...look, size: 20 }).map((glyph, index) =>
        index === 0 ? glyph : { ...glyph, x0: glyph.x0 + 6, x1: glyph.x1 + 6, space: 'guessed' as const },
      );
    expect(texts(apart('\uadf8\uc874'))).toEqual(['\uadf8 \uc874']);
    expect(texts(apart('\u4eba\u6743'))).toEqual(['\u4eba\u6743']);
  });

  it('parts narrow columns whose rows leave the same gap without a space', () => {
    const row = (number: string, text: string, y: number) => [
      ...glyphs(number, 62 - 5 * number.length, y),
      ...glyphs(text, 73, y),
    ];
    const numbers = ['3', '4', '12', '21', '22', '31', '43', '44'];
    const found = texts(...numbers.map((number, index) => row(number, 'Some error', 100 + 12 * index)));
    expect(found.slice(0, 4)).toEqual(['3', 'Some error', '4', 'Some error']);
    const labels = texts(...numbers.map((_, index) => row(`${index + 1}.`, 'An item', 100 + 12 * index)));
    expect(labels).toHaveLength(8);
  });

  it('reads what runs to the left from its right', () => {
    const visual = [...'םולש'].join('');
    const [line] = findSegments(glyphs(visual, 50, 100));
    expect(line?.text).toBe('שלום');
    expect(line?.isRightToLeft).toBe(true);
  });

  it('makes a tab of a gap, and of dots that lead to a number', () => {
    const joined = joinSegments(findSegments([...glyphs('Name', 50, 100), ...glyphs('Value', 200, 100)]));
    expect(joined.map(({ text }) => text)).toEqual(['Name\tValue']);
    const led = joinSegments(findSegments(glyphs('Chapter........7', 50, 100)));
    expect(led.map(({ text }) => text)).toEqual(['Chapter\t7']);
  });
});
