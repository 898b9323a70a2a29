import type { Pdfium } from '../../../../formats/pdfium.ts';

/** An entry of what a document says about itself, by its name; empty if it has none. @param document PDFium's handle. */
export const metaText = ({ api, scratch, scratchBytes, wide }: Pdfium, document: number, name: string): string =>
  wide(api.FPDF_GetMetaText(document, name, scratch, scratchBytes));
