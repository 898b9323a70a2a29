import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { Box } from '../../model/page-model.ts';
import { applyToBox, type Matrix } from './matrix.ts';

/** Types of page objects: `FPDF_PAGEOBJ_*`. */
export const objectTypes = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

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

/** Whether content is marked with a tag (ISO 32000-2, section 14.6). */
export function isMarked({ api, scratch, scratchBytes, integer, wide }: Pdfium, object: number, tag: string): boolean {
  const count = api.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = api.FPDFPageObj_GetMark(object, index);
    if (
      api.FPDFPageObjMark_GetName(mark, scratch, scratchBytes - 4, scratch + scratchBytes - 4) &&
      wide(integer(scratchBytes - 4)) === tag
    )
      return true;
  }
  return false;
}
