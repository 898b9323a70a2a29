import { describe, expect, it } from 'vitest';
import { readFontProgram } from '../../../../../api/engines/pdf/fonts/font-program.ts';
import { setNames } from '../../../../../api/formats/fonts/names.ts';
import { writeFonts } from '../../../../../api/formats/fonts/sfnt.ts';
import { liberationSans } from '../../../../support/fonts/font-file.ts';

type Tables = Awaited<ReturnType<typeof liberationSans>>;

/** Liberation Sans as another family, changed. */
async function fontWith(change: (font: Tables) => void = () => undefined, family = 'Quaint'): Promise<Buffer> {
  const font = await liberationSans();
  setNames(font, family, 'Bold Italic');
  change(font);
  return writeFonts([font]);
}

const withType = (type: number) => fontWith((font) => font.tables.get('OS/2')?.writeUInt16BE(type, 8));

describe('a font that a document may embed', () => {
  it('tells its family, its style and how wide its letters are', async () => {
    const program = readFontProgram(await fontWith((font) => font.tables.get('OS/2')?.writeUInt16BE(0x21, 62)));
    expect(program).toMatchObject({ family: 'Quaint', isBold: true, isItalic: true, hasLayout: true });
    expect(program?.advanceOf('i')).toBeCloseTo(0.222, 3);
    expect(program?.advanceOf(' ')).toBeCloseTo(0.278, 3);
    expect(program?.advanceOf('語')).toBeNull();
  });

  it('does not show letters whose outlines a subset has left out', async () => {
    const program = readFontProgram(await fontWith((font) => font.tables.get('loca')?.fill(0)));
    expect(program?.advanceOf('i')).toBeNull();
    expect(program?.advanceOf(' ')).not.toBeNull();
  });

  it.each([
    ['that may be installed', 0, true],
    ['for documents that are edited', 0x8, true],
    ['for documents that are edited, by the least restrictive of several bits', 0xc, true],
    ['that may not be embedded', 0x2, false],
    ['for documents that are only read', 0x4, false],
    ['that must stay whole', 0x108, false],
    ['of which only bitmaps may be embedded', 0x208, false],
  ])('is one %s', async (_, type, isAllowed) => {
    expect(readFontProgram(await withType(type)) !== null).toBe(isAllowed);
  });

  it('is none without a name, codes or facts, and none that is named after a subset', async () => {
    for (const tag of ['OS/2', 'name', 'cmap', 'glyf', 'hmtx', 'maxp'])
      expect(readFontProgram(await fontWith((font) => font.tables.delete(tag))), tag).toBeNull();
    expect(readFontProgram(await fontWith(undefined, 'ABCDEF+Quaint'))).toBeNull();
    expect(readFontProgram(await fontWith(undefined, 'A family whose name is far too long'))).toBeNull();
  });

  it('is none that is cut off', async () => {
    const file = await fontWith();
    for (let bytes = 0; bytes < file.length; bytes += 997) {
      const program = readFontProgram(file.subarray(0, bytes));
      expect(() => program?.advanceOf('i')).not.toThrow();
    }
    expect(readFontProgram(file.subarray(0, 64))).toBeNull();
  });
});
