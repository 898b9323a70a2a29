import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { pointsPerInch } from '../../../../../formats/units.ts';
import type { Box } from '../../model/page-model.ts';
import type { FileFacts } from '../file-facts.ts';
import { limits } from '../limits.ts';
import { type Matrix, multiply } from '../pdfium/matrix.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds as shared } from '../thresholds.ts';
import { bitmapToPng, formats, isMasked, pixelsOf } from './encoding/bitmap-to-png.ts';
import { metadataOf } from './picture-metadata.ts';
import { nativeSize, type Placed, renderPicture } from './rendering/render-picture.ts';
import { hashOf, type PictureFile, type SharedPictures } from './shared-pictures.ts';
import { thresholds } from './thresholds.ts';

/**
 * `FPDF_COLORSPACE_*` in which a standalone JPEG file looks the same: DeviceGray, DeviceRGB, CalGray, CalRGB, ICCBased.
 */
const additiveSpaces: readonly number[] = [1, 2, 4, 5, 7];
/** Whether samples are amounts of light rather than of colorants (Separation, DeviceN), whose scale is inverted. */
const isAdditive = (pdfium: Pdfium, page: number, object: number): boolean =>
  additiveSpaces.includes(metadataOf(pdfium, page, object)?.colourSpace ?? 0);

/** The document that pictures are read from. */
export interface PictureSource extends FileFacts {
  /** PDFium's handle. */
  readonly document: number;
  readonly shared: SharedPictures;
  /** Whether pictures that are long lines are read: in text that runs on, they would be lines of it. */
  readonly keepsLinePictures: boolean;
  /** Gives the bytes of its file, which are PDFium's and must not be kept. */
  readonly file: () => Uint8Array;
}

/** A picture on a page. */
interface PlacedPicture extends Placed {
  readonly box: Box;
}

/** What the data of a picture shows. */
interface PictureData {
  readonly hash: string;
  /** Whether the file has no other picture of these bytes. */
  readonly isSingle: boolean;
  /** Whether it is a JPEG file of colours that look the same standalone. */
  readonly isJpeg: boolean;
  /** Its bytes, unless they are known already. */
  readonly jpeg: Uint8Array | null;
}

const jpegKey = (hash: string) => `jpeg/${hash}`;

/** Reads the data of a picture as the file has it, once: it may be large. */
function readData(pdfium: Pdfium, { shared, file, mayInvertJpegs }: PictureSource, picture: Placed): PictureData {
  const { api, bytesAt, allocate, free } = pdfium;
  const { object } = picture;
  const mayBeJpeg = !mayInvertJpegs && isShownAsJpeg(pdfium, picture);
  const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const address = allocate(length);
  api.FPDFImageObj_GetImageDataRaw(object, address, length);
  const bytes = bytesAt(address, length);
  const hash = hashOf(bytes);
  const isSingle = shared.isSingle(hash, bytes, file());
  const isJpeg = mayBeJpeg && hasScreenColours(bytes);
  const jpeg = isJpeg && !shared.has(jpegKey(hash)) ? bytes.slice() : null;
  free(address);
  return { hash, isSingle, isJpeg, jpeg };
}

/** Whether the data of a picture is a JPEG file, and packed in no other way, which the page shows upright and opaque. */
function isShownAsJpeg({ api, scratch, latin }: Pdfium, { object, turn }: Placed): boolean {
  if (api.FPDFImageObj_GetImageFilterCount(object) !== 1) return false;
  if (latin(api.FPDFImageObj_GetImageFilter(object, 0, scratch, 64)) !== 'DCTDecode') return false;
  if (api.FPDFPageObj_HasTransparency(object)) return false;
  const [a, b, , d] = turn;
  return a > 0 && d > 0 && Math.abs(b) < shared.uprightTilt * a;
}

