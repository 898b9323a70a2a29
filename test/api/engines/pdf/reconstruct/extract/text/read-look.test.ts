import { describe, expect, it } from 'vitest';
import { startPdfium } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/pdfium.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf-objects.ts';

async function glyphsOf(content: string, font = 'Helvetica') {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
  ]);
  const document = openDocument(await startPdfium(), file);
  const { glyphs } = document.readPage(0);
  document.close();
  return glyphs;
}

describe('the look of letters', () => {
  it('tells how wide they were stretched', async () => {
    const [usual] = await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET');
    const [wide] = await glyphsOf('BT /F 12 Tf 150 Tz 20 50 Td (Text) Tj ET');
    expect([usual?.look.stretch, wide?.look.stretch]).toEqual([undefined, 150]);
    expect(wide?.look.size).toBe(12);
  });

  it('takes letters that the file slants for italic, as wide as they are upright', async () => {
    const [first, second] = await glyphsOf('BT /F 12 Tf 1 0 0.3 1 20 50 Tm (nn) Tj ET');
    expect(first?.look.isItalic).toBe(true);
    expect(second?.x0).toBeCloseTo(first?.x1 ?? 0, 1);
  });

  it('takes the medium fonts of URW for bold', async () => {
    const [glyph] = await glyphsOf('BT /F 12 Tf 20 50 Td (Text) Tj ET', 'NimbusRomNo9L-Medi');
    expect(glyph?.look.isBold).toBe(true);
  });
});
