import { describe, expect, it } from 'vitest';
import { withoutDoubledLetters } from '../../../../../../../api/engines/pdf/reconstruct/marks/overdrawn/without-doubled-letters.ts';
import { thresholds } from '../../../../../../../api/engines/pdf/reconstruct/marks/thresholds.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const kept = (letters: readonly Glyph[]) =>
  withoutDoubledLetters({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters })
    .glyphs.map(({ text }) => text)
    .join('');

describe('letters drawn again at their place', () => {
  it('count once, even if all of a text comes before its double', () => {
    expect(kept([...glyphs('bold', 50, 100), ...glyphs('text', 50, 112), ...glyphs('bold', 50.4, 100)])).toBe(
      'boldtext',
    );
    expect(kept([...glyphs('bold', 50, 100), ...glyphs('bold', 50.4, 100.3), ...glyphs('bold', 49.8, 100)])).toBe(
      'bold',
    );
  });

  it('make the first bold if they are, in the same colour', () => {
    const isBoldOver = (parts: Partial<typeof look>) => {
      const letters = [...glyphs('a', 50, 100), ...glyphs('a', 50.3, 100, { ...look, ...parts })];
      const { glyphs: left } = withoutDoubledLetters({ ...emptyPage(0, { width: 300, height: 400 }), glyphs: letters });
      return left.map((glyph) => glyph.look.isBold);
    };
    expect(isBoldOver({ isBold: true })).toEqual([true]);
    expect(isBoldOver({ isBold: true, colour: 'FF0000' })).toEqual([false]);
    expect(isBoldOver({})).toEqual([false]);
  });

  it('are kept if they are others, of another size, or farther away', () => {
    expect(kept([...glyphs('one', 50, 100), ...glyphs('two', 50, 100)])).toBe('onetwo');
    expect(kept([...glyphs('one', 50, 100), ...glyphs('one', 50, 100, { ...look, size: 8 })])).toBe('oneone');
    expect(kept([...glyphs('one', 50, 100), ...glyphs('one', 51.5, 100)])).toBe('oneone');
  });

  it('are looked for near by, however large a damaged file says they are', () => {
    expect(kept([...glyphs('vast', 50, 100), ...glyphs('vast', 50.4, 100, { ...look, size: 1e9 })])).toBe('vastvast');
  });

  it('are kept if they are the parts of a ligature, which are read at its place', () => {
    const ligature = glyphs('ffi', 50, 100).map((glyph) => ({ ...glyph, x0: 50, x1: 60 }));
    expect(kept(ligature)).toBe('ffi');
  });

  it('count once if they are all codes of a hyphen', () => {
    const [first, soft, other, ...word] = glyphs('--\u2010co', 50, 100).map((glyph) => ({ ...glyph, x0: 50 })) as [
      Glyph,
      Glyph,
      Glyph,
    ];
    expect(kept([first, { ...soft, isSoftHyphen: true }, other, ...word])).toBe('-co');
    expect(kept([first, soft])).toBe('--');
    expect(kept(glyphs('-\u2010', 50, 100))).toBe('-\u2010');
  });

  it('are kept if they are marks on a letter', () => {
    expect(kept([...glyphs('a', 50, 100), ...glyphs('\u0301', 50, 100), ...glyphs('b\u0301', 50, 100)])).toBe(
      'a\u0301b\u0301',
    );
  });

  it('are compared with the first few of those piled up at one place', () => {
    const { maxInCell } = thresholds.doubled;
    const pile = Array.from({ length: 20_000 }, (_, index) =>
      glyphs(String.fromCodePoint(0x4e00 + index), 50, 100),
    ).flat();
    const again = [pile[0], pile[maxInCell - 1], pile[maxInCell]].map((glyph) => ({ ...(glyph as Glyph) }));
    expect(kept([...pile, ...again])).toBe([...pile, again[2] as Glyph].map(({ text }) => text).join(''));
  });
});
