import { lookAtPages } from '../../../look/look-at-pages.ts';
import type { PdfTextJob } from '../../../look/words/pdf-words.ts';
import { thresholds } from './thresholds.ts';

/** Whether each of the first pages of a PDF is of a single colour. Throws as `lookAtPages` does. */
export async function isBlankPdf(path: string, pages: number, job: PdfTextJob): Promise<boolean> {
  const { maxPages, timeoutMs } = thresholds.ink;
  const wanted = Array.from({ length: Math.min(pages, maxPages) }, (_, page) => ({
    after: { path, page },
    before: null,
  }));
  const looks = await lookAtPages(wanted, { ...job, timeoutMs, cores: 1 });
  return looks.every((look) => look.type === 'seen' && look.sight.isBlank);
}
