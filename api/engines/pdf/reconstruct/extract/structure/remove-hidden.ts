import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { hiddenMark } from '../../../layers/mark-hidden.ts';
import { isMarked } from '../pdfium/page-object.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';

/** The tag of content that belongs to a layer (ISO 32000-2, section 8.11.3.2). */
const layerTag = 'OC';

/** Removes what is marked as part of hidden layers (`markHidden`) from a page, and from the forms on it, in PDFium's memory. */
export function removeHidden(pdfium: Pdfium, page: number): void {
  visitObjects(pdfium, page, null, {
    enter: () => null,
    isRemoved: (object) => isMarked(pdfium, object, layerTag, hiddenMark),
  });
}
