import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { FormField } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { limits } from '../limits.ts';
import { hexByte } from '../pdfium/colour.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import { thresholds } from './thresholds.ts';

/** Colours of a field (`EPDFANNOT_MKCOLOR_*`), and the style of a border that is a line below it. */
const colours = { border: 0, background: 1 } as const;
const underline = 5;

/**
 * The size and the colour of what is typed into a field; none that the file leaves to readers, or that paper has.
 * @param annotation PDFium's handle.
 * @param scale That of the displayed page.
 */
export function fieldLook(
  { api, scratch, float, integer }: Pdfium,
  annotation: number,
  scale: number,
): Pick<FormField, 'size' | 'colour'> {
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12, scratch + 16] as const;
  if (!api.EPDFAnnot_GetDefaultAppearance(annotation, ...slots)) return {};
  const [size, colour] = [float(4), [8, 12, 16].map((slot) => hexByte(integer(slot))).join('')];
  return { ...(size > 0 && { size: Math.round(size * scale * 2) / 2 }), ...(colour !== paper && { colour }) };
}

/** One of the colours that a field is drawn in; null for none. */
function colourOf({ api, scratch, integer }: Pdfium, annotation: number, kind: number): string | null {
  const isSet = api.EPDFAnnot_GetMKColor(annotation, kind, scratch, scratch + 4, scratch + 8);
  return isSet ? [0, 4, 8].map((slot) => hexByte(integer(slot))).join('') : null;
}

/** Whether the file has a field drawn without what is behind it. */
function isDrawnBare({ api }: Pdfium, annotation: number): boolean {
  const count = Math.min(api.FPDFAnnot_GetObjectCount(annotation), limits.maxFieldObjects);
  const drawn = Array.from({ length: count }, (_, index) =>
    api.FPDFPageObj_GetType(api.FPDFAnnot_GetObject(annotation, index)),
  );
  return drawn.length > 0 && !drawn.includes(objectTypes.path);
}

/**
 * What is behind a field; nothing if the file has the field drawn without it.
 * @param annotation PDFium's handle.
 * @param scale That of the displayed page.
 */
export function fieldFrame(pdfium: Pdfium, annotation: number, scale: number): Pick<FormField, 'frame'> {
  const { api, scratch, float } = pdfium;
  const [stroke, fill] = [colours.border, colours.background].map((kind) => colourOf(pdfium, annotation, kind)) as [
    string | null,
    string | null,
  ];
  if ((stroke ?? fill) === null || isDrawnBare(pdfium, annotation)) return {};
  const style = api.EPDFAnnot_GetBorderStyle(annotation, scratch);
  const width = style === 0 ? thresholds.field.usualBorder : float(0);
  const frame: FormField['frame'] = {
    ...{ fill, stroke: width > 0 ? stroke : null },
    ...{ width: width * scale, isUnderline: style === underline },
  };
  return { frame };
}
