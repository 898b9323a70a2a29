import { describe, expect, it } from 'vitest';
import type { HeldFont } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/held-fonts.ts';
import { createKeptFonts } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/kept-fonts.ts';
import { liberationSansAs } from '../../../../../../support/fonts/font-file.ts';

const face = { font: 'Lato', isBold: false, isItalic: false, lineHeight: 1 };
/** No format that documents embed; each number is another file. */
const drawable = (number: number) => Uint8Array.of(1, 0, 4, 1, number);

/** A font that has these characters, and all that it was asked for. */
function held(characters: string) {
  const asked: string[] = [];
  const font: HeldFont = {
    missing: () => null,
    shapeOf(character) {
      asked.push(character);
      return characters.includes(character) ? { code: character.charCodeAt(0), advance: 0.5, outline: null } : null;
    },
  };
  return { font, asked };
}

describe('a font in a format that documents embed', () => {
  it('is kept as it is, once however often it is met, and never held', async () => {
    const { fonts, keep } = createKeptFonts();
    const found = {
      face,
      file: await liberationSansAs('Lato'),
      hold: () => {
        throw new Error('held');
      },
    };
    keep(found);
    keep(found);
    const kept = fonts.get('Lato') ?? [];
    expect(kept.map(({ isDrawn }) => isDrawn)).toEqual([false]);
    expect(kept[0]?.programFor('a', null)?.bytes.length).toBe(found.file.length);
  });
});

describe('a font in another format', () => {
  it('is left out if its maker does not let everybody embed it', () => {
    const { fonts, keep } = createKeptFonts();
    keep({ face: { ...face, font: 'Proprietary' }, file: drawable(0), hold: () => held('a').font });
    expect(fonts.size).toBe(0);
  });

  it('is one font with all its parts, and another one for each style', () => {
    const { fonts, keep } = createKeptFonts();
    const parts = [held('a'), held('b')];
    for (const [number, { font }] of parts.entries()) keep({ face, file: drawable(number), hold: () => font });
    keep({ face: { ...face, isBold: true }, file: drawable(2), hold: () => held('c').font });
    const [regular, bold, ...others] = fonts.get('Lato') ?? [];
    expect([regular?.isBold, bold?.isBold, others]).toEqual([false, true, []]);
    expect(regular?.isDrawn).toBe(true);
    regular?.programFor('ab', null);
    expect(parts.map(({ asked }) => asked.includes('b'))).toEqual([true, true]);
  });

  it('has eight parts at most', () => {
    const { fonts, keep } = createKeptFonts();
    const parts = Array.from({ length: 10 }, () => held('a'));
    for (const [number, { font }] of parts.entries()) keep({ face, file: drawable(number), hold: () => font });
    fonts.get('Lato')?.[0]?.programFor('x', null);
    expect(parts.filter(({ asked }) => asked.includes('x'))).toHaveLength(8);
  });

  it('is read before it is let go, and again only if more of its characters are shown since', () => {
    const { fonts, keep, letGo } = createKeptFonts();
    const first = held('ab');
    keep({ face, file: drawable(0), hold: () => first.font });
    letGo(() => ['a', 'b']);
    expect(first.asked).toEqual(expect.arrayContaining(['a', 'b']));
    const count = first.asked.length;
    fonts.get('Lato')?.[0]?.programFor('abc', null);
    expect(first.asked).toHaveLength(count);

    const again = held('abc');
    keep({ face, file: drawable(0), hold: () => again.font });
    letGo(() => ['a', 'b']);
    expect(again.asked).toEqual([]);
    keep({ face, file: drawable(0), hold: () => again.font });
    letGo(() => ['a', 'b', 'c']);
    expect(again.asked).toContain('c');
  });
});
