import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { type Matrix, multiply } from './matrix.ts';

/** The size of a page as displayed, in points, and the transformation to it. */
export interface PageSpace {
  readonly width: number;
  readonly height: number;
  /** From the coordinates of the file to points from the top left corner of the page. */
  readonly matrix: Matrix;
  /** The factor by which the displayed page is smaller than in the file: 1 except for enormous pages. */
  readonly scale: number;
}

/** US Letter: the media box of pages without one. */
const letter = [0, 0, 612, 792] as const;

/** The scale at which neither side of a page is longer than `maxSide`, in the unit of the sides; at most 1. */
export const scaleWithin = (maxSide: number, width: number, height: number): number =>
  Math.min(1, maxSide / Math.max(1, width, height));

/**
 * Reads the space of a page from its media box, crop box and rotation (ISO 32000-2, section 14.11.2).
 *
 * @param page PDFium's handle.
 * @param maxSide Points; a page with a longer side is shown smaller, with all that is on it.
 */
export function pageSpace({ api, scratch, float }: Pdfium, page: number, maxSide: number): PageSpace {
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  const read = () => [float(0), float(4), float(8), float(12)] as const;
  const width = api.FPDF_GetPageWidthF(page);
  const height = api.FPDF_GetPageHeightF(page);
  const media = api.FPDFPage_GetMediaBox(page, ...slots) ? read() : letter;
  const crop = api.FPDFPage_GetCropBox(page, ...slots) ? read() : media;
  const [left, bottom] = [Math.max(crop[0], media[0]), Math.max(crop[1], media[1])];
  const [right, top] = [Math.min(crop[2], media[2]), Math.min(crop[3], media[3])];
  // By the number of quarter turns clockwise.
  const matrices = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ] as const;
  const matrix = matrices[api.FPDFPage_GetRotation(page) & 3] ?? matrices[0];
  const scale = scaleWithin(maxSide, width, height);
  const shrunk = multiply(matrix, [scale, 0, 0, scale, 0, 0]);
  return { width: width * scale, height: height * scale, matrix: shrunk, scale };
}
