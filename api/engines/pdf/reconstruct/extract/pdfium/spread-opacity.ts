import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { thresholds } from '../thresholds.ts';
import { opaque } from './colour.ts';
import { objectTypes } from './page-object.ts';
import { visitObjects } from './visit-objects.ts';

const { opaqueAlpha } = thresholds;

/**
 * Makes the objects within half-transparent forms, such as a watermark or a marker, half-transparent themselves, and the forms
 * opaque: PDFium tells of an object its own opacity only.
 *
 * @param page PDFium's handle of the page, which is changed.
 * @param mayBePattern Whether an object may be painted with a pattern, which giving it a colour would take from it.
 */
export function spreadOpacity(pdfium: Pdfium, page: number, mayBePattern: (object: number) => boolean): void {
  const { api, scratch, integer } = pdfium;
  const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
  const alphaOf = (object: number) => (api.FPDFPageObj_GetFillColor(object, ...slots) ? integer(12) : opaque);

  const fade = (object: number, share: number) => {
    if (mayBePattern(object)) return;
    const colour = () => [integer(0), integer(4), integer(8), Math.round(integer(12) * share)] as const;
    const isPicture = api.FPDFPageObj_GetType(object) === objectTypes.image;
    if (api.FPDFPageObj_GetFillColor(object, ...slots)) api.FPDFPageObj_SetFillColor(object, ...colour());
    else if (isPicture && !api.FPDFPageObj_HasTransparency(object))
      api.FPDFPageObj_SetFillColor(object, 0, 0, 0, Math.round(opaque * share));
    if (api.FPDFPageObj_GetStrokeColor(object, ...slots)) api.FPDFPageObj_SetStrokeColor(object, ...colour());
  };
  /** Makes a form opaque. Returns the opacity of what is in it, as a share. */
  const enter = (form: number, outer: number): number => {
    const alpha = alphaOf(form);
    // What is in a form that is no group has its opacity already.
    const isGroup = alpha <= opaqueAlpha && alphaOf(api.FPDFFormObj_GetObject(form, 0)) !== alpha;
    if (!isGroup) return outer;
    api.FPDFPageObj_SetFillColor(form, 0, 0, 0, opaque);
    return (outer * alpha) / opaque;
  };
  visitObjects(pdfium, page, 1, {
    enter,
    visit(object, _, share) {
      if (share < 1) fade(object, share);
    },
  });
}
