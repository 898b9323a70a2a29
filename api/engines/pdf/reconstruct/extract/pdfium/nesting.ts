import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { type Matrix, multiply } from './matrix.ts';
import { matrixOf } from './page-object.ts';
import type { PageSpace } from './page-space.ts';

/** The forms that objects are in. */
export interface Nesting {
  /** From their coordinates to those of the page. */
  readonly matrix: Matrix;
  /** PDFium's handles of the forms, the outermost first; none for objects of the page itself. */
  readonly forms: readonly number[];
}

/** The nesting of the objects of a page itself, which are in no form. */
export const nestingOnPage = ({ matrix }: PageSpace): Nesting => ({ matrix, forms: [] });

/**
 * The nesting of the objects of a form.
 * @param form PDFium's handle of the form.
 * @param around The nesting of the form itself.
 */
export const nestingInForm = (pdfium: Pdfium, form: number, around: Nesting): Nesting => ({
  matrix: multiply(matrixOf(pdfium, form), around.matrix),
  forms: [...around.forms, form],
});
