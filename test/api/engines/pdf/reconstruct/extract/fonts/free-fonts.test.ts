import { describe, expect, it } from 'vitest';
import { isFree, isFreeTexFont } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/free-fonts.ts';

describe('a font that everybody may embed', () => {
  it.each([
    'CMR10',
    'cmbx12',
    'CSTT8',
    'SFRM1000',
    'LMRoman10-Regular',
    'TeXGyreTermes-Bold',
    'MSBM10',
    'NimbusRomNo9L-Regu',
  ])('is %s, which TeX sets', (font) => {
    expect([isFreeTexFont(font), isFree(font)]).toEqual([true, true]);
  });

  it.each(['Lato-Bold', 'Lato', 'OpenSans', 'DejaVuSerif', 'BitstreamVeraSans-Bold', 'Ubuntu2', 'liberation-sans'])(
    'is %s, but not of TeX',
    (font) => {
      expect([isFreeTexFont(font), isFree(font)]).toEqual([false, true]);
    },
  );

  it.each(['Arial', 'Calibri-Bold', 'Latona', 'Interstate', 'CMYK', 'PALATO', 'MyCMR10', ''])('is not %s', (font) => {
    expect([isFreeTexFont(font), isFree(font)]).toEqual([false, false]);
  });
});
