import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const passages = (...parts: ReturnType<typeof glyphs>[]) =>
  findPassages(joinSegments(findSegments(parts.flat())), edges);
const full = 'these are forty letters to the very edge';

describe('paragraphs', () => {
  it('goes on while the next word would not have fitted', () => {
    const found = passages(glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs('and an end', 50, 124));
    expect(found).toHaveLength(1);
    expect(found[0]?.pitch).toBeCloseTo(12);
  });

  it('ends where lines are farther apart than in sentences, though most paragraphs are of one line', () => {
    const whole = 'Each one ends at the edge, as it can do.';
    const lone = (top: number) => [0, 18, 36, 54].map((down) => glyphs(whole, 50, top + down));
    const found = passages(...lone(100), glyphs(full, 50, 172), glyphs(full, 50, 184), glyphs(full, 50, 196));
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 1, 1, 1, 3]);
    expect(passages(...lone(100))).toHaveLength(1);
  });

  it('ends where tags name text one paragraph with a picture between its lines', () => {
    const tag = { block: 1, heading: null, isItem: false, cell: null };
    const tagged = (baseline: number) => glyphs('Some text', 50, baseline).map((glyph) => ({ ...glyph, tag }));
    expect(passages(tagged(100), tagged(150))).toHaveLength(1);
    expect(passages(tagged(100), tagged(400))).toHaveLength(2);
  });

  it('ends after a line at the right edge that is above a centred one', () => {
    const atRight = glyphs('Respondents', 195, 100);
    expect(passages(atRight, glyphs('and the others', 115, 112))).toHaveLength(2);
    expect(passages(atRight, glyphs('and the others', 50, 112))).toHaveLength(1);
  });

  it('ends if the next word would have fitted', () => {
    expect(passages(glyphs('A short line', 50, 100), glyphs(full, 50, 112))).toHaveLength(2);
  });

  it('ends after the page number of an entry, even if the next entry is below its text', () => {
    const entry = (text: string, x: number, y: number) => [
      ...glyphs(text, x, y),
      ...glyphs(`${'.'.repeat(10)}6`, 195, y),
    ];
    const found = passages(entry('1. Screen', 50, 100), entry('1.1. Toolbar', 65, 112), entry('1.2. Keys', 65, 124));
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
  });

  it('ends after the page number of an entry, which the word for a page may precede', () => {
    const entries = ['One', 'Two'].map((text, at) =>
      glyphs(`${text} ${'.'.repeat(29)} page ${at + 1}`, 50, 100 + 12 * at),
    );
    expect(passages(...entries)).toHaveLength(2);
  });

  it('ends at more room between lines and at another size', () => {
    expect(passages(glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs(full, 50, 130))).toHaveLength(2);
    expect(passages(glyphs(full.slice(0, 28), 50, 100, { ...look, size: 14 }), glyphs(full, 50, 114))).toHaveLength(2);
  });

  it('goes on with a line that words of another size fill after its first', () => {
    const small = { ...look, size: 8 };
    const found = passages(glyphs(full, 50, 100), glyphs('by', 50, 112), glyphs('way of example', 65, 112, small));
    expect(found).toHaveLength(1);
  });

  it('goes on after bold words that fill its first line, in mid-sentence', () => {
    const bold = glyphs(full, 50, 100, { ...look, isBold: true });
    expect(passages(bold, glyphs('and go on to an end', 50, 112))).toHaveLength(1);
    expect(passages(bold, glyphs('Another paragraph', 50, 112))).toHaveLength(2);
  });

  it('goes on in an item that keeps off the right edge, closer than items stand', () => {
    const found = passages(
      glyphs('Before', 50, 80),
      ...[glyphs('1.', 50, 110), glyphs('An item of a list that keeps it', 70, 110)],
      glyphs('off the edge', 70, 122),
    );
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });

  it('continues within a sentence that keeps off the right edge', () => {
    const narrow = (second: string, x = 50) =>
      passages(glyphs('these are thirty-three characters', 50, 100), glyphs(second, x, 112)).length;
    expect([narrow('so on'), narrow('So on'), narrow('so on', 80)]).toEqual([1, 2, 2]);
    expect(passages(glyphs('these are few', 50, 100), glyphs('of one kind', 50, 112))).toHaveLength(2);
  });

  it('is centred although some lines reach both edges', () => {
    const lines = [full, 'these are thirty-six of them at most', 'breathtakingly'].map((text, index) =>
      glyphs(text, 150 - 2.5 * text.length, 100 + 12 * index),
    );
    expect(findPassages(findSegments(lines.flat()), { x0: 49, x1: 251 }).map(({ alignment }) => alignment)).toEqual([
      'center',
    ]);
  });

  it('is justified where its lines end with those of its column, before the edge of their cell', () => {
    const letters = [glyphs(full, 50, 100), glyphs(full, 50, 112), glyphs('and an end', 50, 124)].flat();
    const alignmentIn = (cell: { x0: number; x1: number; reach?: number }) =>
      findPassages(joinSegments(findSegments(letters)), cell).map(({ alignment }) => alignment);
    expect(alignmentIn({ x0: 50, x1: 254, reach: 250 })).toEqual(['justified']);
    expect(alignmentIn({ x0: 50, x1: 254 })).toEqual(['left']);
  });

  it('is justified although a space that cannot be broken ends a line', () => {
    const lines = [full, full, full.slice(0, 39), full, 'and an end'].map((text, index) =>
      glyphs(text, 50, 100 + 12 * index),
    );
    expect(passages(...lines).map(({ alignment }) => alignment)).toEqual(['justified']);
  });

  it('is justified, not centred, where even its last line is full', () => {
    const lines = [100, 112, 124].map((y) => glyphs(full.slice(0, 38), 55, y));
    expect(
      findPassages(findSegments(lines.flat()), { x0: 50, x1: 250, reach: 245 }).map(({ alignment }) => alignment),
    ).toEqual(['justified']);
  });

  it('of two lines is justified if the first has wider spaces than the last', () => {
    /** Words that begin so many points after the end of those before them. */
    const spaced = (text: string, gap: number) => {
      let x = 50;
      return text.split(' ').flatMap((word, index) => {
        const letters = glyphs(word, x, 100).map((glyph) => ({ ...glyph, space: index > 0 ? glyph.space : null }));
        x += 5 * word.length + gap;
        return letters.map((glyph, at) =>
          at === 0 && index > 0 ? { ...glyph, space: 'written' as const, spaces: 1 } : glyph,
        );
      });
    };
    // 34 letters and six spaces, to the very edge.
    const alignmentOf = (first: ReturnType<typeof glyphs>, last = 'and it ends') =>
      passages(first, glyphs(last, 50, 112)).map(({ alignment }) => alignment);
    expect(alignmentOf(spaced('these are forty letters to the ve edge', 5))).toEqual(['left']);
    expect(alignmentOf(spaced('these are forty letters to the v edge', 5 + 15 / 7))).toEqual(['justified']);
    expect(alignmentOf(spaced('these are forty letters to the v edge', 5 + 8 / 7))).toEqual(['left']);
    // Where the last has none, those of Arial count, which are 0.278 em wide.
    expect(alignmentOf(spaced('these are forty letters to the v edge', 5 + 15 / 7), 'ends')).toEqual(['justified']);
    expect(alignmentOf(spaced('a few words that fill the whole line of ours', 2.78), 'ends')).toEqual(['left']);
  });

  it('begins at the label of a list', () => {
    const found = passages(
      glyphs('1.', 50, 100),
      glyphs('First', 70, 100),
      glyphs('2.', 50, 112),
      glyphs('Second', 70, 112),
    );
    expect(found.map(({ label }) => label?.text)).toEqual(['1.', '2.']);
  });

  it('goes on with a number that a line happens to begin with', () => {
    const text = [
      glyphs(full, 50, 100),
      glyphs('the column is as wide as the one before', 50, 112),
      glyphs('1.83   inches', 50, 124),
    ];
    expect(passages(...text)).toHaveLength(1);
  });

  it('ends with every line that is set at the right edge', () => {
    const found = passages(glyphs('An address', 200, 100), glyphs('and a city', 200, 112));
    expect(found).toHaveLength(2);
  });

  it('does not take lines below one another for centred', () => {
    const found = passages(
      glyphs('thirty-four letters of one line,', 68, 100),
      glyphs('thirty-two letters of the next', 68, 112),
    );
    expect(found.map(({ alignment }) => alignment)).toEqual(['left']);
  });

  it('continues far below if it is centred and its next word would not have fitted', () => {
    const large = { ...look, size: 20 };
    const heading = [glyphs('A heading of one', 70, 100, large), glyphs('indivisible word', 70, 134, large)];
    const text = [glyphs(full, 50, 180), glyphs(full, 50, 192), glyphs('and an end', 50, 204)];
    expect(passages(...heading, ...text)).toHaveLength(2);
  });

  it('goes on at twice the usual distance if all lines are as far apart', () => {
    const found = passages(...[0, 1, 2].map((index) => glyphs(index < 2 ? full : 'an end', 50, 100 + 28 * index)));
    expect(found).toHaveLength(1);
  });

  it('recognises centred lines', () => {
    expect(passages(glyphs('in the middle', 117, 100))[0]?.alignment).toBe('center');
  });
});

