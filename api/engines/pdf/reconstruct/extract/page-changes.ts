import { drawAnnotations } from './annotations/draw-annotations.ts';
import { type OpenedDocument, openPage } from './opened-document.ts';

/** The pages of a document that are changed as they are read, which whatever draws them must see, in each PDFium. */
export interface PageChanges {
  /** Notes that a page was changed: what annotations show became part of it, and it may have been turned. */
  readonly note: (index: number, rotation?: number) => void;
  /** Changes a page likewise that was changed in another PDFium. Throws OpenError for one that PDFium does not find. */
  readonly repeat: (index: number) => void;
}

/**
 * Creates an empty record of the changes to a document's pages.
 * @param current The document in the PDFium that it is open in.
 */
export function createPageChanges(current: () => OpenedDocument): PageChanges {
  /** How pages were turned, by index: in quarters, as PDFium has it. */
  const rotations = new Map<number, number | undefined>();
  return {
    note(index, rotation) {
      rotations.set(index, rotation);
      current().changed.add(index);
    },
    repeat(index) {
      const opened = current();
      if (!rotations.has(index) || opened.changed.has(index)) return;
      opened.changed.add(index);
      const page = openPage(opened, index);
      drawAnnotations(opened.pdfium, page, opened.form.handle);
      const rotation = rotations.get(index);
      if (rotation !== undefined) opened.pdfium.api.FPDFPage_SetRotation(page, rotation);
      opened.pdfium.api.FPDF_ClosePage(page);
    },
  };
}
