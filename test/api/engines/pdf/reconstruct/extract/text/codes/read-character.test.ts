import { describe, expect, it } from 'vitest';
import { createCharacterReader } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/read-character.ts';
import { createUnreadFonts } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/unread-fonts.ts';
import type { Pdfium } from '../../../../../../../../api/formats/pdfium.ts';

/** A text as PDFium tells it, in one font whose codes have characters, and the places of spaces that PDFium has guessed. */
let text = '';
let generated: readonly number[] = [];
const api = {
  FPDFText_CountChars: () => text.length,
  FPDFText_GetUnicode: (_: number, index: number) => text.charCodeAt(index) || 0,
  FPDFText_IsGenerated: (_: number, index: number) => (generated.includes(index) ? 1 : 0),
  FPDFText_GetTextObject: (_: number, index: number) => (generated.includes(index) ? 0 : 7),
  FPDFText_HasUnicodeMapError: () => 0,
  FPDFTextObj_GetFont: () => 1,
  FPDFFont_GetBaseFontName: () => 0,
};
const pdfium = { api, scratch: 0, scratchBytes: 64, latin: () => '' } as unknown as Pdfium;

function charactersOf(of: string, guessed: readonly number[] = []) {
  [text, generated] = [of, guessed];
  const read = createCharacterReader(
    pdfium,
    1,
    createUnreadFonts(() => new Uint8Array()),
  );
  const characters = [];
  for (let next = 0; next < text.length; ) {
    const character = read(next);
    characters.push(character);
    next = character.index + 1;
  }
  return characters;
}

/** What characters are whose codes tell their letters. */
const told = { grown: null, unreadAs: null, unknown: null, ligature: null, isSoftHyphen: false };

describe('a character', () => {
  it('has the code and the text object that PDFium tells', () => {
    expect(charactersOf('a ')).toEqual([
      { index: 0, object: 7, code: 0x61, isGenerated: false, ...told },
      { index: 1, object: 7, code: 0x20, isGenerated: false, ...told },
    ]);
  });

  it('beyond the first 65,536 takes two places', () => {
    expect(charactersOf('a🔹b').map(({ index, code }) => [index, String.fromCodePoint(code)])).toEqual([
      [0, 'a'],
      [2, '🔹'],
      [3, 'b'],
    ]);
  });

  it('is half of one if the other half is missing', () => {
    expect(charactersOf('\ud83da').map(({ index, code }) => [index, code])).toEqual([
      [0, 0xd83d],
      [1, 0x61],
    ]);
  });

  it('may be guessed, and is no letter that nothing tells then', () => {
    expect(charactersOf('a b', [1])[1]).toMatchObject({ isGenerated: true, grown: null, unreadAs: null });
  });

  it('is a soft hyphen by its own code, and by the one that PDFium has for hyphens at the ends of lines', () => {
    expect(charactersOf('\u00ad\u0002-').map(({ isSoftHyphen }) => isSoftHyphen)).toEqual([true, true, false]);
  });
});
