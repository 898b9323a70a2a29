import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import type { FileFacts } from '../file-facts.ts';
import { limits } from '../limits.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';
import { encodePng } from './png.ts';
import type { PictureFile, SharedPictures } from './shared-pictures.ts';
import { softInkOf } from './soft-ink.ts';

const pointsPerInch = 72;

/** `FPDFBitmap_*`. */
const formats = { grey: 1, bgr: 2, bgrx: 3, bgra: 4 } as const;

/**
 * `FPDF_COLORSPACE_*` in which a standalone JPEG file looks the same: DeviceGray, DeviceRGB, CalGray, CalRGB, ICCBased.
 */
const additiveSpaces: readonly number[] = [1, 2, 4, 5, 7];
/** Bytes before the colour space in `FPDF_IMAGEOBJ_METADATA`: five fields of four. */
const spaceOffset = 20;

/** Whether samples are amounts of light rather than of colorants (Separation, DeviceN), whose scale is inverted. */
function isAdditive({ api, scratch, integer }: Pdfium, page: number, object: number): boolean {
  return api.FPDFImageObj_GetImageMetadata(object, page, scratch) && additiveSpaces.includes(integer(spaceOffset));
}

/** The document that pictures are read from. */
export interface PictureSource extends FileFacts {
  /** PDFium's handle. */
  readonly document: number;
  readonly shared: SharedPictures;
}

/** A picture on a page: PDFium's handles, and how it is turned and stretched there, with y upwards. */
interface Placed {
  readonly document: number;
  readonly page: number;
  readonly object: number;
  readonly turn: Matrix;
}

/** The original JPEG file, if it looks the same standalone as on the page. */
function originalJpeg(pdfium: Pdfium, { page, object, turn }: Placed, shared: SharedPictures): PictureFile | null {
  const { api, scratch, latin, bytesAt, allocate, free } = pdfium;
  if (api.FPDFImageObj_GetImageFilterCount(object) !== 1) return null;
  if (latin(api.FPDFImageObj_GetImageFilter(object, 0, scratch, 64)) !== 'DCTDecode') return null;
  if (api.FPDFPageObj_HasTransparency(object) || !isAdditive(pdfium, page, object)) return null;
  const [a, b, , d] = turn;
  const isUpright = a > 0 && d > 0 && Math.abs(b) < thresholds.uprightTilt * a;
  if (!isUpright) return null;
  const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const address = allocate(length);
  api.FPDFImageObj_GetImageDataRaw(object, address, length);
  const bytes = bytesAt(address, length);
  const file = hasScreenColours(bytes)
    ? shared.of(bytes, 'jpeg', () => ({ bytes: bytes.slice(), format: 'jpeg' }))
    : null;
  free(address);
  return file;
}

/** Whether a JPEG is grey or YCbCr, by its frame header: word processors show CMYK inverted. */
function hasScreenColours(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return (bytes[at + 9] ?? 0) !== 4;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/**
 * Encodes a bitmap as PNG, with alpha only if any pixel is transparent. Frees PDFium's handle.
 * @param shared Has the pictures that were made of equal bitmaps; without it, a new one is made.
 */
export function bitmapToPng({ api, bytesAt }: Pdfium, bitmap: number, shared?: SharedPictures): PictureFile {
  const width = api.FPDFBitmap_GetWidth(bitmap);
  const height = api.FPDFBitmap_GetHeight(bitmap);
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const format = api.FPDFBitmap_GetFormat(bitmap);
  const source = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * height);
  const make = () => pngOf(source, { width, height, stride, format });
  const png = shared === undefined ? make() : shared.of(source, `${width}/${stride}/${format}`, make);
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
  return { bytes: encodePng(width, height, channels, samples), format: 'png', ...(softInk && { softInk }) };
}

function hasTransparency(source: Uint8Array, width: number, height: number, stride: number): boolean {
  for (let y = 0; y < height; y++) {
    const end = y * stride + width * 4;
    for (let alpha = y * stride + 3; alpha < end; alpha += 4) if ((source[alpha] as number) < 255) return true;
  }
  return false;
}

/**
 * Whether a mask cuts out a picture, so that the page shows through it. Its JPEG file has no mask.
 *
 * @param bitmap A small rendering of the picture, which is freed.
 */
function isCutOut({ api, bytesAt }: Pdfium, bitmap: number): boolean {
  if (bitmap === 0) return false;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const isBgra = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra;
  const source = isBgra ? bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * height) : new Uint8Array();
  let holes = 0;
  // Pixels at the edges of any rendering are only partly covered.
  for (let y = 1; isBgra && y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if ((source[y * stride + x * 4 + 3] ?? 255) < thresholds.holeAlpha) holes++;
  api.FPDFBitmap_Destroy(bitmap);
  return holes > thresholds.minHoleShare * width * height;
}

/** Width and height in pixels. */
type PixelSize = readonly [width: number, height: number];

