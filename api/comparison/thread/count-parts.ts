import { isComment } from '../../formats/pdf-comments.ts';
import type { Pdfium } from '../../formats/pdfium.ts';
import { openFile } from './open-file.ts';

/** What a PDF contains besides the content of its pages. */
export interface PartCounts {
  readonly bookmarks: number;
  readonly attachments: number;
  /** On the pages asked for, one after the other. */
  readonly pages: readonly PageParts[];
}

/** How many annotations a page has, by their kind. */
export interface PageParts {
  readonly links: number;
  /** Form fields, comments and all other annotations. */
  readonly others: number;
  /** Those of the others that are comments with a text. */
  readonly comments: number;
}

/** A file, and the pages of it whose parts are counted, from 0. */
export interface WantedCount {
  readonly path: string;
  readonly pages: readonly number[];
}

/** `FPDF_ANNOT_LINK`. */
const linkSubtype = 2;
/** More than any outline that a reader would open; a cyclic one ends here. */
const maxBookmarks = 100_000;

function countBookmarks({ api }: Pdfium, document: number): number {
  const waiting = [api.FPDFBookmark_GetFirstChild(document, 0)];
  let found = 0;
  while (found < maxBookmarks) {
    const bookmark = waiting.pop();
    if (bookmark === undefined) break;
    if (bookmark === 0) continue;
    found++;
    waiting.push(
      api.FPDFBookmark_GetNextSibling(document, bookmark),
      api.FPDFBookmark_GetFirstChild(document, bookmark),
    );
  }
  return found;
}

function countOnPage(pdfium: Pdfium, document: number, index: number): PageParts {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return { links: 0, others: 0, comments: 0 };
  const counts = { links: 0, others: 0, comments: 0 };
  for (let at = api.FPDFPage_GetAnnotCount(page) - 1; at >= 0; at--) {
    const annotation = api.FPDFPage_GetAnnot(page, at);
    if (annotation === 0) continue;
    counts[api.FPDFAnnot_GetSubtype(annotation) === linkSubtype ? 'links' : 'others']++;
    if (isComment(pdfium, annotation, at)) counts.comments++;
    api.FPDFPage_CloseAnnot(annotation);
  }
  api.FPDF_ClosePage(page);
  return counts;
}

/** Counts the parts of a PDF; null if PDFium cannot open it. Throws what PDFium throws. */
export function countParts(pdfium: Pdfium, { path, pages }: WantedCount): PartCounts | null {
  const { api } = pdfium;
  const document = openFile(pdfium, path);
  if (document === 0) return null;
  return {
    bookmarks: countBookmarks(pdfium, document),
    attachments: api.FPDFDoc_GetAttachmentCount(document),
    pages: pages.map((page) => countOnPage(pdfium, document, page)),
  };
}
