import type { Box } from '../../model/page-model.ts';
import { applyToBox, type Matrix } from './matrix.ts';
import type { Pdfium } from './pdfium.ts';

/** Types of a page's objects: `FPDF_PAGEOBJ_*`. */
export const objectTypes = { text: 1, path: 2, image: 3, form: 5 } as const;
/** More of them make a page that is no document any more. */
export const maxObjects = 60_000;
/** Forms within forms that are looked into. */
export const maxDepth = 12;

/** An object's own matrix. */
export function matrixOf({ api, scratch, float }: Pdfium, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  return [float(0), float(4), float(8), float(12), float(16), float(20)];
}

/** Where an object is on the page, by the matrix of what it is in. */
export function boundsOf({ api, scratch, float }: Pdfium, object: number, matrix: Matrix): Box {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) });
}