describe('paragraphs with indented first lines', () => {
  it('begin at the second full line, if the third is not indented', () => {
    const sentence = `${full.slice(0, 35)}.`;
    const found = passages(glyphs(sentence, 70, 100), glyphs(full.slice(0, 36), 70, 112), glyphs(full, 50, 124));
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });
});

describe('paragraphs of scripts that run to the left', () => {
  const arabic = (text: string, x: number, baseline: number) => glyphs([...text].reverse().join(''), x, baseline);

  it('are parted from those that run to the right', () => {
    const found = passages(glyphs('Title', 50, 100), arabic('السلام عليكم', 190, 112), glyphs('Text', 50, 124));
    expect(found.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true, false]);
  });

  it('keep the direction of their first line where the second is one word of the other', () => {
    const tag = { block: 1, heading: null, isItem: false, cell: null };
    const lines = [arabic('السلام عليكم السلام عليكم السلام عليكم و', 50, 100), glyphs('docker.', 215, 112)];
    const [found] = passages(...lines.map((letters) => letters.map((glyph) => ({ ...glyph, tag }))));
    expect([found?.lines.length, found?.isRightToLeft]).toEqual([2, true]);
  });

  it('keep their direction next to many digits', () => {
    expect(passages(arabic('رقم 123456789', 185, 100))[0]?.isRightToLeft).toBe(true);
  });
});

