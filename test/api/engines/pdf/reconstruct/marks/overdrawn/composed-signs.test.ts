import { describe, expect, it } from 'vitest';
import { withSigns } from '../../../../../../../api/engines/pdf/reconstruct/marks/overdrawn/composed-signs.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

function letter(text: string, x0: number, own: Partial<Glyph> = {}): Glyph {
  const [glyph] = glyphs('x', x0, 100);
  if (glyph === undefined) throw new Error('no letter');
  return { ...glyph, text, ...own };
}
const read = (...letters: readonly Glyph[]) =>
  withSigns({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters }).glyphs;
const textOf = (...letters: readonly Glyph[]) =>
  read(...letters)
    .map(({ text }) => text)
    .join('');

describe('two signs that are drawn over each other', () => {
  it('are one: a sign that is struck out, an arrow with a bar, a letter with an arrow', () => {
    expect(textOf(letter('i', 40), letter('\u0338', 50), letter('=', 50), letter('j', 60))).toBe('i≠j');
    expect(textOf(letter('\u0338', 50), letter('∈', 50))).toBe('∉');
    expect(textOf(letter('↦', 50), letter('→', 50))).toBe('↦');
    expect(textOf(letter('\u20d7', 51, { baseline: 98 }), letter('E', 50))).toBe('E\u20d7');
  });

  it('have the space that is before the first', () => {
    const [sign] = read(letter('\u0338', 50, { space: 'guessed', spaces: 1 }), letter('=', 50));
    expect(sign).toMatchObject({ text: '≠', space: 'guessed', spaces: 1, x0: 50, x1: 55 });
  });

  it('are two beside each other, and on two lines', () => {
    expect(textOf(letter('\u0338', 50), letter('=', 55))).toBe('/=');
    expect(textOf(letter('↦', 50), letter('→', 50, { baseline: 112 }))).toBe('↦→');
    expect(textOf(letter('\u20d7', 50), letter('E', 55))).toBe('\u20d7E');
  });
});
