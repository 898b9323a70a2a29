import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { openPdf } from '../list/previews/open-pdf.ts';

/**
 * A PDF that takes longer to open, such as a damaged one that has to be read to its end, is left to the server. A slow device
 * needs several seconds for the reader itself.
 */
const deadlineMs = 15_000;

/** Whether an encrypted PDF does not open without a password; false if that is not known in time. */
export async function needsPassword(file: File): Promise<boolean> {
  const worker = new PdfWorker();
  const opening = openPdf(file, worker);
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(deadlineMs).addEventListener('abort', reject, { once: true });
  });
  try {
    await Promise.race([opening.document, late]);
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    opening.stopReading();
    worker.terminate();
  }
}
