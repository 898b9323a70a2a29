import { collectPages } from '../../qpdf/collect-pages.ts';
import type { PdfDict, PdfObjects, PdfValue } from '../../qpdf/qpdf-objects.ts';
import { referencesIn } from '../../qpdf/references-in.ts';
import { limits } from '../limits.ts';
import type { ChangedPage } from '../rewrite-task.ts';

/** References of the objects whose content changed; others that changed show the same by construction. */
export interface ChangedContent {
  readonly pictures: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
}

const { maxPages, maxVisits } = limits.pages;

/** What a page shows: its contents, its resources and the appearances of its annotations. */
function shownBy(objects: PdfObjects, page: PdfDict): readonly PdfValue[] {
  const appearances = (objects.array(page['/Annots']) ?? []).map((item) => objects.dict(item)?.['/AP'] ?? null);
  return [page['/Contents'] ?? null, page['/Resources'] ?? null, ...appearances];
}

/** Lists what changed of each page, in the order of the pages. Null if there are too many pages and objects to tell. */
export function changedPages(objects: PdfObjects, { pictures, fonts }: ChangedContent): readonly ChangedPage[] | null {
  const changed = objects.changed();
  const root = objects.dict(objects.trailer['/Root'])?.['/Pages'];
  const pages = collectPages(objects, root, maxPages);
  if (pages.length > maxPages) return null;
  let visits = 0;
  const result: ChangedPage[] = [];
  for (const { reference: own, dict } of pages) {
    const seen = new Set<string>();
    const queue = shownBy(objects, dict).flatMap((value) => [...referencesIn(value)]);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (++visits > maxVisits) return null;
      const value = objects.stream(next)?.dict ?? objects.resolveOnce(next);
      if (value !== undefined && objects.name(objects.dict(value)?.['/Type']) !== 'Page') {
        queue.push(...referencesIn(value));
      }
    }
    if (own !== undefined) seen.add(own);
    const found = [...seen].filter((reference) => changed.has(reference));
    result.push({
      pictures: found.filter((reference) => pictures.has(reference)),
      fonts: found.filter((reference) => fonts.has(reference)),
      others: found.filter((reference) => !pictures.has(reference) && !fonts.has(reference)),
    });
  }
  return result;
}
