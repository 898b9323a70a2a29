import type { Picture } from '../../model/page-model.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import { encodePng } from './png.ts';

type Content = Pick<Picture, 'bytes' | 'format'>;

/** Larger pictures are made smaller, unless their file can be taken as it is. */
const maxPixels = 5_000_000;
/** Of a small drawing of a picture, in which holes are looked for; what counts as one, and how many there are at the least. */
const fewPixels = 4096;
const seeThrough = 64;
const fewestHoles = 0.002;
/** Pixels of photographs that are decoded to look for a mask: larger ones may be bombs. */
const mostDecoded = 40_000_000;
const formats = { grey: 1, bgr: 2, bgrx: 3, bgra: 4 } as const;

/** Color spaces of PDFium (fpdf_edit.h) whose samples a JPEG file shows as they are: grey, RGB, their calibrated kin, ICC. */
const plainSpaces: readonly number[] = [1, 2, 4, 5, 7];
/** Of the colour space in FPDF_IMAGEOBJ_METADATA: five fields of four bytes come before it. */
const spaceOffset = 20;

/** Whether the samples are light: those of an ink (Separation, DeviceN) say how much of it there is, the other way round. */
function isOfLight({ api, scratch, integer }: Pdfium, page: number, object: number): boolean {
  return api.FPDFImageObj_GetImageMetadata(object, page, scratch) && plainSpaces.includes(integer(spaceOffset));
}

/** The JPEG file in the PDF, when it shows the picture as the page does. */
function originalJpeg(pdfium: Pdfium, page: number, object: number): Content | null {
  const { api, scratch, latin, copy, allocate, free, float } = pdfium;
  if (api.FPDFImageObj_GetImageFilterCount(object) !== 1) return null;
  if (latin(api.FPDFImageObj_GetImageFilter(object, 0, scratch, 64)) !== 'DCTDecode') return null;
  if (api.FPDFPageObj_HasTransparency(object) || !isOfLight(pdfium, page, object)) return null;
  api.FPDFPageObj_GetMatrix(object, scratch);
  const isUpright = float(0) > 0 && float(12) > 0 && Math.abs(float(4)) < 0.01 * float(0);
  if (!isUpright) return null;
  const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const address = allocate(length);
  api.FPDFImageObj_GetImageDataRaw(object, address, length);
  const bytes = copy(address, length);
  free(address);
  return isUsualJpeg(bytes) ? { bytes, format: 'jpeg' } : null;
}

/** Whether the colours are grey or YCbCr: printers' inks come out inverted in word processors. */
function isUsualJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return (bytes[at + 9] ?? 0) !== 4;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/** The samples of a bitmap as a PNG file. Frees the bitmap. */
export function bitmapToPng({ api, copy }: Pdfium, bitmap: number): Content {
  const width = api.FPDFBitmap_GetWidth(bitmap);
  const height = api.FPDFBitmap_GetHeight(bitmap);
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const format = api.FPDFBitmap_GetFormat(bitmap);
  const source = copy(api.FPDFBitmap_GetBuffer(bitmap), stride * height);
  api.FPDFBitmap_Destroy(bitmap);
  const step = format === formats.grey ? 1 : format === formats.bgr ? 3 : 4;
  const isOpaque = format !== formats.bgra || !hasHoles(source, width, height, stride);
  const channels = isOpaque ? 3 : 4;
  const samples = new Uint8Array(width * height * channels);
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * step;
      samples[to++] = source[from + (step === 1 ? 0 : 2)] ?? 0;
      samples[to++] = source[from + (step === 1 ? 0 : 1)] ?? 0;
      samples[to++] = source[from] ?? 0;
      if (channels === 4) samples[to++] = source[from + 3] ?? 0;
    }
  }
  return { bytes: encodePng(width, height, channels, samples), format: 'png' };
}

function hasHoles(source: Uint8Array, width: number, height: number, stride: number): boolean {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if ((source[y * stride + x * 4 + 3] ?? 255) < 255) return true;
  }
  return false;
}

/** Whether the page shows through a picture drawn small: the mask that cuts it out is not in its file. Frees the bitmap. */
function isCutOut({ api, copy }: Pdfium, bitmap: number): boolean {
  if (bitmap === 0) return false;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const isBgra = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra;
  const source = isBgra ? copy(api.FPDFBitmap_GetBuffer(bitmap), stride * height) : new Uint8Array();
  api.FPDFBitmap_Destroy(bitmap);
  let holes = 0;
  // The outermost pixels are drawn in part only, whatever the picture is.
  for (let y = 1; isBgra && y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if ((source[y * stride + x * 4 + 3] ?? 255) < seeThrough) holes++;
  return holes > fewestHoles * width * height;
}

/** Draws the picture with its mask at its own resolution; PDFium would take one pixel a point. */
function rendered(pdfium: Pdfium, document: number, page: number, object: number, pixels = maxPixels): number {
  const { api, scratch, integer, setFloats } = pdfium;
  const matrix = matrixOf(pdfium, object);
  const [a, b, c, d] = matrix;
  if (!api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) return 0;
  const [width, height] = [integer(0), integer(4)];
  const scale = Math.min(1, Math.sqrt(pixels / Math.max(1, width * height)));
  const across = Math.max(1, width * scale) / Math.max(1e-6, Math.hypot(a, b));
  const down = Math.max(1, height * scale) / Math.max(1e-6, Math.hypot(c, d));
  setFloats([a * across, b * across, c * down, d * down, 0, 0]);
  api.FPDFPageObj_SetMatrix(object, scratch);
  const bitmap = api.FPDFImageObj_GetRenderedBitmap(document, page, object);
  setFloats(matrix);
  api.FPDFPageObj_SetMatrix(object, scratch);
  return bitmap;
}

function isHuge({ api, scratch, integer }: Pdfium, object: number): boolean {
  return !api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) || integer(0) * integer(4) > mostDecoded;
}

/** The bytes of a picture: its own JPEG file, or what it shows as PNG; null where it cannot be decoded. */
export function readPicture(pdfium: Pdfium, document: number, page: number, object: number): Content | null {
  const jpeg = originalJpeg(pdfium, page, object);
  if (
    jpeg !== null &&
    (isHuge(pdfium, object) || !isCutOut(pdfium, rendered(pdfium, document, page, object, fewPixels)))
  )
    return jpeg;
  const bitmap = rendered(pdfium, document, page, object) || pdfium.api.FPDFImageObj_GetBitmap(object);
  return bitmap === 0 ? null : bitmapToPng(pdfium, bitmap);
}
