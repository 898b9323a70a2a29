import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { BuiltInData } from './built-in-data.ts';

/** A PDF's preview. The picture is a data URL; null if the first page cannot be drawn. */
export type PdfPreview =
  | { readonly kind: 'read'; readonly pages: number; readonly picture: string | null }
  /** Opens with a password only. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'damaged' }
  /** Could not be determined. */
  | { readonly kind: 'unknown' };

/** A thumbnail's size in CSS pixels, and the pixel density to render it at. */
const box = { width: 48, height: 60, density: 3 } as const;
/** A slower preview is shown without a picture. */
const deadlineMs = 15_000;

let port: Worker | null = null;

/** Ends the worker; the next preview starts another. */
export function closePreviews(): void {
  port?.terminate();
  port = null;
}

/** Feeds a file to pdf.js in the ranges it asks for. */
function rangesOf(file: File): PDFDataRangeTransport {
  const ranges = new PDFDataRangeTransport(file.size, null);
  ranges.requestDataRange = async (begin, end) => {
    ranges.onDataRange(begin, new Uint8Array(await file.slice(begin, end).arrayBuffer()));
  };
  return ranges;
}

async function draw(document: PDFDocumentProxy): Promise<string> {
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = box.density * Math.min(box.width / width, box.height / height);
  const viewport = page.getViewport({ scale });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas.toDataURL();
}

/** Rejects when a signal fires. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Page count and first page of a PDF, read in the browser. Rejects with the signal's reason only. */
export async function previewPdf(file: File, signal: AbortSignal): Promise<PdfPreview> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const ended = aborted(AbortSignal.any([signal, deadline]));
  const own = port ?? new PdfWorker();
  port = own;
  const task = getDocument({
    range: rangesOf(file),
    worker: PDFWorker.create({ port: own, verbosity: 0 }),
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    BinaryDataFactory: BuiltInData,
    cMapUrl: 'cmaps/',
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    verbosity: 0,
  });
  let pages: number | null = null;
  try {
    const document = await Promise.race([task.promise, ended]);
    pages = document.numPages;
    return { kind: 'read', pages, picture: await Promise.race([draw(document), ended]) };
  } catch (error) {
    signal.throwIfAborted();
    if (pages !== null) return { kind: 'read', pages, picture: null };
    if (deadline.aborted) return { kind: 'unknown' };
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: isLocked ? 'locked' : 'damaged' };
  } finally {
    // A worker that is busy for ever does not answer a request to stop.
    if (deadline.aborted && port === own) closePreviews();
    else void task.destroy();
  }
}
