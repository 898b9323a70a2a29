import { readFileSync } from 'node:fs';
import { type Pdfium, startPdfium } from '../../../../formats/pdfium.ts';
import { openDocument } from '../extract/read-document.ts';
import { findSegments } from '../lines/find-lines.ts';
import { type PageText, pageText } from './page-text.ts';

function readProof(pdfium: Pdfium, path: string): readonly PageText[] {
  const proof = openDocument(pdfium, readFileSync(path), { hidesLayers: false });
  const pages = Array.from({ length: proof.pageCount }, (_, index) =>
    pageText(findSegments(proof.readPage(index).glyphs)),
  );
  proof.close();
  return pages;
}

/** Reads the pages of proofs, PDFs, in a PDFium of their own. Throws OpenError. */
export async function readProofs(paths: readonly string[]): Promise<readonly (readonly PageText[])[]> {
  if (paths.length === 0) return [];
  const pdfium = await startPdfium();
  return paths.map((path) => readProof(pdfium, path));
}
