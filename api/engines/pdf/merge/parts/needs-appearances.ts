import { limits } from '../../qpdf/limits.ts';
import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';

function hasValue(objects: PdfObjects, field: PdfDict | undefined, depth = 0): boolean {
  if (field === undefined || depth > limits.maxFieldDepth) return false;
  const value = objects.resolve(field['/V']);
  return (
    (value !== undefined && value !== null && value !== 'u:') ||
    hasValue(objects, objects.dict(field['/Parent']), depth + 1)
  );
}

/**
 * Whether a form has values that are visible only if readers draw them (`/NeedAppearances`), as XFA forms do. Many
 * forms set this flag needlessly; in a merged file it would make readers redraw the fields of all files differently.
 */
export function needsAppearances(objects: PdfObjects, form: PdfDict): boolean {
  if (objects.resolve(form['/NeedAppearances']) !== true && form['/XFA'] === undefined) return false;
  for (const [, value] of objects.values()) {
    const dict = objects.dict(value);
    if (dict === undefined || objects.name(dict['/Subtype']) !== 'Widget' || dict['/AP'] !== undefined) continue;
    if (hasValue(objects, dict)) return true;
  }
  return false;
}
