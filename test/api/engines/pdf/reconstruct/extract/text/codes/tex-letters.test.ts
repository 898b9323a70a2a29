import { describe, expect, it } from 'vitest';
import { createTexLetters } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/tex-letters.ts';
import { newGlyph } from '../../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import { look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const unnamed = { ...look, font: '' };
const wide = { ...unnamed, stretch: 60 };

/** What letters of a font are read as; codes below 32 and from 127 to 159 are unknown. */
function read(...lines: readonly string[]) {
  const tex = createTexLetters();
  const letters = lines.flatMap((line, row) => {
    let isAfterSpace = false;
    return [...line].flatMap((character, index) => {
      const code = character.charCodeAt(0);
      if (character === ' ') {
        isAfterSpace = true;
        return [];
      }
      const isUnknown = code < 32 || (code >= 127 && code < 160);
      const x = 10 + 5 * index;
      const glyph = newGlyph(isUnknown ? '\ufffd' : character, isUnknown ? wide : unnamed, 20, x, 12, x + 5, 22);
      if (isAfterSpace) glyph.space = 'written';
      isAfterSpace = false;
      tex.add({ glyph, font: row, code, look: isUnknown ? unnamed : null });
      return [glyph];
    });
  });
  const added = [...letters];
  const known = tex.read(letters);
  return { letters, added, known, text: letters.map(({ text, space }) => (space === null ? '' : ' ') + text).join('') };
}

describe('letters of fonts of TeX without names', () => {
  it('are ligatures, quotation marks and dashes of the Cork encoding', () => {
    const { text, known, letters } = read(
      'the \x1crst e\x1bect of this method is \x10coe\x1ecient\x11 \x15 1986\x151989',
    );
    expect(text).toBe('the first effect of this method is “coefficient” – 1986–1989');
    expect(known).toBe(7);
    expect(letters.every(({ look: own }) => own === unnamed)).toBe(true);
    // The letters of a ligature stand side by side in its place.
    const [, , , f, i, r] = letters;
    expect([f?.x0, f?.x1, i?.x1, r?.x0]).toEqual([30, 32.5, 35, 35]);
  });

  it('stay the objects that were added, but for ligatures', () => {
    const { letters, added } = read('the \x1crst of words');
    expect(
      letters
        .filter((letter) => added.includes(letter))
        .map(({ text }) => text)
        .join(''),
    ).toBe('therstofwords');
  });

  it('are those of the older encoding, which has other signs at codes of ASCII', () => {
    expect(read('the \x0crst e\x0bect of \\no change" 1{2').text).toBe('the first effect of “no change” 1–2');
  });

  it('tell their encoding by quotation marks or dashes if there are no ligatures', () => {
    expect(read('said \x10yes\x11 then').text).toBe('said “yes” then');
    expect(read('volume pages 12\x1534 there').text).toBe('volume pages 12–34 there');
  });

  it('are not told in fonts for formulas, nor without any evidence', () => {
    expect(read('\x0c = x \x0b + y').known).toBe(0);
    expect(read('some words here \x15 there').known).toBe(0);
  });

  it('are the bullets of companion fonts', () => {
    expect(read('first words of a list', '\x88').text).toBe('first words of a list•');
    expect(read('words with \x88letters').known).toBe(0);
  });
});
