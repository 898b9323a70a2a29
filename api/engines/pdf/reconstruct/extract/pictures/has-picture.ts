import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { objectTypes } from '../pdfium/page-object.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';

/**
 * Whether there is any picture on a page, or on a form of it.
 * @param page PDFium's handle of the open page.
 */
export function hasPicture(pdfium: Pdfium, page: number): boolean {
  let isFound = false;
  visitObjects(pdfium, page, null, {
    enter: () => null,
    visit(_, kind) {
      isFound ||= kind === objectTypes.image;
    },
  });
  return isFound;
}
