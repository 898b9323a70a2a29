import { describe, expect, it } from 'vitest';
import { createTagTrust } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/tag-trust.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const areBelieved = (letters: readonly Glyph[]) => createTagTrust()(letters);

describe('the tags of a page', () => {
  it('are not relied on where they name few letters, or make headings and text one paragraph', () => {
    const tag = { block: 1, heading: null, isItem: false, cell: null };
    const letters = glyphs('x'.repeat(700), 0, 100);
    const sized = (glyph: Glyph, index: number) =>
      index < 600 ? glyph : { ...glyph, look: { ...glyph.look, size: 2 * glyph.look.size } };
    expect(areBelieved(letters.map(sized).map((glyph) => ({ ...glyph, tag })))).toBe(false);
    expect(areBelieved(letters.map((glyph) => ({ ...glyph, tag })))).toBe(true);
    const artifact = (glyph: Glyph, index: number) =>
      index < 300 ? { ...glyph, tag } : { ...glyph, isArtifact: true };
    expect(areBelieved(letters.map(artifact))).toBe(true);
    expect(areBelieved(letters.map((glyph, index) => (index % 2 === 0 ? { ...glyph, tag } : glyph)))).toBe(false);
    expect(areBelieved(letters.slice(0, 80).map((glyph) => ({ ...glyph, tag })))).toBe(true);
    const short = letters.slice(560, 680).map(sized);
    expect(areBelieved(short.map((glyph) => ({ ...glyph, tag })))).toBe(true);
    const mixed = [...short.slice(0, 60), ...letters.map(sized).slice(600, 660)];
    expect(areBelieved(mixed.map((glyph) => ({ ...glyph, tag })))).toBe(false);
    expect(areBelieved(mixed.map((glyph) => ({ ...glyph, tag: { ...tag, heading: 1 } })))).toBe(true);
  });

  describe('that divide words between paragraphs', () => {
    const tagged = (parts: readonly string[], block: number) => {
      const letters = glyphs(parts.join(''), 0, 100);
      let from = 0;
      return parts.flatMap((part, index) => {
        const tag = { block: block + index, heading: null, isItem: false, cell: null };
        const count = part.replaceAll(' ', '').length;
        from += count;
        return letters.slice(from - count, from).map((letter) => ({ ...letter, tag }));
      });
    };
    const beside = tagged(['one paragr', 'aph and an', 'other'], 1);
    const sound = tagged(['one paragraph ', 'and another'], 1);

    it('are not believed, nor are those of later pages', () => {
      const areBelieved = createTagTrust();
      expect([sound, beside, sound].map(areBelieved)).toEqual([true, false, false]);
    });

    it('are believed with one such word, as where a capital is a picture', () => {
      const areBelieved = createTagTrust();
      expect([tagged(['O', 'nce upon a time'], 1), sound].map(areBelieved)).toEqual([true, true]);
    });

    it('are believed where what they divide is no word', () => {
      expect(areBelieved(tagged(['1', '2', '3', '4'], 1))).toBe(true);
    });
  });
});
