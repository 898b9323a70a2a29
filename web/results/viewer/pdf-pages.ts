import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { type Box, drawPage, openPdf } from '../../tool/list/previews/open-pdf.ts';

/** A PDF that is open in the viewer. */
export interface PdfPages {
  /** Rejects for a file that cannot be read. */
  readonly count: Promise<number>;
  /** The address of a page's picture, to be revoked; pages count from 1. */
  readonly draw: (page: number, box: Box) => Promise<string>;
  readonly close: () => void;
}

async function pictureOf(document: PDFDocumentProxy, page: number, box: Box): Promise<string> {
  const canvas = await drawPage(document, page, box);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('the browser could not encode the page');
  return URL.createObjectURL(blob);
}

/** Opens a PDF in a separate worker until it is closed. */
export function openPages(file: File): PdfPages {
  const worker = new PdfWorker();
  const { document, stopReading } = openPdf(file, worker);
  return {
    count: document.then(({ numPages }) => numPages),
    draw: async (page, box) => pictureOf(await document, page, box),
    close() {
      stopReading();
      worker.terminate();
    },
  };
}
