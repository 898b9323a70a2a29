import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import { haveSameSize, type Size } from '../../model/page-size.ts';
import { type Matrix, multiply } from './matrix.ts';

/** The size of a page as displayed, in points, and the transformation to it. */
export interface PageSpace {
  readonly width: number;
  readonly height: number;
  /** From the coordinates of the file to points from the top left corner of the page. */
  readonly matrix: Matrix;
  /** The size of the displayed page as a share of that in the file: 1 except for enormous and tiny pages. */
  readonly scale: number;
}

/** How large pages are shown. */
export interface PageSides {
  /** Points; a page with a longer side is shown smaller, with all that is on it. */
  readonly maxSide: number;
  /** The factor by which all others are shown larger: 1 except for tiny pages. */
  readonly enlarged: number;
  /** Points; a larger page is shown as small as this. */
  readonly room?: Size | undefined;
}

/** The scale at which a page with these sides in points is shown. */
export function scaleWithin({ maxSide, enlarged, room }: PageSides, width: number, height: number): number {
  const whole = Math.min(enlarged, maxSide / Math.max(1, width, height));
  const shown = { width: width * whole, height: height * whole };
  if (room === undefined || haveSameSize(shown, room)) return whole;
  return whole * Math.min(1, room.width / Math.max(1, shown.width), room.height / Math.max(1, shown.height));
}

/**
 * Reads the space of a page from its boxes and its rotation (ISO 32000-2, section 14.11.2).
 *
 * @param page PDFium's handle.
 */
export function pageSpace({ api, scratch, float }: Pdfium, page: number, sides: PageSides): PageSpace {
  const width = api.FPDF_GetPageWidthF(page);
  const height = api.FPDF_GetPageHeightF(page);
  // What a page shows of its media box, both of which it may have from the nodes of the page tree.
  const [left, top, right, bottom] = api.FPDF_GetPageBoundingBox(page, scratch)
    ? [float(0), float(4), float(8), float(12)]
    : [0, height, width, 0];
  // By the number of quarter turns clockwise.
  const matrices = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ] as const;
  const matrix = matrices[api.FPDFPage_GetRotation(page) & 3] ?? matrices[0];
  const scale = scaleWithin(sides, width, height);
  const shrunk = multiply(matrix, [scale, 0, 0, scale, 0, 0]);
  return { width: width * scale, height: height * scale, matrix: shrunk, scale };
}

/** Whether nothing of a box is on the page. */
export const isOffPage = ({ x0, y0, x1, y1 }: Box, { width, height }: PageSpace): boolean =>
  x1 < 0 || y1 < 0 || x0 > width || y0 > height;
