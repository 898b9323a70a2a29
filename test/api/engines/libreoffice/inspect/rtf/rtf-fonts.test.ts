import { describe, expect, it } from 'vitest';
import { createRtfFonts } from '../../../../../../api/engines/libreoffice/inspect/rtf/rtf-fonts.ts';
import { readRtf } from '../../../../../../api/engines/libreoffice/inspect/rtf/rtf-tokens.ts';

async function familiesOf(rtf: string) {
  const fonts = createRtfFonts();
  let depth = 0;
  async function* source() {
    yield Buffer.from(rtf, 'latin1');
  }
  await readRtf(source(), {
    open: () => depth++,
    close: () => fonts.close(depth--),
    control: (word, value) => fonts.control(word, value, depth),
    byte: (byte) => fonts.byte(byte, depth),
  });
  return fonts.families();
}

const table = '{\\fonttbl{\\f0 Arial;}{\\f1 Georgia{\\*\\falt Times};}{\\f2\\fcharset238 Unused;}}';

describe('createRtfFonts', () => {
  it('finds the fonts that text uses, by their numbers in the table of fonts', async () => {
    expect(await familiesOf(`{\\rtf1${table}\\f1 Text}`)).toEqual(['Georgia']);
  });

  it('counts the default font, and the one of right-to-left text', async () => {
    expect(await familiesOf(`{\\rtf1\\deff0${table}\\af2 Text}`)).toEqual(['Arial', 'Unused']);
  });

  it('leaves out numbers that stand in tables of styles and lists', async () => {
    expect(await familiesOf(`{\\rtf1${table}{\\stylesheet{\\s1\\f2 Heading;}}{\\listtext\\f0 1.}\\f1 Text}`)).toEqual([
      'Georgia',
    ]);
  });

  it('reads a name in the encoding of its character set', async () => {
    const fonts = "{\\fonttbl{\\f0\\fcharset204 \\'cc\\'e8\\'f0;}}";
    expect(await familiesOf(`{\\rtf1${fonts}\\f0 Text}`)).toEqual(['Мир']);
  });
});
