import { comparePages } from '../../../comparison/compare-pages.ts';
import type { PageResult } from '../../../comparison/messages.ts';
import type { PdfTextJob } from '../../../comparison/words/pdf-words.ts';
import { thresholds } from './thresholds.ts';

/** Whether a page shows nothing: readers cannot draw it either. One that takes long has something to draw. */
const isBlank = (result: PageResult): boolean =>
  (result.type === 'drawn' && result.coverage.isBlank) || (result.type === 'not-drawn' && result.which === 'after');

/** Whether each of the first pages of a PDF is of a single colour or cannot be drawn. Throws as `lookAtPages` does. */
export async function isBlankPdf(path: string, pages: number, job: PdfTextJob): Promise<boolean> {
  const { maxPages, timeoutMs } = thresholds.ink;
  const wanted = Array.from({ length: Math.min(pages, maxPages) }, (_, page) => ({
    after: { path, page },
    before: null,
  }));
  const results = await comparePages(wanted, { ...job, timeoutMs, cores: 1 });
  return results.every(isBlank);
}
