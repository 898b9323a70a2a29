import type { Pdfium } from '../../../../formats/pdfium.ts';

/** How Word names itself, whatever its version and language. */
const word = /^(?:Microsoft\b.*\b)?Word\b/;
/** What writes files for it on a Mac, as it prints them. */
const quartz = /\bQuartz PDFContext\b/;
const googleDocs = /\bGoogle Docs Renderer\b/;

const libreOffice = /^(?:LibreOffice|OpenOffice)\b/;

/** An entry of what a document says about itself, by its name; empty if it has none. @param document PDFium's handle. */
export const metaText = ({ api, scratch, scratchBytes, wide }: Pdfium, document: number, name: string): string =>
  wide(api.FPDF_GetMetaText(document, name, scratch, scratchBytes));

/** What is known of how a document draws its text: as Word does, as Google Docs does, or nothing. */
export type DrawnBy = 'word' | 'google-docs' | null;

/** Which word processor a document names as the one that wrote it. @param document PDFium's handle. */
export function drawnBy(pdfium: Pdfium, document: number): DrawnBy {
  const producer = metaText(pdfium, document, 'Producer');
  if (googleDocs.test(producer)) return 'google-docs';
  return word.test(quartz.test(producer) ? metaText(pdfium, document, 'Creator') : producer) ? 'word' : null;
}

/** Whether a document names LibreOffice or OpenOffice as the one that wrote it. @param document PDFium's handle. */
export const isByLibreOffice = (pdfium: Pdfium, document: number): boolean =>
  libreOffice.test(metaText(pdfium, document, 'Producer'));
