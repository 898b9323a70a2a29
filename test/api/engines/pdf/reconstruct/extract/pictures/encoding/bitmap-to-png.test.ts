import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  bitmapToPng,
  formats,
  isMasked,
} from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/encoding/bitmap-to-png.ts';
import { createSharedPictures } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/shared-pictures.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';

type Format = keyof typeof formats;

const bytesOf = { grey: 1, bgr: 3, bgrx: 4, bgra: 4 } as const;
const pdfium = await startPdfium();

/** A bitmap of PDFium with these bytes in its rows. */
function bitmapOf(format: Format, rows: readonly (readonly number[])[]): number {
  const { api } = pdfium;
  const bitmap = api.FPDFBitmap_CreateEx((rows[0]?.length ?? 0) / bytesOf[format], rows.length, formats[format], 0, 0);
  const stride = api.FPDFBitmap_GetStride(bitmap);
  for (const [y, row] of rows.entries())
    pdfium.write(api.FPDFBitmap_GetBuffer(bitmap) + y * stride, Uint8Array.from(row));
  return bitmap;
}

async function pixelsOf(format: Format, rows: readonly (readonly number[])[]) {
  const { bytes } = bitmapToPng(pdfium, bitmapOf(format, rows));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height, info.channels], pixels: [...data] };
}

describe('a bitmap as PNG', () => {
  it('has its red first, from its first row to its last', async () => {
    const rows = [
      [30, 20, 10, 60, 50, 40, 90, 80, 70],
      [3, 2, 1, 6, 5, 4, 9, 8, 7],
    ];
    expect(await pixelsOf('bgr', rows)).toEqual({
      size: [3, 2, 3],
      pixels: [10, 20, 30, 40, 50, 60, 70, 80, 90, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
  });

  it('has grey as a colour', async () => {
    expect(await pixelsOf('grey', [[10, 200]])).toEqual({ size: [2, 1, 3], pixels: [10, 10, 10, 200, 200, 200] });
  });

  it('has the colour of what is drawn in transparent pixels beside it, too', async () => {
    const [red, nothing] = [
      [0, 0, 200, 255],
      [0, 0, 0, 0],
    ];
    const { pixels } = await pixelsOf('bgra', [[nothing, red, nothing, nothing, nothing, nothing].flat()]);
    const beside = [200, 0, 0, 0];
    expect(pixels).toEqual([beside, [200, 0, 0, 255], beside, beside, beside, nothing].flat());
    const column = await pixelsOf('bgra', [nothing, red, [9, 9, 9, 0]]);
    expect(column.pixels).toEqual([beside, [200, 0, 0, 255], [9, 9, 9, 0]].flat());
  });

  it('has alpha only if it has any and a pixel is transparent', async () => {
    const [opaque, faint] = [
      [30, 20, 10, 255],
      [60, 50, 40, 254],
    ];
    expect((await pixelsOf('bgra', [opaque, opaque])).size).toEqual([1, 2, 3]);
    expect((await pixelsOf('bgrx', [opaque, faint])).size).toEqual([1, 2, 3]);
    expect(await pixelsOf('bgra', [opaque, faint])).toEqual({
      size: [1, 2, 4],
      pixels: [10, 20, 30, 255, 40, 50, 60, 254],
    });
  });

  it('is one picture with others that are equal', () => {
    const shared = createSharedPictures();
    const make = (value: number) => bitmapToPng(pdfium, bitmapOf('grey', [[value]]), shared).bytes;
    expect(make(5)).toBe(make(5));
    expect(make(6)).not.toBe(make(5));
    expect(bitmapToPng(pdfium, bitmapOf('grey', [[5]])).bytes).not.toBe(make(5));
  });
});

it('tells whether a bitmap has transparent pixels', () => {
  const masked = (format: Format, alpha: number) =>
    isMasked(
      pdfium,
      bitmapOf(format, [
        [0, 0, 0, 255, 0, 0, 0, 255],
        [0, 0, 0, 255, 0, 0, 0, alpha],
      ]),
    );
  expect([masked('bgra', 255), masked('bgra', 254), masked('bgrx', 0)]).toEqual([false, true, false]);
});
