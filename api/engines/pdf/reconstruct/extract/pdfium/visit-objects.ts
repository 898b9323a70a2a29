import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import { objectTypes } from './page-object.ts';

/** The objects of a page or of a form XObject, as PDFium's handles in the order of painting. */
export interface Content {
  readonly count: number;
  readonly at: (index: number) => number;
  /** Removes an object from the open page. Its handle is of no use afterwards. */
  readonly remove: (object: number) => void;
}

/**
 * The objects of a page itself; forms on it count as one each.
 * @param page PDFium's handle of an open page.
 */
export const contentOfPage = ({ api }: Pdfium, page: number): Content => ({
  count: api.FPDFPage_CountObjects(page),
  at: (index) => api.FPDFPage_GetObject(page, index),
  remove(object) {
    if (api.FPDFPage_RemoveObject(page, object)) api.FPDFPageObj_Destroy(object);
  },
});

/**
 * The objects of a form XObject itself; forms within it count as one each.
 * @param form PDFium's handle of a form on an open page.
 */
export const contentOfForm = ({ api }: Pdfium, form: number): Content => ({
  count: api.FPDFFormObj_CountObjects(form),
  at: (index) => api.FPDFFormObj_GetObject(form, index),
  remove(object) {
    if (api.FPDFFormObj_RemoveObject(form, object)) api.FPDFPageObj_Destroy(object);
  },
});

/**
 * What is done with the objects of a page, each with what is known of its surroundings: of the page, or of the form that
 * it is in. Kinds are those of `objectTypes`.
 */
export interface ObjectVisitor<Around> {
  /** Tells what surrounds the objects of a form, before they are visited. */
  readonly enter: (form: number, around: Around) => Around;
  /** Visits an object that is no form. */
  readonly visit?: (object: number, kind: number, around: Around) => void;
  /** Whether an object, or a form with all that is in it, goes instead of being visited: once all beside it were visited. */
  readonly isRemoved?: (object: number, kind: number, around: Around) => boolean;
  /** Takes an object that is not visited since it is beyond `limits.maxObjects` or `limits.maxFormDepth`. */
  readonly leaveOut?: (object: number) => void;
  /** Called once an object of the page itself was visited, and all that is in it. */
  readonly passed?: (index: number) => void;
}

/**
 * Visits the objects of a page and those of the form XObjects on it in the order of painting, within `limits`.
 *
 * @param page PDFium's handle of the open page.
 * @param onPage What surrounds the objects of the page itself.
 */
export function visitObjects<Around>(
  pdfium: Pdfium,
  page: number,
  onPage: Around,
  { enter, visit, isRemoved, leaveOut, passed }: ObjectVisitor<Around>,
): void {
  const { api } = pdfium;
  let objectsLeft = limits.maxObjects;

  const visitAll = (content: Content, around: Around, depth: number): void => {
    const removed: number[] = [];
    for (let index = 0; index < content.count; index++) {
      const object = content.at(index);
      const kind = api.FPDFPageObj_GetType(object);
      if (objectsLeft-- <= 0) leaveOut?.(object);
      else if (isRemoved?.(object, kind, around)) removed.push(object);
      else if (kind !== objectTypes.form) visit?.(object, kind, around);
      else if (depth === limits.maxFormDepth) leaveOut?.(object);
      else visitAll(contentOfForm(pdfium, object), enter(object, around), depth + 1);
      if (depth === 0) passed?.(index);
    }
    for (const object of removed) content.remove(object);
  };
  visitAll(contentOfPage(pdfium, page), onPage, 0);
}
