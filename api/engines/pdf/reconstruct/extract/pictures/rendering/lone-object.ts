import type { Pdfium } from '../../../../../../formats/pdfium.ts';

/**
 * Does something with an open page on which nothing but one object is shown, and shows all others again.
 *
 * @param page PDFium's handle.
 * @param holders PDFium's handles of the forms that hold the object, the outermost first.
 */
export function withLoneObject<T>(
  { api, scratch, integer }: Pdfium,
  page: number,
  object: number,
  holders: readonly number[],
  work: () => T,
): T {
  const hidden: number[] = [];
  const hideOthers = (count: number, objectAt: (index: number) => number, kept: number) => {
    for (let index = 0; index < count; index++) {
      const other = objectAt(index);
      const isActive = other !== kept && api.FPDFPageObj_GetIsActive(other, scratch) && (integer(0) & 1) === 1;
      if (isActive && api.FPDFPageObj_SetIsActive(other, false)) hidden.push(other);
    }
  };
  const path: readonly number[] = [...holders, object];
  hideOthers(api.FPDFPage_CountObjects(page), (index) => api.FPDFPage_GetObject(page, index), path[0] as number);
  for (const [depth, holder] of holders.entries())
    hideOthers(
      api.FPDFFormObj_CountObjects(holder),
      (index) => api.FPDFFormObj_GetObject(holder, index),
      path[depth + 1] as number,
    );
  try {
    return work();
  } finally {
    for (const other of hidden) api.FPDFPageObj_SetIsActive(other, true);
  }
}
