import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { type Box, drawPage, openPdf } from './open-pdf.ts';
import type { Preview } from './preview.ts';

/** A slower preview is shown without a picture. */
const deadlineMs = 15_000;

let port: Worker | null = null;

/** Ends the worker; the next preview starts another. */
export function closePreviews(): void {
  port?.terminate();
  port = null;
}

/** Rejects when a signal fires. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Page count and first page of a PDF, read in the browser. Rejects with the signal's reason only. */
export async function previewPdf(file: File, box: Box, signal: AbortSignal): Promise<Preview> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const ended = aborted(AbortSignal.any([signal, deadline]));
  const own = port ?? new PdfWorker();
  port = own;
  const opening = openPdf(file, own);
  let pages: number | null = null;
  try {
    const document = await Promise.race([opening.document, ended]);
    pages = document.numPages;
    const canvas = await Promise.race([drawPage(document, 1, box), ended]);
    return { kind: 'pages', pages, picture: canvas.toDataURL() };
  } catch (error) {
    signal.throwIfAborted();
    if (pages !== null) return { kind: 'pages', pages, picture: null };
    if (deadline.aborted) return { kind: 'unknown' };
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: isLocked ? 'locked' : 'damaged' };
  } finally {
    opening.stopReading();
    if (deadline.aborted && port === own) closePreviews();
    else opening.close();
  }
}
