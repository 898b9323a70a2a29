import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { addTo } from '../../../../../groups.ts';
import { isInside, isWithin } from '../../model/box.ts';
import type { Box, FormField, Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** `FPDF_FORMFIELD_*` of fields whose value is text. */
const textual: ReadonlySet<number> = new Set([4, 5, 6]);
/** `FPDF_PAGEOBJ_*` of what a reader sees in a field besides its frame. */
const seen: ReadonlySet<number> = new Set([1, 3]);
/** The flag of text fields for passwords (ISO 32000-2, table 231). */
const password = 1 << 13;
/** Objects of an appearance that are looked at. */
const maxObjects = 1000;

/** A form field as it is read, before its appearance is. */
export interface ReadField extends FormField {
  /** Whether it shows something, but has no value. */
  readonly isUnstored?: true;
}

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

/** The text of a field's letters, line by line. */
function textOf(letters: readonly Glyph[]): string {
  return letters
    .map((letter, index) => {
      const before = letters[index - 1];
      if (before === undefined) return letter.text;
      const isLower = letter.baseline - before.baseline > (before.y1 - before.y0) / 2;
      return `${isLower ? '\n' : letter.space === null ? '' : ' '}${letter.text}`;
    })
    .join('');
}

/**
 * Gives fields without a value the text that they show, and its letters, which were drawn on the page, their field.
 *
 * @param glyphs The upright letters of the page.
 * @returns The fields.
 */
export function withShownValues(fields: readonly ReadField[], glyphs: readonly Glyph[]): readonly FormField[] {
  const unstored = fields.filter(({ isUnstored }) => isUnstored);
  if (unstored.length === 0) return fields;
  const shown = new Map<FormField, Glyph[]>();
  for (const glyph of glyphs) {
    const field = unstored.find((each) => isWithin(each, (glyph.x0 + glyph.x1) / 2, glyph.baseline));
    if (field !== undefined) addTo(shown, field, glyph);
  }
  return fields.map((field) => {
    const letters = shown.get(field);
    if (letters === undefined) return field;
    const value = textOf(letters);
    const filled = { ...field, value, isMultiline: field.isMultiline || value.includes('\n') };
    for (const letter of letters) letter.field = filled;
    return filled;
  });
}

type Drawn = Pick<Page, 'rules' | 'fills' | 'shapes'>;

/** What was drawn on a page, without the frames of fields whose letters were drawn with them. */
export function withoutFrames({ rules, fills, shapes }: Drawn, fields: readonly ReadField[]): Drawn {
  const unstored = fields.filter(({ isUnstored }) => isUnstored);
  const isOwn = (box: Box) => !unstored.some((field) => isInside(box, field, thresholds.fieldFrame));
  return { rules: rules.filter(isOwn), fills: fills.filter(isOwn), shapes: shapes.filter(isOwn) };
}
