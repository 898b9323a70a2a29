import type { Pdfium } from '../../../../../formats/pdfium.ts';

/** `FPDF_FORMFIELD_*` of fields whose value is text. */
const textual: ReadonlySet<number> = new Set([4, 5, 6]);
/** `FPDF_PAGEOBJ_*` of what a reader sees in a field besides its frame. */
const seen: ReadonlySet<number> = new Set([1, 3]);
/** The flag of text fields for passwords (ISO 32000-2, table 231). */
const password = 1 << 13;
/** Objects of an appearance that are looked at. */
const maxObjects = 1000;

/**
 * Whether a field without a value shows text or a picture all the same: programs that fill in forms may write what a
 * field looks like, and nothing else.
 *
 * @param form PDFium's handle of the document's form.
 */
export function showsMoreThanValue({ api, scratch, float }: Pdfium, form: number, annotation: number): boolean {
  if (!textual.has(api.FPDFAnnot_GetFormFieldType(form, annotation))) return false;
  if ((api.FPDFAnnot_GetFormFieldFlags(form, annotation) & password) !== 0) return false;
  // UTF-16 with its end.
  if (api.FPDFAnnot_GetFormFieldValue(form, annotation, 0, 0) > 2) return false;
  const count = Math.min(maxObjects, api.FPDFAnnot_GetObjectCount(annotation));
  for (let index = 0; index < count; index++) {
    const object = api.FPDFAnnot_GetObject(annotation, index);
    if (object === 0 || !seen.has(api.FPDFPageObj_GetType(object))) continue;
    if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    // Spaces have no extent.
    if (float(8) > float(0) && float(12) > float(4)) return true;
  }
  return false;
}
