import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { readField } from './read-field.ts';
import type { ReadField } from './shown-values.ts';

/** `FPDF_ANNOT_WIDGET`. */
const widgetAnnotation = 20;

/** The form of an open document. */
export interface OpenForm {
  /** PDFium's handle; 0 for none. */
  readonly handle: number;
  readonly fieldsOf: (page: number, space: PageSpace) => readonly ReadField[];
  readonly close: () => void;
}

/**
 * Opens the form of a document (ISO 32000-2, section 12.7). PDFium describes fields only through a form environment,
 * whose callbacks stay empty.
 *
 * @param document PDFium's handle.
 */
export function openForm(pdfium: Pdfium, document: number): OpenForm {
  const { api } = pdfium;
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(document, info);
  return {
    handle: form,
    fieldsOf: (page, space) => (form === 0 ? [] : readFields(pdfium, form, page, space)),
    close() {
      if (form !== 0) api.PDFiumExt_ExitFormFillEnvironment(form);
      api.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}

/** The fields of a page. The numbers are PDFium's handles. */
function readFields(pdfium: Pdfium, form: number, page: number, space: PageSpace): readonly ReadField[] {
  const { api } = pdfium;
  const fields: ReadField[] = [];
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count && fields.length < limits.maxFields; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const isField = api.FPDFAnnot_GetSubtype(annotation) === widgetAnnotation;
    const field = isField ? readField(pdfium, { form, annotation }, space) : null;
    if (field !== null) fields.push(field);
    api.FPDFPage_CloseAnnot(annotation);
  }
  return fields;
}
