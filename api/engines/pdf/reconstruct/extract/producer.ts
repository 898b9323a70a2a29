import type { Pdfium } from '../../../../formats/pdfium.ts';
import type { Producer } from '../model/page-model.ts';
import { metaText } from './meta-text.ts';

/** How Word names itself, whatever its version and language. */
const word = /^(?:Microsoft\b.*\b)?Word\b/;
/** What writes files for it on a Mac, as it prints them. */
const quartz = /\bQuartz PDFContext\b/;
const googleDocs = /\bGoogle Docs Renderer\b/;
const libreOffice = /^(?:LibreOffice|OpenOffice)\b/;

/**
 * The word processor that a document names as the one that wrote it; null for all others. Files that another program
 * has saved since then name that one.
 * @param document PDFium's handle.
 */
export function readProducer(pdfium: Pdfium, document: number): Producer | null {
  const producer = metaText(pdfium, document, 'Producer');
  if (googleDocs.test(producer)) return 'google-docs';
  if (libreOffice.test(producer)) return 'libreoffice';
  return word.test(quartz.test(producer) ? metaText(pdfium, document, 'Creator') : producer) ? 'word' : null;
}
