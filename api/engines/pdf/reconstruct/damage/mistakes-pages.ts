import type { PdfJob } from '../../pdf-job.ts';
import { popplerText } from './poppler-text.ts';
import type { RepeatedPage } from './repeated-pages.ts';

/**
 * Whether PDFium takes one page of a PDF for another, as if a page tree leads back to itself: Poppler reads pages as
 * different that are alike in PDFium. Throws the signal's reason.
 */
export async function mistakesPages(job: PdfJob, repeated: readonly RepeatedPage[]): Promise<boolean> {
  for (const [first, second] of repeated) {
    const [one, other] = [await popplerText(job, first), await popplerText(job, second)];
    if (one !== null && other !== null && one !== other) return true;
  }
  return false;
}
