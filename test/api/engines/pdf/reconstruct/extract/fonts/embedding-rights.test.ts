import { describe, expect, it } from 'vitest';
import { mayEmbed } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/embedding-rights.ts';
import { writeFonts } from '../../../../../../../api/formats/fonts/sfnt.ts';
import { liberationSans } from '../../../../../../support/fonts/font-file.ts';

const postScript = (says: string) => Buffer.from(`%!PS-AdobeFont-1.0: Quaint 1.0\n${says}\ncurrentfile eexec`);

describe('the right to embed a font in a document', () => {
  it.each([
    ['a right to install it', '/FSType 0 def', true],
    ['a right to edit with it', '/FSType 8 def', true],
    ['no right but to print with it', '/FSType 4 def', false],
    ['no right to a part of it', '/FSType 264 def', false],
    ['a free licence', 'This Font Software is licensed under the SIL Open Font License', true],
    ['a name that a free licence reserves', '(c) 2009 Somebody, with Reserved Font Name Quaint', true],
    ['a copyright only', '(c) 2009 Somebody. All rights reserved.', false],
  ])('is by its file: %s', (_, says, isAllowed) => {
    expect(mayEmbed('Quaint-Regular', postScript(says))).toBe(isAllowed);
  });

  it.each([
    'CMR10',
    'CMBXTI10',
    'SFRM1095',
    'LMRoman10-Regular',
    'Roboto-Medium',
    'NotoSansCJKjp-Bold',
    'Inter-Regular',
    'Inconsolatazi4-Bold',
  ])('is everybody’s for %s, whose file need not say so', (font) => {
    expect(mayEmbed(font, postScript(''))).toBe(true);
  });

  it.each([
    'csr10',
    'LMRoman10-Regular-Identity-H',
    'EuropeanComputerModern-RomanRegular10pt',
    'CharterBT-Roman',
    'LINE10',
  ])('is everybody’s for %s, whatever its file says', (font) => {
    expect(mayEmbed(font, postScript('/FSType 4 def'))).toBe(true);
  });

  it('is nobody’s for other fonts whose file does not say so', () => {
    for (const font of [
      'MinionPro-Regular',
      'Helvetica',
      'CMYKFont',
      'CSharp',
      'URWGroteskT',
      'Linear10',
      'Berlin',
      'Latona',
      'Interstate-Bold',
      'F1',
      '',
    ])
      expect(mayEmbed(font, postScript('')), font).toBe(false);
  });

  it('is that of TrueType’s own table, before its name', async () => {
    const font = await liberationSans();
    font.tables.get('OS/2')?.writeUInt16BE(4, 8);
    expect(mayEmbed('Roboto-Regular', writeFonts([font]))).toBe(false);
    font.tables.get('OS/2')?.writeUInt16BE(8, 8);
    expect(mayEmbed('Helvetica', writeFonts([font]))).toBe(true);
    font.tables.delete('OS/2');
    expect(mayEmbed('Helvetica', writeFonts([font]))).toBe(false);
    expect(mayEmbed('Roboto-Regular', writeFonts([font]))).toBe(true);
  });

  it('is none for a file that is cut off', async () => {
    const file = writeFonts([await liberationSans()]);
    for (const bytes of [0, 3, 11, 12, 40, 64]) expect(mayEmbed('Helvetica', file.subarray(0, bytes))).toBe(false);
  });
});
