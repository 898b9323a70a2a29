import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { turnedBox, turnOf } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/page-turn.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const lines = (down: number, across = 0): Glyph[] =>
  Array.from({ length: 100 }, (_, index) => {
    const [row, at] = [Math.floor(index / 20), index % 20];
    const [x, y] = [100 + 15 * row + at * across, 300 + at * down];
    const box = { x0: x, x1: x + 10, y0: y, y1: y + 5 };
    return { ...box, text: 'a', baseline: y + 5, look, space: null, spaces: 0, isSoftHyphen: false };
  });

/** A page of 200 by 100 points whose text runs in this direction, with a link over its first letters. */
function sideways(direction: string, start: string): Uint8Array {
  const text = 'The text that lies on its side fills most of this page';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R /Annots [6 0 R] >>',
    streamOf(`BT /F 4 Tf ${direction} ${start} Tm (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Annot /Subtype /Link /Rect [30 10 40 30] /A << /S /URI /URI (https://example.org/) >> >>',
  ]);
}

describe('the turn of a page', () => {
  it('is the one that its letters need to be read', () => {
    expect([turnOf(lines(-5), 5), turnOf(lines(5), 5)]).toEqual([1, 3]);
  });

  it('is none where much is upright, little is written, or letters run in no direction', () => {
    expect([turnOf(lines(-5), 60), turnOf(lines(-5).slice(0, 20), 0), turnOf(lines(5, 5), 0)]).toEqual([0, 0, 0]);
  });

  it('turns boxes with it', () => {
    const box = { x0: 10, y0: 20, x1: 30, y1: 25 };
    const page = { width: 200, height: 100 };
    expect(turnedBox(box, 0, page)).toBe(box);
    expect(turnedBox(box, 1, page)).toEqual({ x0: 75, y0: 10, x1: 80, y1: 30 });
    expect(turnedBox(box, 3, page)).toEqual({ x0: 20, y0: 170, x1: 25, y1: 190 });
  });

  it('is made where documents are written, with the links of the page', async () => {
    const pdfium = await startPdfium();
    const read = (bytes: Uint8Array, turnsPages: boolean) => {
      const document = openDocument(pdfium, bytes, { turnsPages });
      const pages = [document.readPage(0), document.readPage(0)];
      document.close();
      return pages;
    };
    for (const bytes of [sideways('0 1 -1 0', '40 5'), sideways('0 -1 1 0', '40 95')]) {
      const [page, again] = read(bytes, true);
      expect([page?.width, page?.height, page?.rotated.length]).toEqual([100, 200, 0]);
      const [link] = page?.links ?? [];
      const baseline = page?.glyphs[0]?.baseline ?? 0;
      expect(link !== undefined && baseline >= link.y0 && baseline <= link.y1).toBe(true);
      expect(again?.links).toEqual(page?.links);
      expect(read(bytes, false)[0]?.glyphs).toEqual([]);
    }
  });
});
