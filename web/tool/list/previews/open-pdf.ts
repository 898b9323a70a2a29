import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { BuiltInData } from '../built-in-data.ts';
import { FileRanges } from '../file-ranges.ts';

/** A PDF that pdf.js is opening. */
export interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>;
  /** Hands over no more of the file; pdf.js then gives up its readers one by one. */
  readonly stopReading: () => void;
  /** Frees pdf.js's resources; a worker that never finishes does not answer. */
  readonly close: () => void;
}

/** Opens a PDF in a worker of pdf.js, which reads the file range by range and runs no script of it. */
export function openPdf(file: File, port: Worker): OpeningPdf {
  const ranges = new FileRanges(file);
  const task = getDocument({
    range: ranges,
    worker: PDFWorker.create({ port, verbosity: 0 }),
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    BinaryDataFactory: BuiltInData,
    cMapUrl: 'cmaps/',
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    verbosity: 0,
  });
  return { document: task.promise, stopReading: () => ranges.abort(), close: () => void task.destroy() };
}

/** A size in CSS pixels that a page has to fit into, and the pixel density to draw it at. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** Draws one page, counted from 1, as large as fits the box. */
export async function drawPage(document: PDFDocumentProxy, number: number, box: Box): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: box.density * Math.min(box.width / width, box.height / height) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
