import { isReference, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';

/** Entries that make an annotation a field. */
const fieldKeys = [
  '/FT',
  '/T',
  '/TU',
  '/TM',
  '/V',
  '/DV',
  '/Ff',
  '/Parent',
  '/Kids',
  '/Lock',
  '/SV',
  '/MK',
  '/AA',
  '/A',
  '/DA',
  '/H',
];
/** Printed, and not to be moved or changed (ISO 32000-1 §12.5.3). */
const fixedFlags = 4 | 64 | 128;
const maxDepth = 50;

/** Leaves the picture of a signature where it stood, as a stamp that nobody takes for a signature that holds. */
function becomeStamp({ replace, objects }: SourceDocument, widget: string): void {
  const hasPicture = objects.dict(objects.dict(widget)?.['/AP']) !== undefined;
  const gone = Object.fromEntries(fieldKeys.map((key) => [key, null]));
  replace(widget, { ...gone, '/Subtype': '/Stamp', '/F': hasPicture ? fixedFlags : fixedFlags | 2 });
}

const isSignedField = (objects: PdfObjects, field: PdfValue) => {
  const dict = objects.dict(field);
  return objects.name(dict?.['/FT']) === 'Sig' && objects.dict(dict?.['/V']) !== undefined;
};

/**
 * Takes the signatures out of a list of fields, which a change of the file breaks. Gives the fields that stay, and says
 * `wasSigned` for any.
 */
export function withoutSignatures(
  document: SourceDocument,
  fields: readonly PdfValue[],
  wasSigned: () => void,
  depth = 0,
): readonly PdfValue[] {
  const { objects, replace, translate } = document;
  return fields.filter((field) => {
    const kids = objects.array(objects.dict(field)?.['/Kids']) ?? [];
    if (isSignedField(objects, field)) {
      wasSigned();
      for (const widget of [field, ...kids].filter(isReference)) becomeStamp(document, widget);
      return false;
    }
    if (!isReference(field) || kids.length === 0 || depth > maxDepth) return true;
    const kept = withoutSignatures(document, kids, wasSigned, depth + 1);
    if (kept.length < kids.length) replace(field, { '/Kids': kept.map(translate) });
    return kept.length > 0;
  });
}
