import type { Pdfium } from '../../../../formats/pdfium.ts';

/** How Word names itself, whatever its version and language. */
const word = /^(?:Microsoft\b.*\b)?Word\b/;
/** What writes files for it on a Mac, as it prints them. */
const quartz = /\bQuartz PDFContext\b/;

/** An entry of what a document says about itself, by its name; empty if it has none. @param document PDFium's handle. */
export const metaText = ({ api, scratch, scratchBytes, wide }: Pdfium, document: number, name: string): string =>
  wide(api.FPDF_GetMetaText(document, name, scratch, scratchBytes));

/** Whether Word wrote a document itself, which draws the ends of paragraphs. @param document PDFium's handle. */
export function isOfWord(pdfium: Pdfium, document: number): boolean {
  const producer = metaText(pdfium, document, 'Producer');
  return word.test(quartz.test(producer) ? metaText(pdfium, document, 'Creator') : producer);
}
