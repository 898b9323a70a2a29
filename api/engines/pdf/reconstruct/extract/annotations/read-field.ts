import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { FormField } from '../../model/page-model.ts';
import { limits } from '../limits.ts';
import { readLongText } from '../pdfium/long-text.ts';
import { applyToBox } from '../pdfium/matrix.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { fieldFrame, fieldLook } from './field-looks.ts';
import { type ReadField, showsMoreThanValue } from './shown-values.ts';
import { thresholds } from './thresholds.ts';

/** Flags of hidden annotations: Hidden and NoView (ISO 32000-2, table 167). */
const notShown = 2 | 32;
/** Fillable field types, by `FPDF_FORMFIELD_*`. */
const types: Readonly<Record<number, FormField['type']>> = {
  2: 'checkbox',
  3: 'checkbox',
  4: 'choice',
  5: 'choice',
  6: 'text',
};
/** `FPDF_FORMFIELD_LISTBOX`. */
const listBox = 5;
/** Flags of fields: Multiline and Password of text, Edit of choices (ISO 32000-2, tables 231 and 233). */
const flags = { multiline: 1 << 12, password: 1 << 13, editable: 1 << 18 } as const;

/** A field of an open form, by PDFium's handles. */
export interface OpenField {
  readonly form: number;
  readonly annotation: number;
}

interface Option {
  readonly label: string;
  readonly isChosen: boolean;
}

function optionsOf({ api, scratch, scratchBytes, wide }: Pdfium, { form, annotation }: OpenField): readonly Option[] {
  const count = Math.min(limits.maxOptionsOfField, Math.max(0, api.FPDFAnnot_GetOptionCount(form, annotation)));
  return Array.from({ length: count }, (_, index) => ({
    label: wide(api.FPDFAnnot_GetOptionLabel(form, annotation, index, scratch, scratchBytes)),
    isChosen: api.FPDFAnnot_IsOptionSelected(form, annotation, index),
  }));
}

const enteredValue = (pdfium: Pdfium, { form, annotation }: OpenField): string =>
  readLongText(pdfium, (address, bytes) => pdfium.api.FPDFAnnot_GetFormFieldValue(form, annotation, address, bytes));

/** The name that readers show for a field, or the one that programs know it by. */
function nameOf({ api, scratch, scratchBytes, wide }: Pdfium, { form, annotation }: OpenField): string {
  const alternate = wide(api.FPDFAnnot_GetFormFieldAlternateName(form, annotation, scratch, scratchBytes));
  return alternate || wide(api.FPDFAnnot_GetFormFieldName(form, annotation, scratch, scratchBytes));
}

/** Whether a box is ticked. PDFium's own answer is only correct for pages that it draws with their form. */
function isTicked({ api, scratch, scratchBytes, wide }: Pdfium, { annotation }: OpenField): boolean {
  const state = wide(api.FPDFAnnot_GetStringValue(annotation, 'AS', scratch, scratchBytes));
  return state !== '' && state !== 'Off';
}

/**
 * The options that a list box shows.
 * @param height Of the box, in points.
 * @param size Of its letters, in points.
 */
function shownRows(
  { api, scratch, float }: Pdfium,
  { annotation }: OpenField,
  options: readonly Option[],
  { height, size }: { readonly height: number; readonly size: number },
) {
  const first = api.FPDFAnnot_GetNumberValue(annotation, 'TI', scratch) ? float(0) : 0;
  const rows = Math.max(1, Math.floor(height / (thresholds.field.rowEms * size)));
  return options.slice(first, first + rows).map(({ label, isChosen }) => ({ text: label, isChosen }));
}

/** Where a field's text stands, by its quadding (ISO 32000-2, table 230). */
function alignmentOf({ api, scratch, float }: Pdfium, { annotation }: OpenField): Pick<FormField, 'alignment'> {
  const quadding = api.FPDFAnnot_GetNumberValue(annotation, 'Q', scratch) ? float(0) : 0;
  return quadding === 1 ? { alignment: 'center' } : quadding === 2 ? { alignment: 'right' } : {};
}

/** Reads a field; null for buttons and signatures, and for fields that are not shown. */
export function readField(pdfium: Pdfium, field: OpenField, { matrix, scale }: PageSpace): ReadField | null {
  const { api, scratch, float } = pdfium;
  const { form, annotation } = field;
  const kind = api.FPDFAnnot_GetFormFieldType(form, annotation);
  const type = types[kind];
  if (type === undefined || (api.FPDFAnnot_GetFlags(annotation) & notShown) !== 0) return null;
  const isUnstored = showsMoreThanValue(pdfium, form, annotation);
  if (!api.FPDFAnnot_GetRect(annotation, scratch)) return null;
  const box = applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) });
  const set = api.FPDFAnnot_GetFormFieldFlags(form, annotation);
  const options = type === 'choice' ? optionsOf(pdfium, field) : [];
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  const isSecret = type === 'text' && (set & flags.password) !== 0;
  const value = isSecret ? '' : enteredValue(pdfium, field);
  const look = type === 'checkbox' ? {} : fieldLook(pdfium, annotation, scale);
  const room = { height: box.y1 - box.y0, size: look.size ?? thresholds.field.usualSize };
  const rows = kind === listBox ? shownRows(pdfium, field, options, room) : [];
  return {
    ...box,
    type,
    ...look,
    ...(type !== 'checkbox' && alignmentOf(pdfium, field)),
    ...fieldFrame(pdfium, annotation, scale),
    ...(rows.length > 0 && { rows }),
    name: nameOf(pdfium, field),
    value: chosen.length > 0 ? chosen.join(', ') : value,
    isChecked: type === 'checkbox' && isTicked(pdfium, field),
    options: options.map(({ label }) => label),
    isMultiline: type === 'text' && (set & flags.multiline) !== 0,
    isFree: type === 'choice' && (set & flags.editable) !== 0,
    ...(isUnstored && { isUnstored }),
  };
}