/** The size of a picture's samples; null if PDFium cannot read it. */
const nativeSize = ({ api, scratch, integer }: Pdfium, object: number): PixelSize | null =>
  api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) ? [integer(0), integer(4)] : null;

/**
 * Renders a picture with its mask, as it is turned on the page, at a size in pixels along its own sides. PDFium renders one
 * pixel per point, so the object's matrix is changed for it. Returns a bitmap handle, or 0.
 */
function render(
  pdfium: Pdfium,
  { document, page, object, turn }: Placed,
  size: PixelSize | null = nativeSize(pdfium, object),
  maxPixels: number = limits.maxPicturePixels,
): number {
  if (size === null) return 0;
  const { api, scratch, setFloats } = pdfium;
  const matrix = matrixOf(pdfium, object);
  const [a, b, c, d] = turn;
  const [width, height] = size;
  const scale = Math.min(1, Math.sqrt(maxPixels / Math.max(1, width * height)));
  const across = Math.max(1, width * scale) / Math.max(1e-6, Math.hypot(a, b));
  const down = Math.max(1, height * scale) / Math.max(1e-6, Math.hypot(c, d));
  setFloats([a * across, b * across, c * down, d * down, 0, 0]);
  api.FPDFPageObj_SetMatrix(object, scratch);
  const bitmap = api.FPDFImageObj_GetRenderedBitmap(document, page, object);
  setFloats(matrix);
  api.FPDFPageObj_SetMatrix(object, scratch);
  return bitmap;
}

/** Whether a picture hides all that was painted before it at its place. The numbers are PDFium handles. */
export function hidesAll(pdfium: Pdfium, { document, page, object }: Omit<Placed, 'turn'>): boolean {
  if (pdfium.api.FPDFPageObj_HasTransparency(object) || isHuge(pdfium, object)) return false;
  const turn: Matrix = [1, 0, 0, 1, 0, 0];
  const bitmap = render(pdfium, { document, page, object, turn }, nativeSize(pdfium, object), limits.maxSampledPixels);
  return bitmap !== 0 && !isCutOut(pdfium, bitmap);
}

function isHuge(pdfium: Pdfium, object: number): boolean {
  const [width, height] = nativeSize(pdfium, object) ?? [Number.POSITIVE_INFINITY, 1];
  return width * height > limits.maxMaskedPixels;
}

/** Whether any pixel of a rendered bitmap is transparent. */
function isMasked({ api, bytesAt }: Pdfium, bitmap: number): boolean {
  if (api.FPDFBitmap_GetFormat(bitmap) !== formats.bgra) return false;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  return hasTransparency(bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * height), width, height, stride);
}

/**
 * Renders a picture at its native resolution, or finer where a mask cuts it out: the mask may have more pixels than the
 * picture, which is then the ink of the letters or outlines in it. PDFium does not tell how many.
 */
function renderMasked(pdfium: Pdfium, picture: Placed, box: Box): number {
  const native = nativeSize(pdfium, picture.object);
  const bitmap = render(pdfium, picture, native);
  const scale = thresholds.maskPixelsPerInch / pointsPerInch;
  const [across, down] = [(box.x1 - box.x0) * scale, (box.y1 - box.y0) * scale];
  const [a, b] = picture.turn;
  const [width, height] = Math.abs(b) > Math.abs(a) ? [down, across] : [across, down];
  if (bitmap === 0 || native === null || (native[0] >= width && native[1] >= height) || !isMasked(pdfium, bitmap))
    return bitmap;
  const finer = render(pdfium, picture, [Math.max(native[0], width), Math.max(native[1], height)]);
  if (finer === 0) return bitmap;
  pdfium.api.FPDFBitmap_Destroy(bitmap);
  return finer;
}

/**
 * Reads a picture: its JPEG file if that looks the same as on the page, otherwise a PNG of what is visible. Null if
 * PDFium cannot decode it. The numbers are PDFium's handles.
 * @param box Where it is on the page.
 * @param around The matrix from what holds it to the page as displayed, which may turn it.
 */
export function readPicture(
  pdfium: Pdfium,
  { document, mayHaveMasks, mayInvertJpegs, shared }: PictureSource,
  page: number,
  object: number,
  box: Box,
  around: Matrix,
): PictureFile | null {
  const [a, b, c, d] = multiply(matrixOf(pdfium, object), around);
  const picture: Placed = { document, page, object, turn: [a, -b, c, -d, 0, 0] };
  const jpeg = mayInvertJpegs ? null : originalJpeg(pdfium, picture, shared);
  if (
    jpeg !== null &&
    (!mayHaveMasks ||
      isHuge(pdfium, object) ||
      !isCutOut(pdfium, render(pdfium, picture, nativeSize(pdfium, object), limits.maxSampledPixels)))
  )
    return jpeg;
  const bitmap = renderMasked(pdfium, picture, box) || pdfium.api.FPDFImageObj_GetBitmap(object);
  return bitmap === 0 ? null : bitmapToPng(pdfium, bitmap, shared);
}
