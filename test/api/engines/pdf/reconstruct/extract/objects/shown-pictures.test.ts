import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const image = 'BI /W 4 /H 4 /BPC 8 /CS /G ID \x00\x10\x20\x30\x40\x50\x60\x70\x80\x90\xa0\xb0\xc0\xd0\xe0\xf0 EI';
const placed = `60 0 0 40 20 30 cm ${image}`;
const picturesOf = async (content: string) => (await textPage(content)).pictures;

describe('a picture', () => {
  it('is where it is shown on the page', async () => {
    const [picture, ...others] = await picturesOf(`q ${placed} Q`);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ x0: 20, x1: 80, y0: 30, y1: 70 });
    expect(picture?.crop).toBeUndefined();
  });

  it('is cropped to a straight clip', async () => {
    const [picture] = await picturesOf(`q 35 0 200 200 re W n ${placed} Q`);
    expect(picture).toMatchObject({ x0: 35, x1: 80, y0: 30, y1: 70 });
    expect(picture?.crop?.left).toBeCloseTo(0.25, 1);
    expect(picture?.crop?.right).toBeCloseTo(0, 1);
  });

  it('is none where its clip leaves nothing or a line of it, and if it is a spacer', async () => {
    expect(await picturesOf(`q 100 0 20 20 re W n ${placed} Q`)).toEqual([]);
    expect(await picturesOf(`q 20 0 0.5 200 re W n ${placed} Q`)).toEqual([]);
    expect(await picturesOf(`q 60 0 0 0.5 20 30 cm ${image} Q`)).toEqual([]);
  });

  it('is a line on slides where it is long, unless a page has many of them, which are strips of others', async () => {
    const picturesOf = async (content: string, keepsLinePictures = true) =>
      (await textPage(content, undefined, undefined, undefined, { keepsLinePictures })).pictures;
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `q 100 0 0 ${2 + at / 100} 20 ${30 + 4 * at} cm ${image} Q`).join(' ');
    expect(await picturesOf(lines(8))).toHaveLength(8);
    expect(await picturesOf(lines(9))).toEqual([]);
    expect(await picturesOf(lines(1), false)).toEqual([]);
  });

  it('is drawn with its page where PDFium draws it in no other way: its colours are an object that the page names', async () => {
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /ColorSpace << /C 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('q 60 0 0 40 20 30 cm BI /W 2 /H 1 /BPC 8 /CS /C ID \x00\xff EI Q'),
      '[/CalGray << /WhitePoint [0.95 1 1.09] >>]',
    ]);
    const [picture] = openDocument(await startPdfium(), pdf).readPage(0).pictures;
    const { channels } = await sharp(picture?.bytes).stats();
    expect(channels.map(({ min, max }) => [min, max]).slice(0, 3)).toEqual([
      [0, 255],
      [0, 255],
      [0, 255],
    ]);
  });
});
