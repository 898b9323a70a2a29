import { describe, expect, it } from 'vitest';
import { withAccents } from '../../../../../../../api/engines/pdf/reconstruct/marks/overdrawn/composed-accents.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A letter at a place, five points wide. */
function letter(text: string, x0: number, own: Partial<Glyph> = {}): Glyph {
  const [glyph] = glyphs(text, x0, 100);
  if (glyph === undefined) throw new Error('no letter');
  return { ...glyph, x1: x0 + 5, ...own };
}
const read = (...letters: readonly Glyph[]) =>
  withAccents({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;
const textOf = (...letters: readonly Glyph[]) =>
  read(...letters)
    .map(({ text }) => text)
    .join('');

describe('an accent that is drawn over a letter', () => {
  it('makes one letter with it, before it as after it, raised as over capitals, and below it', () => {
    expect(textOf(letter('d', 50), letter('´', 55), letter('e', 55), letter('b', 60))).toBe('déb');
    expect(textOf(letter('e', 55), letter('`', 55.5), letter('s', 60))).toBe('ès');
    expect(textOf(letter('´', 55, { baseline: 97.5 }), letter('E', 55))).toBe('É');
    expect(textOf(letter('¸', 55), letter('c', 55), letter('˜', 60), letter('a', 60), letter('o', 65))).toBe('ção');
    expect(textOf(letter('ˇ', 55), letter('r', 55), letter('˝', 60), letter('o', 60))).toBe('řő');
  });

  it('makes one with it, too, if the rest of the line is drawn between them', () => {
    const word = [letter('r', 50), letter('c', 55), letter('u', 60), letter('c', 65)];
    expect(textOf(...word, letter('ˇ', 55), letter('.', 70))).toBe('rčuc.');
    expect(textOf(...word, letter('ˇ', 75), letter('.', 70))).toBe('rcucˇ.');
  });

  it('gives a letter without a dot one that has both', () => {
    expect(textOf(letter('´', 54.5), letter('ı', 55.5, { x1: 58.5 }), letter('¨', 60), letter('ı', 60))).toBe('íï');
  });

  it('hands on the space before it', () => {
    const [first] = read(letter('´', 55, { space: 'guessed', spaces: 1 }), letter('e', 55, { space: null, spaces: 0 }));
    expect(first).toMatchObject({ text: 'é', space: 'guessed', spaces: 1, x0: 55, x1: 60 });
  });

  it('is left alone beside a letter, far above it, in another font, and where both are no letter', () => {
    expect(textOf(letter('a', 50), letter('~', 55), letter('b', 60))).toBe('a~b');
    expect(textOf(letter('´', 55, { baseline: 92 }), letter('e', 55))).toBe('´e');
    expect(textOf(letter('´', 55, { baseline: 104 }), letter('e', 55))).toBe('´e');
    // An x with a hat in a formula, whose letters are in another font.
    expect(textOf(letter('ˆ', 55), letter('a', 55, { look: { ...look, font: 'CMMI10' } }))).toBe('ˆa');
    expect(textOf(letter('¨', 55), letter('7', 55))).toBe('¨7');
  });
});
