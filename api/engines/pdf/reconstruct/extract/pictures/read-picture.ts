import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import type { FileFacts } from '../file-facts.ts';
import { limits } from '../limits.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';
import { bitmapToPng, formats, isMasked } from './bitmap-to-png.ts';
import { nativeSize, type Placed, renderPicture } from './render-picture.ts';
import type { PictureFile, SharedPictures } from './shared-pictures.ts';

const pointsPerInch = 72;

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

/** Gives the bytes of a picture as the file has them, which are PDFium's and must not be kept. */
function withData<T>({ api, bytesAt, allocate, free }: Pdfium, object: number, use: (bytes: Uint8Array) => T): T {
  const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const address = allocate(length);
  api.FPDFImageObj_GetImageDataRaw(object, address, length);
  const result = use(bytesAt(address, length));
  free(address);
  return result;
}

/** The original JPEG file, if it looks the same standalone as on the page. */
function originalJpeg(pdfium: Pdfium, { page, object, turn }: Placed, shared: SharedPictures): PictureFile | null {
  const { api, scratch, latin } = pdfium;
  if (api.FPDFImageObj_GetImageFilterCount(object) !== 1) return null;
  if (latin(api.FPDFImageObj_GetImageFilter(object, 0, scratch, 64)) !== 'DCTDecode') return null;
  if (api.FPDFPageObj_HasTransparency(object) || !isAdditive(pdfium, page, object)) return null;
  const [a, b, , d] = turn;
  const isUpright = a > 0 && d > 0 && Math.abs(b) < thresholds.uprightTilt * a;
  if (!isUpright) return null;
  return withData(pdfium, object, (bytes) =>
    hasScreenColours(bytes)
      ? shared.of([bytes], 'jpeg', () => ({ bytes: bytes.slice(), format: 'jpeg' as const }))
      : null,
  );
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

/** The pixels of a bitmap. */
function pixelsOf({ api, bytesAt }: Pdfium, bitmap: number): Uint8Array {
  return bytesAt(api.FPDFBitmap_GetBuffer(bitmap), api.FPDFBitmap_GetStride(bitmap) * api.FPDFBitmap_GetHeight(bitmap));
}

/** Renders a picture with few pixels, each the mean of those that it stands for. Returns a bitmap handle, or 0. */
const renderSample = (pdfium: Pdfium, picture: Placed): number =>
  renderPicture(pdfium, picture, nativeSize(pdfium, picture.object), limits.maxSampledPixels);

/**
 * Whether a mask cuts out a picture, so that the page shows through it. Its JPEG file has no mask.
 *
 * @param bitmap A small rendering of the picture, which is freed.
 */
function isCutOut(pdfium: Pdfium, bitmap: number): boolean {
  if (bitmap === 0) return false;
  const { api } = pdfium;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const isBgra = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra;
  const source = isBgra ? pixelsOf(pdfium, bitmap) : new Uint8Array();
  let holes = 0;
  // Pixels at the edges of any rendering are only partly covered.
  for (let y = 1; isBgra && y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if ((source[y * stride + x * 4 + 3] ?? 255) < thresholds.holeAlpha) holes++;
  api.FPDFBitmap_Destroy(bitmap);
  return holes > thresholds.minHoleShare * width * height;
}

/** Whether a picture hides all that was painted before it at its place. The numbers are PDFium handles. */
export function hidesAll(pdfium: Pdfium, { document, page, object }: Omit<Placed, 'turn'>): boolean {
  if (pdfium.api.FPDFPageObj_HasTransparency(object) || isHuge(pdfium, object)) return false;
  const turn: Matrix = [1, 0, 0, 1, 0, 0];
  const bitmap = renderSample(pdfium, { document, page, object, turn });
  return bitmap !== 0 && !isCutOut(pdfium, bitmap);
}

function isHuge(pdfium: Pdfium, object: number): boolean {
  const [width, height] = nativeSize(pdfium, object) ?? [Number.POSITIVE_INFINITY, 1];
  return width * height > limits.maxMaskedPixels;
}

/**
 * Renders a picture at its native resolution, or finer where a mask cuts it out: the mask may have more pixels than the
 * picture, which is then the ink of the letters or outlines in it. PDFium does not tell how many.
 */
function renderMasked(pdfium: Pdfium, picture: Placed, box: Box): number {
  const native = nativeSize(pdfium, picture.object);
  const bitmap = renderPicture(pdfium, picture, native);
  const scale = thresholds.maskPixelsPerInch / pointsPerInch;
  const [across, down] = [(box.x1 - box.x0) * scale, (box.y1 - box.y0) * scale];
  const [a, b] = picture.turn;
  const [width, height] = Math.abs(b) > Math.abs(a) ? [down, across] : [across, down];
  if (bitmap === 0 || native === null || (native[0] >= width && native[1] >= height) || !isMasked(pdfium, bitmap))
    return bitmap;
  const finer = renderPicture(pdfium, picture, [Math.max(native[0], width), Math.max(native[1], height)]);
  if (finer === 0) return bitmap;
  pdfium.api.FPDFBitmap_Destroy(bitmap);
  return finer;
}

/**
 * The picture that was made of the same data, turned and of the same size on the page: a logo on every page is rendered
 * once. PDFium does not give the data of masks; the means of a small rendering tell those apart, even by a pixel.
 * @param make Makes the picture where it is met for the first time.
 */
function knownByData(
  pdfium: Pdfium,
  picture: Placed,
  box: Box,
  shared: SharedPictures,
  make: () => PictureFile | null,
): PictureFile | null {
  const [width, height] = nativeSize(pdfium, picture.object) ?? [0, 0];
  const bitmap = width * height > limits.maxSampledPixels ? renderSample(pdfium, picture) : 0;
  if (bitmap === 0) return make();
  const place = [width, height, ...picture.turn, box.x1 - box.x0, box.y1 - box.y0].map((value) => value.toFixed(2));
  const file = withData(pdfium, picture.object, (data) =>
    shared.of([data, pixelsOf(pdfium, bitmap)], place.join('/'), make),
  );
  pdfium.api.FPDFBitmap_Destroy(bitmap);
  return file;
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
  if (jpeg !== null && (!mayHaveMasks || isHuge(pdfium, object) || !isCutOut(pdfium, renderSample(pdfium, picture))))
    return jpeg;
  return knownByData(pdfium, picture, box, shared, () => {
    const bitmap = renderMasked(pdfium, picture, box) || pdfium.api.FPDFImageObj_GetBitmap(object);
    return bitmap === 0 ? null : bitmapToPng(pdfium, bitmap, shared);
  });
}
