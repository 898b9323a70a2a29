import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import type { Path } from '../paths/read-path.ts';
import { hexByte, onPaper, opaque } from '../pdfium/colour.ts';
import { matrixOf } from '../pdfium/page-object.ts';
import { thresholds } from '../thresholds.ts';
import { formats } from './encoding/bitmap-to-png.ts';
import { metadataOf } from './picture-metadata.ts';
import { renderPicture } from './rendering/render-picture.ts';

const { minAlpha, opaqueAlpha } = thresholds;

/** Whether a picture is a mask, through which a colour is painted: it has no colour space. */
function isMask(pdfium: Pdfium, page: number, object: number): boolean {
  const metadata = metadataOf(pdfium, page, object);
  return metadata?.bitsPerPixel === 1 && metadata.colourSpace === 0;
}

/** The colour of a picture of one pixel, and its alpha; null if PDFium cannot render it. */
function pixelOf(pdfium: Pdfium, document: number, page: number, object: number) {
  const { api, bytesAt } = pdfium;
  const bitmap = renderPicture(pdfium, { document, page, object, turn: [1, 0, 0, 1, 0, 0] });
  if (bitmap === 0) return null;
  const [blue = 0, green = 0, red = 0, last = opaque] = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), 4);
  const alpha = api.FPDFBitmap_GetFormat(bitmap) === formats.bgra ? last : opaque;
  api.FPDFBitmap_Destroy(bitmap);
  return { alpha, channels: [red, green, blue] };
}

/**
 * The rectangle that a mask of one pixel paints: Ghostscript writes the rules of TeX as such masks. So are pictures of
 * one pixel that are lines on the page. Null for other pictures. The numbers are PDFium's handles.
 *
 * @param box Where it is on the page.
 */
export function onePixelPath(pdfium: Pdfium, document: number, page: number, object: number, box: Box): Path | null {
  const { api, scratch, integer } = pdfium;
  if (!api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) || integer(0) !== 1 || integer(4) !== 1)
    return null;
  const isLine = Math.min(box.x1 - box.x0, box.y1 - box.y0) <= thresholds.minPictureSide;
  if (!isLine && !isMask(pdfium, page, object)) return null;
  const [a, b, c, d] = matrixOf(pdfium, object);
  if (Math.min(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c)) > thresholds.straightLine) return null;
  const pixel = pixelOf(pdfium, document, page, object);
  if (pixel === null) return null;
  const { alpha, channels } = pixel;
  const onWhite = channels.map((value) => onPaper(value, alpha / opaque));
  const [colour, own] = [onWhite, channels].map((values) => values.map(hexByte).join('')) as [string, string];
  const isOpaque = alpha > opaqueAlpha;
  return {
    ...{ box, fill: alpha > minAlpha ? colour : null, stroke: null, width: 0 },
    ...{ isStraight: true, isBroken: false, isRectangle: true, enclosed: 1, isOpaque, segments: 4 },
    ...(isOpaque || alpha <= minAlpha ? {} : { sheer: { colour: own, opacity: alpha / opaque } }),
  };
}
