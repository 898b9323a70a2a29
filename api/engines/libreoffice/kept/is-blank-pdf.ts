import { lookAtPages } from '../../../look/look-at-pages.ts';
import type { Look } from '../../../look/look-task.ts';
import type { PdfTextJob } from '../../../look/words/pdf-words.ts';
import { thresholds } from './thresholds.ts';

/** Whether a page shows nothing: readers cannot draw it either. One that takes long has something to draw. */
const isBlank = (look: Look): boolean =>
  (look.type === 'seen' && look.sight.isBlank) || (look.type === 'not-drawn' && look.which === 'after');

/** Whether each of the first pages of a PDF is of a single colour or cannot be drawn. Throws as `lookAtPages` does. */
export async function isBlankPdf(path: string, pages: number, job: PdfTextJob): Promise<boolean> {
  const { maxPages, timeoutMs } = thresholds.ink;
  const wanted = Array.from({ length: Math.min(pages, maxPages) }, (_, page) => ({
    after: { path, page },
    before: null,
  }));
  const looks = await lookAtPages(wanted, { ...job, timeoutMs, cores: 1 });
  return looks.every(isBlank);
}
