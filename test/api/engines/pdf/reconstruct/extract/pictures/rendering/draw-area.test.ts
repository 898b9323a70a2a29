import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../../support/pdf/pdf-objects.ts';

/** A red square with black text in it, and a blue one. */
const drawing = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  streamOf('1 0 0 rg 20 140 40 40 re f 0 0 1 rg 100 0 40 40 re f 0 g BT /F 40 Tf 20 145 Td (M) Tj ET'),
]);

describe('a part of a page', () => {
  it('is a picture of all that is on it', async () => {
    const document = openDocument(await startPdfium(), drawing);
    const area = document.drawArea(0, { x0: 10, y0: 10, x1: 70, y1: 70 });
    document.close();
    expect(area).toMatchObject({ x0: 9, y0: 9, x1: 71, y1: 71, format: 'png' });
    const { data, info } = await sharp(area?.bytes).raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      if (data[at + 3] === 255) colours.add([...data.subarray(at, at + 3)].join());
    expect(colours).toContain('255,0,0');
    expect(colours).toContain('0,0,0');
    expect(colours).not.toContain('0,0,255');
  });
});
