import { describe, expect, it } from 'vitest';
import { fileFacts } from '../../../../../../api/engines/pdf/reconstruct/extract/file-facts.ts';
import {
  OpenError,
  openInPdfium,
  openPage,
} from '../../../../../../api/engines/pdf/reconstruct/extract/opened-document.ts';
import { createSharedPictures } from '../../../../../../api/engines/pdf/reconstruct/extract/pictures/shared-pictures.ts';
import { startPdfium } from '../../../../../../api/formats/pdfium.ts';
import { onePage } from '../../../../../support/pdf/pdfium-page.ts';

const file = onePage('0 0 100 100 re f');

async function open(bytes: Uint8Array) {
  const known = {
    keep: undefined,
    looks: new Map(),
    shared: createSharedPictures(),
    facts: { ...fileFacts(bytes), keepsLinePictures: false },
  };
  return openInPdfium(await startPdfium(), bytes, known);
}

describe('a document that is open in PDFium', () => {
  it('has its bytes there, for what looks for the streams of pictures', async () => {
    const { pictures, close } = await open(file);
    expect(Buffer.from(pictures.file()).equals(file)).toBe(true);
    close();
  });

  it('has one copy, whose changes it does not show', async () => {
    const { pdfium, document, copy, close } = await open(file);
    const { api } = pdfium;
    const other = copy();
    expect([other === document, copy()]).toEqual([false, other]);
    const page = api.FPDF_LoadPage(other, 0);
    api.FPDFPage_SetRotation(page, 1);
    api.FPDF_ClosePage(page);
    const own = api.FPDF_LoadPage(document, 0);
    expect(api.FPDFPage_GetRotation(own)).toBe(0);
    api.FPDF_ClosePage(own);
    close();
  });

  it('gives its memory back when it is closed', async () => {
    const { pdfium, close } = await open(file);
    const before = pdfium.memoryBytes();
    close();
    for (let time = 0; time < 6; time++) {
      const large = Buffer.concat([file, Buffer.alloc(10_000_000)]);
      const known = {
        keep: undefined,
        looks: new Map(),
        shared: createSharedPictures(),
        facts: { ...fileFacts(large), keepsLinePictures: false },
      };
      openInPdfium(pdfium, large, known).close();
    }
    expect(pdfium.memoryBytes() - before).toBeLessThan(30_000_000);
  });

  it('has no page beyond its last one', async () => {
    const opened = await open(file);
    const page = openPage(opened, 0);
    expect(page).not.toBe(0);
    opened.pdfium.api.FPDF_ClosePage(page);
    expect(() => openPage(opened, 1)).toThrow(OpenError);
    opened.close();
  });
});

describe('a file that does not open', () => {
  it('is damaged', async () => {
    await expect(open(Buffer.from('no PDF'))).rejects.toMatchObject({ name: 'Error', needsPassword: false });
  });

  it('needs a password if PDFium says so', () => {
    expect([3, 4, 5].map((code) => new OpenError(code).needsPassword)).toEqual([false, true, false]);
  });
});
