import { limits } from './limits.ts';
import { isReference, type PdfDict, type PdfObjects, type PdfValue } from './qpdf-objects.ts';

/** A document whose fields are changed. */
export interface FieldEditor {
  readonly objects: PdfObjects;
  /** Translates references to those of the document that is written. */
  readonly translate: (value: PdfValue) => PdfValue;
  /** Replaces entries of an object; null removes an entry. */
  readonly replace: (reference: string, entries: PdfDict) => void;
}

/** Field entries of a field that is merged with its widget annotation. Without them, only the annotation remains. */
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
/** Flags of annotations (ISO 32000-1 §12.5.3). */
const flags = { hidden: 2, print: 4, readOnly: 64, locked: 128 } as const;
const stampFlags = flags.print | flags.readOnly | flags.locked;

/** Turns a signature's widget into a stamp, which no reader mistakes for a valid signature. */
function turnIntoStamp({ replace, objects }: FieldEditor, widget: string): void {
  const hasAppearance = objects.dict(objects.dict(widget)?.['/AP']) !== undefined;
  const removed = Object.fromEntries(fieldKeys.map((key) => [key, null]));
  replace(widget, { ...removed, '/Subtype': '/Stamp', '/F': hasAppearance ? stampFlags : stampFlags | flags.hidden });
}

const isSignedField = (objects: PdfObjects, field: PdfValue) => {
  const dict = objects.dict(field);
  return objects.name(dict?.['/FT']) === 'Sig' && objects.dict(dict?.['/V']) !== undefined;
};

/**
 * Removes the signatures, which any change of a file invalidates, from a list of fields and their descendants. Returns the
 * remaining fields.
 * @param onSignature Called for each signature.
 */
export function withoutSignatures(
  document: FieldEditor,
  fields: readonly PdfValue[],
  onSignature: () => void,
  depth = 0,
): readonly PdfValue[] {
  const { objects, replace, translate } = document;
  return fields.filter((field) => {
    const kids = objects.array(objects.dict(field)?.['/Kids']) ?? [];
    if (isSignedField(objects, field)) {
      onSignature();
      for (const widget of [field, ...kids].filter(isReference)) turnIntoStamp(document, widget);
      return false;
    }
    if (!isReference(field) || kids.length === 0 || depth > limits.maxFieldDepth) return true;
    const kept = withoutSignatures(document, kids, onSignature, depth + 1);
    if (kept.length < kids.length) replace(field, { '/Kids': kept.map(translate) });
    return kept.length > 0;
  });
}
