import { readFileSync } from 'node:fs';
import type { Pdfium } from '../../../../formats/pdfium.ts';
import { openDocument } from '../extract/read-document.ts';
import { findSegments } from '../lines/find-lines.ts';
import { type PageText, pageText } from './page-text.ts';

/** Reads the pages of a proof, a PDF. Throws OpenError. */
export function readProof(pdfium: Pdfium, path: string): readonly PageText[] {
  const proof = openDocument(pdfium, readFileSync(path), { hidesLayers: false });
  const pages = Array.from({ length: proof.pageCount }, (_, index) =>
    pageText(findSegments(proof.readPage(index).glyphs)),
  );
  proof.close();
  return pages;
}
