import { describe, expect, it } from 'vitest';
import { createFontMemory } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/font-memory.ts';
import { unnamedLettersPdf } from '../../../../../../support/pdf/letters/unnamed-letters-pdf.ts';
import { withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const embedded = 'BT /F 10 Tf 10 50 Td <01> Tj ET';
const standard = 'BT /H 10 Tf 10 50 Td (a) Tj ET';

/** What is told of the font of a text, on two pages, and how often it was read. */
const told = (content: string) =>
  withPage(unnamedLettersPdf(content, { name: 'ABCDEF+Test' }), ({ pdfium, objects: [text = 0] }) => {
    let reads = 0;
    const memory = createFontMemory((file, name) => {
      reads++;
      return { name, isCff: file[0] === 1 };
    });
    const font = pdfium.api.FPDFTextObj_GetFont(text);
    const onPages = [memory.ofPage(pdfium)(font), memory.ofPage(pdfium)(font)];
    return { onPages, reads };
  });

describe('the file of a font', () => {
  it('is read once for all pages, with the name that the PDF has for the font', async () => {
    const { onPages, reads } = await told(embedded);
    expect(onPages[0]).toEqual({ name: 'ABCDEF+Test', isCff: true });
    expect(onPages[1]).toBe(onPages[0]);
    expect(reads).toBe(1);
  });

  it('is not read if it is not embedded', async () => {
    expect(await told(standard)).toEqual({ onPages: [null, null], reads: 0 });
  });
});
