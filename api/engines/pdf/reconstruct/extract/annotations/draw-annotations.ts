import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAround, isInside } from '../../model/box.ts';
import { limits } from '../limits.ts';
import { showsMoreThanValue } from './shown-values.ts';

/**
 * Kinds of annotations (`FPDF_ANNOT_*`) that are part of what a page shows: typed text, lines and shapes, marked text,
 * stamps, ink, watermarks. The others are links, fields, and signs for comments, sounds and attachments.
 */
const drawnKinds: ReadonlySet<number> = new Set([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 24]);
/** `FPDF_ANNOT_WIDGET`. */
const widget = 20;
/**
 * `FPDF_FORMFIELD_*` of fields that take nothing but show something: what a push button says, and who signed a page. The
 * form of a document may have been lost: then PDFium knows no field.
 */
const fieldTypes = { unknown: 0, button: 1, signature: 7 } as const;
/** The flag of annotations that are printed, too (ISO 32000-2, table 167); other buttons only serve the screen. */
const printed = 4;
/** `FPDF_ANNOT_APPEARANCEMODE_NORMAL`. */
const normalAppearance = 0;
/** `FPDF_FONT_HELVETICA` of PDFium's own kinds of fonts, and a size in points for text that has none. */
const helvetica = 4;
const usualSize = 12;
/** Points around a line for its width and its ends. */
const lineRoom = 6;
/** Bytes of a point: two numbers. */
const pointBytes = 8;
/** `FLAT_NORMALDISPLAY`: as on a screen. */
const asOnScreen = 0;
/** `FLATTEN_SUCCESS`. */
const flattened = 1;

/** Gives marked text and lines that are not within their box one around them: PDFium draws nothing beyond it. */
function widen({ api, scratch, scratchBytes, float, setFloats }: Pdfium, annotation: number): void {
  if (!api.FPDFAnnot_GetRect(annotation, scratch)) return;
  const box = { x0: float(0), y0: float(12), x1: float(8), y1: float(4) };
  const points: (readonly [number, number])[] = [];
  const addPoints = (read: (room: number) => number) => {
    const count = Math.min(scratchBytes / pointBytes, read(scratchBytes / pointBytes));
    for (let at = 0; at < count; at++) points.push([float(at * pointBytes), float(at * pointBytes + 4)]);
  };
  const count = Math.min(limits.maxMarkedParts, api.FPDFAnnot_CountAttachmentPoints(annotation));
  for (let part = 0; part < count; part++) {
    if (!api.FPDFAnnot_GetAttachmentPoints(annotation, part, scratch)) continue;
    for (const slot of [0, 8, 16, 24]) points.push([float(slot), float(slot + 4)]);
  }
  if (api.FPDFAnnot_GetLine(annotation, scratch, scratch + 8)) points.push([float(0), float(4)], [float(8), float(12)]);
  addPoints((room) => api.FPDFAnnot_GetVertices(annotation, scratch, room));
  const strokes = Math.min(limits.maxMarkedParts, api.FPDFAnnot_GetInkListCount(annotation));
  for (let stroke = 0; stroke < strokes; stroke++)
    addPoints((room) => api.FPDFAnnot_GetInkListPath(annotation, stroke, scratch, room));
  const { x0, y0, x1, y1 } = boxAround(points);
  if (points.length === 0 || (box.x0 < box.x1 && box.y0 < box.y1 && isInside({ x0, y0, x1, y1 }, box, lineRoom)))
    return;
  const room = count > 0 ? 0 : lineRoom;
  setFloats([x0 - room, y1 + room, x1 + room, y0 - room]);
  api.FPDFAnnot_SetRect(annotation, scratch);
}

/** Draws an annotation that the file does not draw, as readers do; typed text in Helvetica if the file has no font for it. */
function drawAsReaders(pdfium: Pdfium, annotation: number): void {
  const { api, scratch, float, integer } = pdfium;
  widen(pdfium, annotation);
  if (api.EPDFAnnot_GenerateAppearance(annotation)) return;
  const [size, red, green, blue] = [4, 8, 12, 16].map((slot) => scratch + slot) as [number, number, number, number];
  const isKnown = api.EPDFAnnot_GetDefaultAppearance(annotation, scratch, size, red, green, blue);
  const color = isKnown ? ([integer(8), integer(12), integer(16)] as const) : ([0, 0, 0] as const);
  const points = (isKnown && float(4)) || usualSize;
  if (!api.EPDFAnnot_SetDefaultAppearance(annotation, helvetica, points, ...color)) return;
  api.EPDFAnnot_GenerateAppearance(annotation);
}

/**
 * Makes the drawn annotations of a page part of its content, in PDFium's memory, and drops its other annotations: text
 * that was typed onto a page, stamps, and what signatures, printed buttons and fields without a value show are then read
 * like all else. What the file does not draw itself, as many programs leave it to readers, PDFium draws as a reader does.
 * Leaves a page without drawn annotations as it is. What was read of the page's links and fields before stays true.
 *
 * @param form PDFium's handle of the document's form; 0 for none.
 * @returns Whether the page changed, and must be loaded anew.
 */
export function drawAnnotations(pdfium: Pdfium, page: number, form: number): boolean {
  const { api } = pdfium;
  const isDrawnField = (annotation: number) => {
    const type = form === 0 ? fieldTypes.unknown : api.FPDFAnnot_GetFormFieldType(form, annotation);
    if (type <= fieldTypes.unknown) return api.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance);
    const isPrinted = (api.FPDFAnnot_GetFlags(annotation) & printed) !== 0;
    if (type === fieldTypes.signature || (type === fieldTypes.button && isPrinted)) return true;
    return showsMoreThanValue(pdfium, form, annotation);
  };
  const count = api.FPDFPage_GetAnnotCount(page);
  if (count > limits.maxAnnotations) return false;
  const others: number[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    const kind = annotation === 0 ? 0 : api.FPDFAnnot_GetSubtype(annotation);
    const isMark = drawnKinds.has(kind);
    const isDrawn = isMark || (kind === widget && isDrawnField(annotation));
    if (isMark && !api.EPDFAnnot_HasAppearanceStream(annotation, normalAppearance)) {
      drawAsReaders(pdfium, annotation);
    }
    if (annotation !== 0) api.FPDFPage_CloseAnnot(annotation);
    if (!isDrawn) others.push(index);
  }
  if (others.length === count) return false;
  for (const index of others.reverse()) api.FPDFPage_RemoveAnnot(page, index);
  return api.FPDFPage_Flatten(page, asOnScreen) === flattened;
}
