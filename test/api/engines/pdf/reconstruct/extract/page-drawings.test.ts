import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../api/formats/pdfium.ts';
import { onePage } from '../../../../../support/pdf/pdfium-page.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
/** A red square, and a word above it. */
const file = onePage(
  '1 0 0 rg 20 20 60 60 re f 0 g BT /F 40 Tf 20 120 Td (Text) Tj ET',
  `/Resources << /Font << /F ${font} >> >>`,
);
const ofSquare = { x0: 20, x1: 80, y0: 120, y1: 180 };
const ofWord = { x0: 20, x1: 100, y0: 50, y1: 90 };

async function withDocument<T>(work: (document: ReturnType<typeof openDocument>) => T): Promise<T> {
  const document = openDocument(await startPdfium(), file);
  try {
    return work(document);
  } finally {
    document.close();
  }
}

describe('pictures of a page', () => {
  it('are of all of it, of an area, or of all but its text', () =>
    withDocument(({ drawArea, drawBackground, drawRaster }) => {
      expect(drawArea(0, ofSquare)).toMatchObject({ x0: 19, x1: 81, y0: 119, y1: 181 });
      expect(drawBackground(0)).toMatchObject({ x0: 19, x1: 81, y0: 119, y1: 181 });
      const [blank, word] = [drawBackground(0, ofWord), drawArea(0, ofWord)];
      expect(blank).toMatchObject({ y0: word?.y0, y1: word?.y1 });
      expect(blank?.bytes.length).toBeLessThan(0.5 * (word?.bytes.length ?? 0));
      const { width = 0, height = 0 } = drawRaster(0) ?? {};
      expect(width).toBe(height);
    }));

  it('show its drawings once, as they were asked for first', () =>
    withDocument(({ drawPage }) => {
      const first = drawPage(0, []);
      expect(first).not.toBeNull();
      expect(drawPage(0, [ofSquare])).toBe(first);
    }));

  it('are as many as the limit says in a document, pixels to look at apart', () =>
    withDocument(({ drawArea, drawBackground, drawPage, drawRaster }) => {
      const area = { x0: 0, x1: 2, y0: 0, y1: 2 };
      const drawn = Array.from({ length: limits.maxDrawings + 1 }, () => drawArea(0, area) !== null);
      expect(drawn.indexOf(false)).toBe(limits.maxDrawings);
      expect([drawBackground(0), drawPage(0, [])]).toEqual([null, null]);
      expect(drawRaster(0)).not.toBeNull();
    }));
});
