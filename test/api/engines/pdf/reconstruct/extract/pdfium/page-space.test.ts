import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** Where a letter stands on a page that is shown so, 50 points right of and 60 points above the origin of the file. */
async function placeOf(ofTree: string, ofPage: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count 1 ${ofTree} >>`,
    `<< /Type /Page /Parent 2 0 R ${ofPage} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    streamOf('BT /F 12 Tf 50 60 Td (a) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
  const document = openDocument(await startPdfium(), file);
  const { width, height, glyphs, rotated } = document.readPage(0);
  document.close();
  const letter = glyphs[0] ?? rotated[0];
  return { width, height, x: Math.round(letter?.x0 ?? 0), y: Math.round(letter?.baseline ?? 0) };
}

describe('the space of a page', () => {
  it('is that of its boxes, its own or those of the page tree', async () => {
    const boxes = '/MediaBox [0 0 400 500]';
    const place = { width: 400, height: 500, x: 50, y: 440 };
    expect(await placeOf('', boxes)).toEqual(place);
    expect(await placeOf(boxes, '')).toEqual(place);
    expect(await placeOf('/MediaBox [0 0 900 900]', boxes)).toEqual(place);
  });

  it('is what the crop box leaves of the media box', async () => {
    const cropped = '/MediaBox [0 0 400 500] /CropBox [10 20 300 900]';
    const place = { width: 290, height: 480, x: 40, y: 440 };
    expect(await placeOf('', cropped)).toEqual(place);
    expect(await placeOf(cropped, '')).toEqual(place);
  });

  it('is turned with the page', async () => {
    const boxes = '/MediaBox [0 0 400 500]';
    const turned = await placeOf('', `${boxes} /Rotate 90`);
    expect(turned).toMatchObject({ width: 500, height: 400 });
    expect(await placeOf(`${boxes} /Rotate 90`, '')).toEqual(turned);
  });

  it('is that of US Letter without any box', async () => {
    expect(await placeOf('', '')).toEqual({ width: 612, height: 792, x: 50, y: 732 });
  });
});
