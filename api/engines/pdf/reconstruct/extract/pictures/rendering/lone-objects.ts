import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { type Content, contentOfForm, contentOfPage } from '../../pdfium/visit-objects.ts';

/**
 * Does something with an open page on which nothing but some objects is shown, and shows all others again.
 *
 * @param page PDFium's handle.
 * @param objects PDFium's handles.
 * @param holders PDFium's handles of the forms that hold the objects, the outermost first.
 */
export function withLoneObjects<T>(
  pdfium: Pdfium,
  page: number,
  objects: readonly number[],
  holders: readonly number[],
  work: () => T,
): T {
  const { api, scratch, integer } = pdfium;
  const hidden: number[] = [];
  const hideOthers = (content: Content, shown: ReadonlySet<number>) => {
    for (let index = 0; index < content.count; index++) {
      const other = content.at(index);
      const isActive = !shown.has(other) && api.FPDFPageObj_GetIsActive(other, scratch) && (integer(0) & 1) === 1;
      if (isActive && api.FPDFPageObj_SetIsActive(other, false)) hidden.push(other);
    }
  };
  const contents = [contentOfPage(pdfium, page), ...holders.map((form) => contentOfForm(pdfium, form))];
  const path = [...holders.map((form) => [form]), objects];
  for (const [depth, content] of contents.entries()) hideOthers(content, new Set(path[depth]));
  try {
    return work();
  } finally {
    for (const other of hidden) api.FPDFPageObj_SetIsActive(other, true);
  }
}
