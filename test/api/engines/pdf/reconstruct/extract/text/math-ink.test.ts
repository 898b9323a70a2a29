import { describe, expect, it } from 'vitest';
import { mathInk } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/math-ink.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const resources =
  '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >> >>';

/** The ink of a point and a letter on a baseline 100 points from the top, as letters of a font. */
const inkAs = (font: string) =>
  withPage(onePage('BT /F 40 Tf 20 100 Td (.l) Tj ET', resources), ({ pdfium, page, space }) => {
    const textPage = pdfium.api.FPDFText_LoadPage(page);
    const inkOf = mathInk(pdfium, textPage, space.matrix);
    const math = { ...look, font };
    const found = [inkOf(math, 0), inkOf(math, 1)];
    pdfium.api.FPDFText_ClosePage(textPage);
    return found;
  });

describe('the ink of letters', () => {
  it('is from top to bottom of each in a font for formulas', async () => {
    const [point, letter] = await inkAs('CMEX10');
    expect(point?.[1]).toBeCloseTo(100, 0);
    expect(letter?.[1]).toBeCloseTo(100, 0);
    expect(100 - (point?.[0] ?? 0)).toBeLessThan(6);
    expect(100 - (letter?.[0] ?? 0)).toBeGreaterThan(26);
  });

  it('is not measured in other fonts', async () => {
    expect(await inkAs('Helvetica')).toEqual([null, null]);
  });
});
