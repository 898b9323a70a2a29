import { describe, expect, it } from 'vitest';
import { createFontUses } from '../../../../../../api/engines/pdf/reconstruct/fonts/font-uses.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Words of one letter, each half an em wide, with these distances between them, in ems. */
function wordsWith(distances: readonly number[]): readonly Glyph[] {
  const [letter] = glyphs('o', 50, 100);
  if (letter === undefined) throw new Error('no letter');
  const { size } = letter.look;
  let x = 50;
  return [0, ...distances].map((distance): Glyph => {
    const x0 = x + distance * size;
    x = x0 + size / 2;
    return { ...letter, x0, x1: x };
  });
}

function useOf(letters: readonly Glyph[], isMeasured = true) {
  const uses = createFontUses(() => isMeasured);
  uses.measure({ ...emptyPage(0, { width: 900, height: 400 }), glyphs: [...letters] });
  return uses.of(letters[0]?.look.font ?? '');
}

describe('what a document shows in a font', () => {
  it('is how often it has each character, and how wide all of them are', () => {
    const use = useOf(wordsWith([0.3, 0.3]));
    expect([...(use?.characters ?? [])]).toEqual([['o', { count: 3, ems: expect.closeTo(1.5, 6) }]]);
    expect(useOf(wordsWith([0.3]), false)).toBeUndefined();
  });

  it('is nothing that the page draws in its place', () => {
    const [first, ...others] = wordsWith([0.3, 0.3]);
    if (first === undefined) throw new Error('no letter');
    const use = useOf([{ ...first, text: '•', isDrawn: true }, ...others]);
    expect([...(use?.characters.keys() ?? [])]).toEqual(['o']);
  });

  it('is the space of most words that are close, where lines are filled', () => {
    const filled = Array.from({ length: 40 }, (_, index) => 0.24 + 0.005 * index);
    expect(useOf(wordsWith(filled))?.spaceEms()).toBeCloseTo(0.26, 6);
    expect(useOf(wordsWith(Array(40).fill(1 / 3)))?.spaceEms()).toBeCloseTo(1 / 3, 6);
  });

  it('is no space where few words, or none, are beside each other', () => {
    expect(useOf(wordsWith(Array(5).fill(0.3)))?.spaceEms()).toBeNull();
    expect(useOf(wordsWith(Array(40).fill(0.02)))?.spaceEms()).toBeNull();
    expect(useOf(wordsWith(Array(40).fill(2)))?.spaceEms()).toBeNull();
  });
});
