import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  axisOf,
  baselineBelow,
  isExtensionFont,
  isOpenTypeMath,
  isSignFont,
  isTexMath,
  mayGrow,
} from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/math-fonts.ts';

describe('fonts for formulas', () => {
  it('are told by their names', () => {
    const tex = ['CMMI10', 'cmsy7', 'CMEX10', 'LMMathItalic10-Regular', 'MSBM10', 'txmiaX', 'rtxmi', 'newpxmi'];
    expect(tex.map(isTexMath)).toEqual([true, true, true, true, true, false, true, true]);
    const ofTexts = [
      'PazoMath',
      'PazoMath-Italic',
      'Fourier-Math-Symbols',
      'MathDesign-GM-Regular-Symbol-10',
      'EURM10',
    ];
    expect(ofTexts.every(isTexMath)).toBe(true);
    expect(['CMR10', 'CMBX12', 'Helvetica', 'CMMIX'].some(isTexMath)).toBe(false);
    expect(
      ['CambriaMath', 'Cambria Math', 'STIXTwoMath-Regular', 'LatinModernMath-Regular'].every(isOpenTypeMath),
    ).toBe(true);
    expect(['Cambria', 'NotoSansMath-Regular', 'STIXGeneral'].some(isOpenTypeMath)).toBe(false);
  });

  it('have signs that grow, or letters of an alphabet of their own', () => {
    expect(['CMEX10', 'LMMathExtension10', 'CMSY10'].map(isExtensionFont)).toEqual([true, true, false]);
    expect(['Fourier-Math-Extension', 'Fourier-Math-Symbols'].map(isExtensionFont)).toEqual([true, false]);
    const growing = ['', 'CMMI10', 'OpenSymbol', 'CambriaMath', 'Symbol', 'MT-Extra'];
    expect([...growing, 'Arial', 'SymbolNeu'].filter(mayGrow)).toEqual(growing);
    expect(['CMSY10', 'MSBM10', 'EUFM10', 'CMMI10'].map(alphabetOf)).toEqual([
      'script',
      'double-struck',
      'fraktur',
      null,
    ]);
    expect(['CMSY10', 'CMEX10', 'CMMI10'].map(isSignFont)).toEqual([true, true, false]);
  });
});

it('gives the axis of a line, and the line of an axis', () => {
  expect(axisOf(100, 20)).toBe(95);
  expect(baselineBelow(axisOf(100, 20), 20)).toBe(100);
});