describe('scripts without spaces', () => {
  it('have no space before a close number in other letters', () => {
    const letters = [...glyphs('国', 50, 100), ...glyphs('2007', 57, 100), ...glyphs('年', 79, 100)];
    expect(passages(letters.map((glyph) => ({ ...glyph, space: 'guessed' as const })))[0]?.text).toBe('国2007年');
  });

  it('break lines anywhere: a numbered line after a short one begins a paragraph', () => {
    expect(passages(glyphs('短い行です。', 50, 100), glyphs('2、次の段落はここから始まります', 50, 112))).toHaveLength(
      2,
    );
  });
});

describe('paragraphs whose ends are drawn', () => {
  const drawnIn = (isEnded: boolean) => {
    const paragraph = { isEnded };
    return (letters: ReturnType<typeof glyphs>) => letters.map((glyph) => ({ ...glyph, paragraph }));
  };

  it('go on where no end is drawn, although the next word would have fitted', () => {
    const letters = drawnIn(true);
    expect(passages(letters(glyphs('A short line', 50, 100)), letters(glyphs('Another', 50, 112)))).toHaveLength(1);
  });

  it('end where one may be drawn and the next word would have fitted, in mid-sentence, too', () => {
    const lines = ['we read on', 'and further', 'to the end'].map((text) => `${text} of it all`);
    const place = (text: string, index: number) => glyphs(text, 50, 100 + 12 * index);
    expect(passages(...lines.map(place))).toHaveLength(1);
    expect(passages(...lines.map((text, index) => drawnIn(true)(place(text, index))))).toHaveLength(3);
  });

  it('go on in full lines, where the end may be a space that is drawn apart, unless that parts no words', () => {
    const count = (...lines: readonly string[]) =>
      passages(...lines.map((text, index) => drawnIn(true)(glyphs(text, 50, 100 + 12 * index)))).length;
    expect(count(full, 'and an end')).toBe(1);
    expect(count(`${full.slice(0, -1)}.`, 'Another begins')).toBe(2);
    expect(count(`${full.slice(0, -1)}.`, 'and an end')).toBe(1);
    expect(count(`${full.slice(0, -1)}行`, 'and an end')).toBe(2);
  });
});
