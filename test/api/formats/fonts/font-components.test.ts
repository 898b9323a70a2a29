import { describe, expect, it } from 'vitest';
import { isFontBomb } from '../../../../api/formats/fonts/font-components.ts';
import { compositeFont, tenfoldFont } from '../../../support/fonts/composite-font.ts';
import { liberationSansAs } from '../../../support/fonts/font-file.ts';

describe('a font is harmless', () => {
  it('that a designer drew', async () => {
    expect(isFontBomb(await liberationSansAs('Any'))).toBe(false);
  });

  it('with a thousand components a glyph, and each used by the next', async () => {
    expect(isFontBomb(await tenfoldFont(3))).toBe(false);
    expect(isFontBomb(await compositeFont([...Array.from({ length: 50 }, (_, glyph) => [glyph + 1]), []]))).toBe(false);
  });

  it('that is cut off anywhere, or none at all', async () => {
    const font = await tenfoldFont(3);
    for (const length of [0, 3, 11, 100, 500, font.length - 50]) {
      expect(isFontBomb(font.subarray(0, length))).toBe(false);
    }
    expect(isFontBomb(Buffer.alloc(1000, 0xff))).toBe(false);
  });
});

describe('a font is a bomb', () => {
  it('whose glyphs are made of ten others each, level by level', async () => {
    expect(isFontBomb(await tenfoldFont(9))).toBe(true);
  });

  it('with more components than all glyphs together need', async () => {
    const many = Array.from({ length: 4000 }, () => 2000);
    expect(isFontBomb(await compositeFont([...Array.from({ length: 300 }, () => many)]))).toBe(true);
  });

  it('whose glyphs are made of themselves, or of too many levels', async () => {
    expect(isFontBomb(await compositeFont([[1], [0]]))).toBe(true);
    expect(isFontBomb(await compositeFont([...Array.from({ length: 500 }, (_, glyph) => [glyph + 1]), []]))).toBe(true);
  });
});
