import type { PdfDict, PdfObjects } from '../../qpdf/qpdf-objects.ts';

const maxDepth = 20;

function hasValue(objects: PdfObjects, field: PdfDict | undefined, depth = 0): boolean {
  if (field === undefined || depth > maxDepth) return false;
  const value = objects.resolve(field['/V']);
  return (
    (value !== undefined && value !== null && value !== 'u:') ||
    hasValue(objects, objects.dict(field['/Parent']), depth + 1)
  );
}

/**
 * Whether a form's values show only where readers draw them anew (`/NeedAppearances`), as those of XFA forms. Many forms ask for it out of
 * habit; in a joined file it would have the fields of all others drawn anew as well, which changes their looks.
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
