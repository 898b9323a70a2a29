import type { FormField } from '../model/page-model.ts';
import { applyToBox } from './matrix.ts';
import type { PageSpace } from './page-space.ts';
import type { Pdfium } from './pdfium.ts';

const widgetAnnotation = 20;
const types: Readonly<Record<number, FormField['type']>> = {
  2: 'checkbox',
  3: 'checkbox',
  4: 'choice',
  5: 'choice',
  6: 'text',
};

/** The form fields of a page and what was entered in them. */
export function readFields(pdfium: Pdfium, form: number, page: number, { matrix }: PageSpace): readonly FormField[] {
  const { api, scratch, scratchBytes, float, wide } = pdfium;
  if (form === 0) return [];
  const fields: FormField[] = [];
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const type =
      types[
        api.FPDFAnnot_GetSubtype(annotation) === widgetAnnotation
          ? api.FPDFAnnot_GetFormFieldType(form, annotation)
          : -1
      ];
    if (type !== undefined && api.FPDFAnnot_GetRect(annotation, scratch)) {
      const box = applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) });
      const value = wide(api.FPDFAnnot_GetFormFieldValue(form, annotation, scratch, scratchBytes));
      fields.push({ ...box, type, value, isChecked: type === 'checkbox' && api.FPDFAnnot_IsChecked(form, annotation) });
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
  return fields;
}
