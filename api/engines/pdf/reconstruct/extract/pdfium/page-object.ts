import type { Box } from '../../model/page-model.ts';
import { applyToBox, type Matrix } from './matrix.ts';
import type { Pdfium } from './pdfium.ts';

/** Types of page objects: `FPDF_PAGEOBJ_*`. */
export const objectTypes = { text: 1, path: 2, image: 3, form: 5 } as const;

/** The matrix of an object itself. */
export function matrixOf({ api, scratch, float }: Pdfium, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  return [float(0), float(4), float(8), float(12), float(16), float(20)];
}

/** The bounds of an object on the page, given the matrix from its container to the page. */
export function boundsOf({ api, scratch, float }: Pdfium, object: number, matrix: Matrix): Box {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) });
}
