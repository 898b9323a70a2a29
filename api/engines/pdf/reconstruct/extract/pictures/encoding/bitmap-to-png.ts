import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { hashOf, type PictureFile, type SharedPictures } from '../shared-pictures.ts';
import { softInkOf } from '../soft-ink.ts';
import { encodePng } from './png.ts';
import { spreadColours } from './spread-colours.ts';

/** `FPDFBitmap_*`. */
export const formats = { grey: 1, bgr: 2, bgrx: 3, bgra: 4 } as const;

/** The pixels of a bitmap, in PDFium's memory. */
export const pixelsOf = ({ api, bytesAt }: Pdfium, bitmap: number): Uint8Array =>
  bytesAt(api.FPDFBitmap_GetBuffer(bitmap), api.FPDFBitmap_GetStride(bitmap) * api.FPDFBitmap_GetHeight(bitmap));

/**
 * Encodes a bitmap as PNG, with alpha only if any pixel is transparent. Frees PDFium's handle.
 * @param shared Has the pictures that were made of equal bitmaps; without it, a new one is made.
 */
export function bitmapToPng(pdfium: Pdfium, bitmap: number, shared?: SharedPictures): PictureFile {
  const { api } = pdfium;
  const width = api.FPDFBitmap_GetWidth(bitmap);
  const height = api.FPDFBitmap_GetHeight(bitmap);
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const format = api.FPDFBitmap_GetFormat(bitmap);
  const source = pixelsOf(pdfium, bitmap);
  const make = () => pngOf(source, { width, height, stride, format });
  const png = shared === undefined ? make() : shared.of(`${width}/${stride}/${format}/${hashOf(source)}`, make);
  api.FPDFBitmap_Destroy(bitmap);
  return png;
}

interface Bitmap extends Record<'width' | 'height' | 'stride', number> {
  /** One of `formats`. */
  readonly format: number;
}

function pngOf(source: Uint8Array, { width, height, stride, format }: Bitmap): PictureFile {
  const step = format === formats.grey ? 1 : format === formats.bgr ? 3 : 4;
  const [green, red] = step === 1 ? [0, 0] : [1, 2];
  const isOpaque = format !== formats.bgra || !hasTransparency(source, width, height, stride);
  const channels = isOpaque ? 3 : 4;
  const samples = new Uint8Array(width * channels * height);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const end = y * stride + width * step;
    for (let from = y * stride; from < end; from += step) {
      samples[to] = source[from + red] as number;
      samples[to + 1] = source[from + green] as number;
      samples[to + 2] = source[from] as number;
      if (channels === 4) samples[to + 3] = source[from + 3] as number;
      to += channels;
    }
  }
  const softInk = isOpaque ? null : softInkOf(width, height, samples);
  if (!isOpaque) spreadColours(width, height, samples);
  const bytes = encodePng(width, height, channels, samples);
  return { bytes, format: 'png', ...(softInk && { softInk }), ...(!isOpaque && isBlank(samples) && { isBlank: true }) };
}

/** Whether no pixel of red, green, blue and alpha is seen. */
function isBlank(samples: Uint8Array): boolean {
  for (let alpha = 3; alpha < samples.length; alpha += 4) if (samples[alpha] !== 0) return false;
  return true;
}

function hasTransparency(source: Uint8Array, width: number, height: number, stride: number): boolean {
  for (let y = 0; y < height; y++) {
    const end = y * stride + width * 4;
    for (let alpha = y * stride + 3; alpha < end; alpha += 4) if ((source[alpha] as number) < 255) return true;
  }
  return false;
}

/** Whether any pixel of a rendered bitmap is transparent. */
export function isMasked(pdfium: Pdfium, bitmap: number): boolean {
  const { api } = pdfium;
  if (api.FPDFBitmap_GetFormat(bitmap) !== formats.bgra) return false;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  return hasTransparency(pixelsOf(pdfium, bitmap), width, height, stride);
}
