import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { OutlineEntry } from '../../model/outline.ts';
import { readPlace } from '../annotations/read-links.ts';
import { limits } from '../limits.ts';

/** Reads the outline of a document (ISO 32000-2, section 12.3.3) as a flat list in document order. Cycles are cut. */
export function readOutline(
  pdfium: Pdfium,
  document: number,
  fromTop: (page: number, y: number) => number,
): readonly OutlineEntry[] {
  const { api, scratch, scratchBytes, wide } = pdfium;
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const visit = (parent: number, level: number): void => {
    let bookmark = api.FPDFBookmark_GetFirstChild(document, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && entries.length < limits.maxOutlineEntries) {
      seen.add(bookmark);
      const title = wide(api.FPDFBookmark_GetTitle(bookmark, scratch, scratchBytes));
      const action = api.FPDFBookmark_GetAction(bookmark);
      const destination =
        api.FPDFBookmark_GetDest(document, bookmark) || (action && api.FPDFAction_GetDest(document, action));
      const place = destination === 0 ? null : readPlace(pdfium, document, destination, fromTop);
      entries.push({ title, level, page: place?.page ?? -1, y: place?.y ?? null });
      if (level < limits.maxOutlineLevels) visit(bookmark, level + 1);
      bookmark = api.FPDFBookmark_GetNextSibling(document, bookmark);
    }
  };
  visit(0, 0);
  return entries;
}
