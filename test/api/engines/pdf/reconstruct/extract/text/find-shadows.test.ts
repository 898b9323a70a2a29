import { describe, expect, it } from 'vitest';
import { startPdfium } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/pdfium.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf-objects.ts';

async function coloursOf(content: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
  const document = openDocument(await startPdfium(), file);
  const { glyphs } = document.readPage(0);
  document.close();
  return glyphs.map(({ text, look }) => `${text}${look.colour}`);
}

describe('text with a shadow', () => {
  it('has the colour that is painted last', async () => {
    const shadow = '0.5 g BT /F 20 Tf 21 49 Td (A) Tj ET 1 0 0 rg BT /F 20 Tf 20 50 Td (A) Tj ET';
    expect(await coloursOf(shadow)).toEqual(['AFF0000']);
  });

  it('is no text beside another', async () => {
    const two = '0 g BT /F 20 Tf 20 50 Td (A) Tj ET 1 0 0 rg BT /F 20 Tf 60 50 Td (A) Tj ET';
    expect(await coloursOf(two)).toEqual(['A000000', 'AFF0000']);
  });
});
