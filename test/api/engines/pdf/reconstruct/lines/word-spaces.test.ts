import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Look } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The text of an entry of contents with gaps of a point beside its dots, and one of so many points before its second word. */
function entryOf(text: string, gap: number) {
  let moved = 0;
  let spaces = 0;
  const letters = glyphs(text, 50, 100).map((glyph) => {
    if (glyph.space === 'written') moved += spaces++ === 0 ? gap - 5 : -4;
    return { ...glyph, x0: glyph.x0 + moved, x1: glyph.x1 + moved };
  });
  return findSegments(letters)[0]?.text;
}

/** Letters that stand side by side from right to left, each narrower than half an em by so many points. */
const leftwards = (text: string, gap: number) =>
  glyphs(text, 0, 100).map((glyph) => ({ ...glyph, x0: 200 - glyph.x1 + gap, x1: 200 - glyph.x0 }));

describe('the spaces of right-to-left words', () => {
  it('are before their first letters, though gaps follow these', () => {
    expect(findSegments(leftwards('ابد اد', 1))[0]?.text).toBe('ابد اد');
  });

  it('are told as well if the file has their letters from left to right', () => {
    const [first, second] = [leftwards('ابد', 1), leftwards('    اد', 1)];
    const letters = [...second.toReversed(), ...first.toReversed()].map((glyph) => ({
      ...glyph,
      space: null,
      spaces: 0,
    }));
    const spaced = letters.map((glyph, at) => (at === second.length ? { ...glyph, space: 'written' as const } : glyph));
    expect(findSegments(spaced)[0]?.text).toBe('ابد اد');
  });
});

describe('gaps that the file has no spaces for', () => {
  /** A line whose written spaces are .27 ems wide, with a gap of so many points, and no space, before its last word. */
  const lineWith = (gap: number) => {
    let moved = 0;
    const letters = glyphs('it is made of over athousand', 50, 100).map((glyph) => {
      if (glyph.space === 'written') moved -= 2.3;
      return { ...glyph, x0: glyph.x0 + moved, x1: glyph.x1 + moved };
    });
    const last = letters.length - 'thousand'.length;
    const apart = letters.map((glyph, at) =>
      at < last ? glyph : { ...glyph, x0: glyph.x0 + gap, x1: glyph.x1 + gap },
    );
    return findSegments(apart)[0]?.text;
  };

  it('are spaces where they are as wide as those that it has', () => {
    expect(lineWith(2.7)).toBe('it is made of over a thousand');
    expect(lineWith(2.2)).toBe('it is made of over athousand');
  });
});

describe('the spaces of an entry of contents', () => {
  it('are single ones, though narrower gaps are beside its dots', () => {
    expect(entryOf('Two words .......... 7', 3)).toBe('Two words .......... 7');
  });

  it('are several after its number', () => {
    expect(entryOf('1. Words .......... 7', 7.5)).toBe('1.   Words .......... 7');
    const letters = glyphs('1. Words..........7', 50, 100).map((glyph, at) =>
      at < 2 ? glyph : { ...glyph, x0: glyph.x0 + 2.5, x1: glyph.x1 + 2.5 },
    );
    expect(findSegments(letters)[0]?.text).toBe('1.   Words..........7');
  });
});

describe('a wide gap between words', () => {
  const text = (change: (look: Look) => Look) => {
    const letters = glyphs('one two three four five six', 50, 100).map((glyph) => ({
      ...glyph,
      look: change(glyph.look),
    }));
    const moved = letters.map((glyph, at) => (at < 3 ? glyph : { ...glyph, x0: glyph.x0 + 6, x1: glyph.x1 + 6 }));
    return findSegments(moved)[0]?.text;
  };

  it('is several spaces', () => {
    expect(text((look) => look)).toBe('one  two three four five six');
  });

  it('is one where the words were recognised in a picture', () => {
    expect(text((look) => ({ ...look, isRecognised: true }))).toBe('one two three four five six');
  });
});

describe('spaces in a font of one pitch', () => {
  const typewriter: Look = { ...look, font: 'Courier', isFixedPitch: true };
  const textOf = (letters: readonly Glyph[]) => findSegments(letters)[0]?.text;

  it('are as many as it has pitches, though all gaps of the line are alike', () => {
    expect(textOf(glyphs('a:  0   1   2   3   4', 50, 100, typewriter))).toBe('a:  0   1   2   3   4');
  });

  it('are as many where the file has none of them, as those of TeX', () => {
    const letters = glyphs('if (a)   b  else c', 50, 100, typewriter);
    const unwritten = letters.map((glyph) => (glyph.space === null ? glyph : { ...glyph, space: 'guessed' as const }));
    expect(textOf(unwritten)).toBe('if (a)   b  else c');
  });

  it('are single ones, though those of other type in the line are half as wide', () => {
    const narrow = glyphs('of the type that follows and ', 50, 100).reduce<{ at: number; letters: Glyph[] }>(
      ({ at, letters }, glyph) => {
        const x0 = at + (glyph.space === null ? 0 : 2);
        return { at: x0 + 5, letters: [...letters, { ...glyph, x0, x1: x0 + 5 }] };
      },
      { at: 50, letters: [] },
    );
    const code = glyphs(' two words', narrow.at - 2, 100, typewriter);
    expect(textOf([...narrow.letters, ...code])).toBe('of the type that follows and two words');
  });

  it('are single ones where the line is justified', () => {
    const letters = glyphs('one two three four', 50, 100, typewriter);
    let moved = 0;
    const justified = letters.map((glyph) => {
      if (glyph.space !== null) moved += 7;
      return { ...glyph, x0: glyph.x0 + moved, x1: glyph.x1 + moved };
    });
    expect(textOf(justified)).toBe('one two three four');
  });
});
