import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { mayInvertJpegs } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/may-invert-jpegs.ts';

const inverts = (text: string) => mayInvertJpegs(Buffer.from(text, 'latin1'));

describe('a PDF with inverted JPEG pictures', () => {
  it('says so in the dictionary of one, before or after its filter', () => {
    expect(inverts('5 0 obj << /Decode [1 0 1 0 1 0] /Filter /DCTDecode >> stream')).toBe(true);
    expect(inverts('5 0 obj <</Filter[/DCTDecode]/Decode[1 0]>>stream')).toBe(true);
    expect(inverts('5 0 obj << /Filter /DCTDecode /Decode [ 1.0 0.0 ] >> stream')).toBe(true);
  });

  it('is none with colours as they are, other pictures that are inverted, or parameters of filters', () => {
    expect(inverts('5 0 obj << /Decode [0 1 0 1 0 1] /Filter /DCTDecode >> stream')).toBe(false);
    expect(inverts('5 0 obj << /DecodeParms [1 0] /Filter /DCTDecode >> stream')).toBe(false);
    const mask = '4 0 obj << /ImageMask true /Decode [1 0] /Filter /CCITTFaxDecode >> stream';
    expect(inverts(`${mask} endstream endobj 5 0 obj << /Filter /DCTDecode >> stream`)).toBe(false);
    expect(inverts(`5 0 obj << /Filter /DCTDecode >> stream endstream endobj ${mask}`)).toBe(false);
    expect(inverts('')).toBe(false);
  });

  it('is possible where more arrays are named than are looked at', () => {
    expect(inverts('/DecodeParms '.repeat(limits.maxDecodeArrays))).toBe(false);
    expect(inverts('/DecodeParms '.repeat(limits.maxDecodeArrays + 1))).toBe(true);
  });
});
