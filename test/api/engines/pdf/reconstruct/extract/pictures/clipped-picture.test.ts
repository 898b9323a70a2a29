import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const image = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray';
const jpeg = await sharp(Buffer.alloc(64, 120), { raw: { width: 8, height: 8, channels: 1 } })
  .toColourspace('b-w')
  .jpeg()
  .toBuffer();

/** The pictures of a page of 300 by 300 points with a JPEG X, the same as samples Y, and a form that paints X at 100, 100. */
async function picturesOf(content: string) {
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /XObject << /X 5 0 R /Y 6 0 R /Form 7 0 R >> >> /Contents 4 0 R >>',
    streamOf(content),
    { entries: `${image} /Filter /DCTDecode`, data: jpeg },
    streamOf('x'.repeat(64), image),
    streamOf(
      'q 100 0 0 100 100 100 cm /X Do Q',
      '/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Resources << /XObject << /X 5 0 R >> >>',
    ),
  ]);
  return openDocument(await startPdfium(), pdf).readPage(0).pictures;
}
const painted = 'q 100 0 0 100 100 100 cm /X Do Q';
const diamond = '150 100 m 200 150 l 150 200 l 100 150 l h W n';
/** How opaque a picture is in its corner and its middle. */
async function opacities(bytes: Uint8Array | undefined) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3];
  return [at(0.05, 0.05), at(0.5, 0.5)];
}

describe('a picture that a clip cuts', () => {
  it('is cropped to a rectangle', async () => {
    const [picture, ...others] = await picturesOf(`q 110 140 80 30 re W n ${painted} Q`);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ x0: 110, y0: 130, x1: 190, y1: 160 });
    expect(picture?.format).toBe('jpeg');
    const { left = 0, top = 0, right = 0, bottom = 0 } = picture?.crop ?? {};
    expect([left, top, right, bottom].map((share) => Math.round(100 * share))).toEqual([10, 30, 10, 40]);
  });

  it('is not if it is as large as the clip, or smaller', async () => {
    expect((await picturesOf(`q 99.5 100.5 300 300 re W n ${painted} Q`))[0]).not.toHaveProperty('crop');
  });

  it('is drawn in any other shape, without what else is there', async () => {
    const [, cut, whole] = await picturesOf(
      `${painted} q ${diamond} ${painted} Q 1 0 0 rg 0 0 300 300 re f ${painted}`,
    );
    expect(cut).toMatchObject({ x0: 100, y0: 100, x1: 200, y1: 200, format: 'png' });
    expect(await opacities(cut?.bytes)).toEqual([0, 255]);
    expect(await opacities(whole?.bytes)).toEqual([255, 255]);
    const [samples] = await picturesOf(`q ${diamond} q 100 0 0 100 100 100 cm /Y Do Q Q`);
    expect(await opacities(samples?.bytes)).toEqual([0, 255]);
  });

  it('is cut by the clip around a form, and drawn as part of the form', async () => {
    const [cropped] = await picturesOf('q 110 140 80 30 re W n /Form Do Q');
    expect(cropped).toMatchObject({ x0: 110, y0: 130, x1: 190, y1: 160 });
    const [cut] = await picturesOf(`q ${diamond} /Form Do Q`);
    expect(await opacities(cut?.bytes)).toEqual([0, 255]);
  });

  it('is left out if nothing of it is shown', async () => {
    expect(await picturesOf(`q 0 0 50 50 re W n ${painted} Q`)).toEqual([]);
  });

  it('is cropped to the box of its shape if many were drawn', async () => {
    const pictures = await picturesOf(`q ${diamond} ${`${painted} `.repeat(limits.maxCutPictures + 1)} Q`);
    expect(pictures).toHaveLength(limits.maxCutPictures + 1);
    expect(await opacities(pictures.at(-1)?.bytes)).toEqual([255, 255]);
  });
});
