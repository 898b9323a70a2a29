import type { Pdfium } from '../../../../formats/pdfium.ts';

/** How Word names itself as the producer of a file, whatever its version and language. */
const word = /^Microsoft\b.*\bWord\b/;

/** An entry of what a document says about itself, by its name; empty if it has none. @param document PDFium's handle. */
export const metaText = ({ api, scratch, scratchBytes, wide }: Pdfium, document: number, name: string): string =>
  wide(api.FPDF_GetMetaText(document, name, scratch, scratchBytes));

/** Whether Word wrote a document itself, which draws the ends of paragraphs. @param document PDFium's handle. */
export const isOfWord = (pdfium: Pdfium, document: number): boolean =>
  word.test(metaText(pdfium, document, 'Producer'));
