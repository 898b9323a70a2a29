import { describe, expect, it } from 'vitest';
import { readFontFacts } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/font-facts.ts';
import { setNames } from '../../../../../../../api/formats/fonts/names.ts';
import { writeFonts } from '../../../../../../../api/formats/fonts/sfnt.ts';
import { liberationSans } from '../../../../../../support/fonts/font-file.ts';

const italic = async (): Promise<Buffer> => {
  const font = await liberationSans();
  setNames(font, 'Some Family', 'Italic');
  font.tables.get('OS/2')?.writeUInt16BE(1, 62);
  return writeFonts([font]);
};

describe('a font file', () => {
  it('tells its PostScript name, its style and its line height', async () => {
    const upright = readFontFacts(writeFonts([await liberationSans()]));
    expect(upright).toEqual({
      name: 'LiberationSans',
      isBold: false,
      isItalic: false,
      lineHeight: expect.closeTo(1.15, 3),
    });
    expect(readFontFacts(await italic())).toMatchObject({ name: 'SomeFamily-Italic', isItalic: true });
  });

  it('tells nothing where it is cut off', async () => {
    const file = await italic();
    for (let bytes = 0; bytes < file.length; bytes += 997)
      expect(() => readFontFacts(file.subarray(0, bytes))).not.toThrow();
    expect(readFontFacts(file.subarray(0, 64))).toEqual({ name: '', isBold: false, isItalic: false, lineHeight: 0 });
  });
});
