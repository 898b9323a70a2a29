import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { unreadAsPicture } from '../../../../../api/engines/pdf/reconstruct/unread-as-picture.ts';
import { startPdfium } from '../../../../../api/formats/pdfium.ts';
import { unnamedLettersPdf } from '../../../../support/pdf/letters/unnamed-letters-pdf.ts';

const unnamed = (codes: string) => `BT /F 6 Tf 10 70 Td <${codes}> Tj ET`;
const named = (text: string) => ` BT /H 6 Tf 10 40 Td (${text}) Tj ET`;

async function read(content: string) {
  const document = openDocument(await startPdfium(), unnamedLettersPdf(content));
  const page = document.readPage(0);
  const drawn = unreadAsPicture(page, (area) => document.drawArea(0, area));
  const undrawn = unreadAsPicture(page, () => null);
  document.close();
  return { page, drawn, undrawn };
}

describe('a page of letters without codes', () => {
  it('is shown as a picture of the whole page', async () => {
    const { page, drawn } = await read(unnamed('0102030405060708'.repeat(3)) + named('Heading'));
    expect([page.glyphs.length > 20, drawn.glyphs.length, drawn.unread]).toEqual([true, 0, 0]);
    expect(drawn.pictures.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])).toEqual([[0, 0, page.width, page.height]]);
  });

  it('is one, too, if it has few letters but hardly any with a code', async () => {
    const { drawn } = await read(unnamed('01020304'));
    expect([drawn.glyphs.length, drawn.pictures.length]).toEqual([0, 1]);
    const { page, drawn: kept } = await read(unnamed('0102') + named('Sum'));
    expect(kept).toBe(page);
  });

  it('keeps the signs for its letters if it cannot be drawn', async () => {
    const { page, undrawn } = await read(unnamed('0102030405060708'.repeat(3)));
    expect(undrawn).toBe(page);
  });

  it('keeps its text if few letters of a formula have none', async () => {
    const { page, drawn } = await read(unnamed('0102') + named('where the sum is that of all the parts'));
    expect(drawn).toBe(page);
  });
});
