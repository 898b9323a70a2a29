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

/** The first mark around content (ISO 32000-2, section 14.6) that passes a test of its tag, as PDFium's handle; 0 for none. */
function findMark({ api, scratch, scratchBytes, integer, wide }: Pdfium, object: number, is: MarkTest): number {
  const count = api.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = api.FPDFPageObj_GetMark(object, index);
    if (
      api.FPDFPageObjMark_GetName(mark, scratch, scratchBytes - 4, scratch + scratchBytes - 4) &&
      is(wide(integer(scratchBytes - 4)), mark)
    )
      return mark;
  }
  return 0;
}

type MarkTest = (tag: string, mark: number) => boolean;

/** Whether content is marked with a tag, and with a property of that name if one is given. */
export const isMarked = (pdfium: Pdfium, object: number, tag: string, property: string | null = null): boolean =>
  findMark(
    pdfium,
    object,
    (name, mark) => name === tag && (property === null || hasProperty(pdfium, mark, property)),
  ) !== 0;

/** What of the tags around content has a form, with its groups; null for none. */
export function markLike(pdfium: Pdfium, object: number, form: RegExp): RegExpExecArray | null {
  const tags: string[] = [];
  const isLike = (name: string) => {
    tags.push(name);
    return form.test(name);
  };
  return findMark(pdfium, object, isLike) === 0 ? null : form.exec(tags.at(-1) ?? '');
}

function hasProperty({ api, scratch, scratchBytes, integer, wide }: Pdfium, mark: number, name: string): boolean {
  const count = api.FPDFPageObjMark_CountParams(mark);
  for (let index = 0; index < count; index++)
    if (
      api.FPDFPageObjMark_GetParamKey(mark, index, scratch, scratchBytes - 4, scratch + scratchBytes - 4) &&
      wide(integer(scratchBytes - 4)) === name
    )
      return true;
  return false;
}

/**
 * Whether content is a running head, or what lies behind the text of pages, such as a watermark (ISO 32000-2, section
 * 14.8.2.2): of all artifacts, those have a subtype. A picture that only decorates the text has none.
 */
export const isOfHead = (pdfium: Pdfium, object: number): boolean => isMarked(pdfium, object, 'Artifact', 'Subtype');
