import { collectPages } from '../../qpdf/collect-pages.ts';
import type { PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { limits } from '../limits.ts';
import type { ChangedPage } from '../rewrite-task.ts';
import { type Shown, shownObjects } from './shown-objects.ts';

/** References of the objects whose content changed; others that changed show the same by construction. */
export interface ChangedContent {
  readonly pictures: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
}

const { maxPages, maxVisits } = limits.pages;

/**
 * Lists what changed of what each page draws, in the order of the pages. Null if there are too many pages and objects
 * to determine it.
 *
 * @param source The streams as they are in the source, by reference.
 */
export function changedPages(
  objects: PdfObjects,
  { pictures, fonts }: ChangedContent,
  source: ReadonlyMap<string, PdfStream>,
): readonly ChangedPage[] | null {
  const changed = objects.changed();
  const root = objects.dict(objects.trailer['/Root'])?.['/Pages'];
  const pages = collectPages(objects, root, maxPages);
  if (pages.length > maxPages) return null;
  const shown = shownObjects(objects, source);
  const result: ChangedPage[] = [];
  for (const { reference: own, dict } of pages) {
    const seen = new Set<string>();
    const lists = new Set(own === undefined ? [] : [own]);
    const queue: string[] = [];
    const take = (next: Shown) => {
      queue.push(...next.objects);
      for (const list of next.lists) lists.add(list);
    };
    take(shown.ofPage(dict));
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (shown.visits() > maxVisits) return null;
      take(shown.ofObject(next, dict));
    }
    const found = [...new Set([...seen, ...lists])].filter((reference) => changed.has(reference));
    result.push({
      pictures: found.filter((reference) => pictures.has(reference)),
      fonts: found.filter((reference) => fonts.has(reference)),
      others: found.filter((reference) => !pictures.has(reference) && !fonts.has(reference)),
    });
  }
  return result;
}
