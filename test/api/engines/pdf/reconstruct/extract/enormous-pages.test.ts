import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../support/pdf/pdf-objects.ts';

/** A poster of so many points, turned or not, with a word of 80 points, a square, a link to its middle and an outline. */
const poster = (width: number, height: number, rotate = 0) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [400 200 800 400] /Dest [3 0 R /XYZ 0 ${height / 2} 0] >>] >>`,
    streamOf('BT /F 80 Tf 400 200 Td (Poster) Tj ET 1 0 0 rg 1000 1000 200 200 re f'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
    `<< /Title (Middle) /Parent 6 0 R /Dest [3 0 R /XYZ 0 ${height / 2} 0] >>`,
  ]);

async function read(file: Buffer, maxSide?: number, minSide?: number) {
  const document = openDocument(await startPdfium(), file, { maxSide, minSide });
  const page = document.readPage(0);
  const drawn = document.drawArea(0, { x0: 510, y0: 410, x1: 590, y1: 490 });
  const { outline } = document;
  document.close();
  return { page, drawn, outline };
}

describe('an enormous page', () => {
  it('is read smaller, with all that is on it', async () => {
    const { page, outline } = await read(poster(3168, 2000), 1584);
    const whole = await read(poster(3168, 2000));
    expect(page).toMatchObject({ width: 1584, height: 1000 });
    expect(whole.page).toMatchObject({ width: 3168, height: 2000 });
    expect(page.glyphs.map(({ text }) => text).join('')).toBe('Poster');
    for (const [index, glyph] of page.glyphs.entries()) {
      const large = whole.page.glyphs[index];
      expect(glyph.look.size).toBe(40);
      expect(glyph.x0).toBeCloseTo((large?.x0 ?? 0) / 2, 1);
      expect(glyph.baseline).toBeCloseTo((large?.baseline ?? 0) / 2, 1);
    }
    expect(page.fills).toMatchObject([{ x0: 500, y0: 400, x1: 600, y1: 500 }]);
    expect(page.links).toMatchObject([{ x0: 200, y0: 800, x1: 400, y1: 900 }]);
    expect(outline).toMatchObject([{ title: 'Middle', y: 500 }]);
  });

  it('is read smaller where it is turned', async () => {
    const { page } = await read(poster(2000, 3168, 90), 1584);
    expect(page).toMatchObject({ width: 1584, height: 1000 });
    expect(page.fills).toMatchObject([{ x0: 500, y0: 500, x1: 600, y1: 600 }]);
  });

  it('stays as it is up to the limit', async () => {
    expect((await read(poster(1584, 1000), 1584)).page.glyphs[0]?.look.size).toBe(80);
  });

  it('has its areas drawn in the same place', async () => {
    const { drawn } = await read(poster(3168, 2000), 1584);
    if (drawn === null) throw new Error('not drawn');
    const { data } = await sharp(drawn.bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([255, 0, 0]);
  });
});

describe('a tiny page', () => {
  it('is read larger, with all that is on it, but no larger than a page may be', async () => {
    const file = poster(1600, 1250);
    const { page } = await read(file, undefined, 2500);
    expect(page).toMatchObject({ width: 3200, height: 2500 });
    expect(page.glyphs[0]?.look.size).toBe(160);
    expect(page.fills).toMatchObject([{ x0: 2000, x1: 2400 }]);
    expect(page.links).toMatchObject([{ x0: 800, x1: 1600 }]);
    expect((await read(file, 2000, 2500)).page.width).toBe(2000);
    expect((await read(file, undefined, 1000)).page.width).toBe(1600);
  });
});