/** The original JPEG file, if it looks the same standalone as on the page. */
function originalJpeg(
  pdfium: Pdfium,
  { page, object }: Placed,
  { hash, isJpeg, jpeg }: PictureData,
  shared: SharedPictures,
): PictureFile | null {
  if (!isJpeg || !isAdditive(pdfium, page, object)) return null;
  return shared.of(jpegKey(hash), () => jpeg && { bytes: jpeg, format: 'jpeg' as const });
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

/** Renders a picture with few pixels, each the mean of those that it stands for. Returns a bitmap handle, or 0. */
const renderSample = (pdfium: Pdfium, picture: Placed): number =>
  renderPicture(pdfium, picture, nativeSize(pdfium, picture.object), limits.maxSampledPixels);

/**
 * Whether a mask cuts out a picture, so that the page shows through it. Its JPEG file has no mask.
 * @param bitmap A small rendering of the picture.
 */
function isCutOut(pdfium: Pdfium, bitmap: number): boolean {
  const { api } = pdfium;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const isBgra = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra;
  const source = isBgra ? pixelsOf(pdfium, bitmap) : new Uint8Array();
  let holes = 0;
  // Pixels at the edges of any rendering are only partly covered.
  for (let y = 1; isBgra && y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if ((source[y * stride + x * 4 + 3] ?? 255) < thresholds.holeAlpha) holes++;
  return holes > thresholds.minHoleShare * width * height;
}

/** Whether a picture hides all that was painted before it at its place. The numbers are PDFium handles. */
export function hidesAll(pdfium: Pdfium, { document, page, object }: Omit<Placed, 'turn'>): boolean {
  if (pdfium.api.FPDFPageObj_HasTransparency(object) || isHuge(pdfium, object)) return false;
  const turn: Matrix = [1, 0, 0, 1, 0, 0];
  const bitmap = renderSample(pdfium, { document, page, object, turn });
  if (bitmap === 0) return false;
  const hides = !isCutOut(pdfium, bitmap);
  pdfium.api.FPDFBitmap_Destroy(bitmap);
  return hides;
}

function isHuge(pdfium: Pdfium, object: number): boolean {
  const [width, height] = nativeSize(pdfium, object) ?? [Number.POSITIVE_INFINITY, 1];
  return width * height > limits.maxMaskedPixels;
}

/**
 * Renders a picture at its native resolution, or finer where a mask cuts it out: the mask may have more pixels than the
 * picture, which is then the ink of the letters or outlines in it. PDFium does not tell how many.
 */
function renderMasked(pdfium: Pdfium, picture: PlacedPicture): number {
  const { box, turn } = picture;
  const native = nativeSize(pdfium, picture.object);
  const bitmap = renderPicture(pdfium, picture, native);
  const scale = thresholds.maskPixelsPerInch / pointsPerInch;
  const [across, down] = [(box.x1 - box.x0) * scale, (box.y1 - box.y0) * scale];
  const [a, b] = turn;
  const [width, height] = Math.abs(b) > Math.abs(a) ? [down, across] : [across, down];
  if (bitmap === 0 || native === null || (native[0] >= width && native[1] >= height) || !isMasked(pdfium, bitmap))
    return bitmap;
  const finer = renderPicture(pdfium, picture, [Math.max(native[0], width), Math.max(native[1], height)]);
  if (finer === 0) return bitmap;
  pdfium.api.FPDFBitmap_Destroy(bitmap);
  return finer;
}

/** Tells a picture from others of the same data: its size in pixels, and how it is turned and how large on the page. */
function placeOf(pdfium: Pdfium, { object, turn, box }: PlacedPicture): string {
  const size = nativeSize(pdfium, object) ?? [0, 0];
  return [...size, ...turn, box.x1 - box.x0, box.y1 - box.y0].map((value) => value.toFixed(2)).join('/');
}

/**
 * What a picture shows besides its samples: the colour that is painted if they are a mask. Null if its page tells more, as
 * of pictures that are blended with it, and of masks that may be painted with a pattern.
 */
function paintOf(pdfium: Pdfium, { mayHavePatterns }: PictureSource, { page, object }: Placed): string | null {
  const { api, scratch, integer } = pdfium;
  if (api.FPDFPageObj_HasTransparency(object)) return null;
  if (mayHavePatterns && (metadataOf(pdfium, page, object)?.bitsPerPixel ?? 0) <= 1) return null;
  const hasColour = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return hasColour ? [0, 4, 8, 12].map(integer).join('/') : '';
}

/**
 * Makes the file of a picture, unless it is known by its data and the means of a small rendering, which tell masks apart,
 * even by a pixel: PDFium does not give their data.
 * @param known Whether one that looks the same may have been made already.
 */
function makePicture(
  pdfium: Pdfium,
  { mayHaveMasks, shared }: PictureSource,
  picture: PlacedPicture,
  data: PictureData,
  known: 'maybe' | 'no',
): PictureFile | null {
  const { api } = pdfium;
  const jpeg = originalJpeg(pdfium, picture, data, shared);
  if (jpeg !== null && (!mayHaveMasks || isHuge(pdfium, picture.object))) return jpeg;
  const render = () => {
    const bitmap = renderMasked(pdfium, picture) || api.FPDFImageObj_GetBitmap(picture.object);
    return bitmap === 0 ? null : bitmapToPng(pdfium, bitmap, shared);
  };
  const [width, height] = nativeSize(pdfium, picture.object) ?? [0, 0];
  const isCompared = known === 'maybe' && width * height > limits.maxSampledPixels;
  const sample = jpeg !== null || isCompared ? renderSample(pdfium, picture) : 0;
  if (sample === 0) return jpeg ?? render();
  const key = () => [placeOf(pdfium, picture), data.hash, hashOf(pixelsOf(pdfium, sample))].join('/');
  const file = jpeg !== null && !isCutOut(pdfium, sample) ? jpeg : shared.of(key(), render);
  api.FPDFBitmap_Destroy(sample);
  return file;
}

/** A picture that is to be read, by PDFium's handles. */
interface PictureObject {
  readonly page: number;
  readonly object: number;
  /** Where it is on the page. */
  readonly box: Box;
  /** The matrix from what holds it to the page as displayed, which may turn it. */
  readonly around: Matrix;
}

/**
 * Reads a picture: its JPEG file if that looks the same as on the page, otherwise a PNG of what is visible. One that pages
 * repeat is made once. Null if PDFium cannot decode it.
 */
export function readPicture(
  pdfium: Pdfium,
  source: PictureSource,
  { page, object, box, around }: PictureObject,
): PictureFile | null {
  const [a, b, c, d] = multiply(matrixOf(pdfium, object), around);
  const picture: PlacedPicture = { document: source.document, page, object, turn: [a, -b, c, -d, 0, 0], box };
  const data = readData(pdfium, source, picture);
  const paint = data.isSingle ? paintOf(pdfium, source, picture) : null;
  if (paint === null) return makePicture(pdfium, source, picture, data, 'maybe');
  const key = [placeOf(pdfium, picture), paint, data.hash].join('/');
  return source.shared.of(key, () => makePicture(pdfium, source, picture, data, 'no'));
}
