import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { hiddenMark } from '../../../layers/mark-hidden.ts';
import { limits } from '../limits.ts';
import { isMarked, objectTypes } from '../pdfium/page-object.ts';

/** The tag of content that belongs to a layer (ISO 32000-2, section 8.11.3.2). */
const layerTag = 'OC';

/** Removes what is marked as part of hidden layers (`markHidden`) from a page, and from the forms on it, in PDFium's memory. */
export function removeHidden(pdfium: Pdfium, page: number): void {
  const { api } = pdfium;
  let objectsLeft = limits.maxObjects;

  const removeFrom = (
    count: number,
    objectAt: (index: number) => number,
    remove: (object: number) => boolean,
    depth: number,
  ): void => {
    const hidden: number[] = [];
    for (let index = 0; index < count && objectsLeft-- > 0; index++) {
      const object = objectAt(index);
      if (isMarked(pdfium, object, layerTag, hiddenMark)) hidden.push(object);
      else if (api.FPDFPageObj_GetType(object) === objectTypes.form && depth < limits.maxFormDepth) {
        removeFrom(
          api.FPDFFormObj_CountObjects(object),
          (inner) => api.FPDFFormObj_GetObject(object, inner),
          (inner) => api.FPDFFormObj_RemoveObject(object, inner),
          depth + 1,
        );
      }
    }
    for (const object of hidden) if (remove(object)) api.FPDFPageObj_Destroy(object);
  };
  removeFrom(
    api.FPDFPage_CountObjects(page),
    (index) => api.FPDFPage_GetObject(page, index),
    (object) => api.FPDFPage_RemoveObject(page, object),
    0,
  );
}
