import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { FieldFrame, FormField } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { limits } from '../limits.ts';
import { hexByte } from '../pdfium/colour.ts';
import { readLongText } from '../pdfium/long-text.ts';
import { applyToBox } from '../pdfium/matrix.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { thresholds } from '../thresholds.ts';
import { type ReadField, showsMoreThanValue } from './shown-values.ts';

const { field } = thresholds;

/** `FPDF_ANNOT_WIDGET`. */
const widgetAnnotation = 20;
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
/** Colours of a field (`EPDFANNOT_MKCOLOR_*`), and the style of a border that is a line below it. */
const colours = { border: 0, background: 1 } as const;
const underline = 5;
/** Flags of fields: Multiline and Password of text, Edit of choices (ISO 32000-2, tables 231 and 233). */
const flags = { multiline: 1 << 12, password: 1 << 13, editable: 1 << 18 } as const;

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
  const { api, scratch, scratchBytes, float, integer, wide } = pdfium;
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(document, info);

  const optionsOf = (annotation: number) => {
    const count = Math.min(limits.maxOptionsOfField, Math.max(0, api.FPDFAnnot_GetOptionCount(form, annotation)));
    return Array.from({ length: count }, (_, index) => ({
      label: wide(api.FPDFAnnot_GetOptionLabel(form, annotation, index, scratch, scratchBytes)),
      isChosen: api.FPDFAnnot_IsOptionSelected(form, annotation, index),
    }));
  };
  /** The size and the colour of what is typed into a field; none that the file leaves to readers, or that paper has. */
  const lookOf = (annotation: number, scale: number): Pick<FormField, 'size' | 'colour'> => {
    const slots = [scratch, scratch + 4, scratch + 8, scratch + 12, scratch + 16] as const;
    if (!api.EPDFAnnot_GetDefaultAppearance(annotation, ...slots)) return {};
    const [size, colour] = [float(4), [8, 12, 16].map((slot) => hexByte(integer(slot))).join('')];
    return { ...(size > 0 && { size: Math.round(size * scale * 2) / 2 }), ...(colour !== paper && { colour }) };
  };
  const colourOf = (annotation: number, kind: number) =>
    api.EPDFAnnot_GetMKColor(annotation, kind, scratch, scratch + 4, scratch + 8)
      ? [0, 4, 8].map((slot) => hexByte(integer(slot))).join('')
      : null;
  /** What is behind a field; nothing if the file has the field drawn without it. */
  const frameOf = (annotation: number, scale: number): Pick<FormField, 'frame'> => {
    const [stroke, fill] = [colourOf(annotation, colours.border), colourOf(annotation, colours.background)];
    const count = api.FPDFAnnot_GetObjectCount(annotation);
    const drawn = Array.from({ length: Math.min(count, limits.maxFieldObjects) }, (_, index) =>
      api.FPDFPageObj_GetType(api.FPDFAnnot_GetObject(annotation, index)),
    );
    if ((stroke ?? fill) === null || (drawn.length > 0 && !drawn.includes(objectTypes.path))) return {};
    const style = api.EPDFAnnot_GetBorderStyle(annotation, scratch);
    const width = style === 0 ? field.usualBorder : float(0);
    const frame: FieldFrame = {
      ...{ fill, stroke: width > 0 ? stroke : null },
      ...{ width: width * scale, isUnderline: style === underline },
    };
    return { frame };
  };
  const readField = (annotation: number, { matrix, scale }: PageSpace): ReadField | null => {
    const kind = api.FPDFAnnot_GetFormFieldType(form, annotation);
    const type = types[kind];
    if (type === undefined || (api.FPDFAnnot_GetFlags(annotation) & notShown) !== 0) return null;
    const isUnstored = showsMoreThanValue(pdfium, form, annotation);
    if (!api.FPDFAnnot_GetRect(annotation, scratch)) return null;
    const box = applyToBox(matrix, { x0: float(0), y0: float(4), x1: float(8), y1: float(12) });
    const set = api.FPDFAnnot_GetFormFieldFlags(form, annotation);
    const options = type === 'choice' ? optionsOf(annotation) : [];
    const chosen = options.filter(({ isChosen }) => isChosen).map(({ label }) => label);
    const isSecret = type === 'text' && (set & flags.password) !== 0;
    const value = isSecret
      ? ''
      : readLongText(pdfium, (address, bytes) => api.FPDFAnnot_GetFormFieldValue(form, annotation, address, bytes));
    // PDFium's own answer is only correct for pages that it draws with their form.
    const state = wide(api.FPDFAnnot_GetStringValue(annotation, 'AS', scratch, scratchBytes));
    const alternate = wide(api.FPDFAnnot_GetFormFieldAlternateName(form, annotation, scratch, scratchBytes));
    const look = type === 'checkbox' ? {} : lookOf(annotation, scale);
    const first = kind === listBox && api.FPDFAnnot_GetNumberValue(annotation, 'TI', scratch) ? float(0) : 0;
    const rows = Math.max(1, Math.floor((box.y1 - box.y0) / (field.rowEms * (look.size ?? field.usualSize))));
    const shown = options.slice(first, first + rows).map(({ label, isChosen }) => ({ text: label, isChosen }));
    return {
      ...box,
      type,
      ...look,
      ...frameOf(annotation, scale),
      ...(kind === listBox && shown.length > 0 && { rows: shown }),
      name: alternate || wide(api.FPDFAnnot_GetFormFieldName(form, annotation, scratch, scratchBytes)),
      value: chosen.length > 0 ? chosen.join(', ') : value,
      isChecked: type === 'checkbox' && state !== '' && state !== 'Off',
      options: options.map(({ label }) => label),
      isMultiline: type === 'text' && (set & flags.multiline) !== 0,
      isFree: type === 'choice' && (set & flags.editable) !== 0,
      ...(isUnstored && { isUnstored }),
    };
  };
  return {
    handle: form,
    fieldsOf(page, space) {
      if (form === 0) return [];
      const fields: ReadField[] = [];
      const count = api.FPDFPage_GetAnnotCount(page);
      for (let index = 0; index < count && fields.length < limits.maxFields; index++) {
        const annotation = api.FPDFPage_GetAnnot(page, index);
        if (annotation === 0) continue;
        const isField = api.FPDFAnnot_GetSubtype(annotation) === widgetAnnotation;
        const field = isField ? readField(annotation, space) : null;
        if (field !== null) fields.push(field);
        api.FPDFPage_CloseAnnot(annotation);
      }
      return fields;
    },
    close() {
      if (form !== 0) api.PDFiumExt_ExitFormFillEnvironment(form);
      api.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}
