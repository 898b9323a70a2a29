import { collectPages } from '../qpdf/collect-pages.ts';
import { isDict, type PdfDict, type PdfObjects, type PdfValue, withEntries } from '../qpdf/qpdf-objects.ts';
import { deflatePlain } from './deflate-plain.ts';
import type { JoinedFile } from './joined-file.ts';
import type { MergeFile } from './merge-task.ts';
import type { SharedStreams } from './shared-streams.ts';
import { createTranslation, type ObjectTranslation } from './translate-objects.ts';

/** A source file while it is being joined. */
export interface SourceDocument extends Pick<ObjectTranslation, 'translate' | 'adapt'> {
  /** The title of its branch in the outline. */
  readonly title: string;
  /** Its objects, with its own references. */
  readonly objects: PdfObjects;
  readonly catalogue: PdfDict;
  /** References of its pages in the merged file. */
  readonly pages: readonly string[];
  /** References of the same pages in the source file; undefined for a page that has none. */
  readonly ownPages: readonly (string | undefined)[];
  /** Whether it has all pages of the visitor's file, in their order. */
  readonly isWhole: boolean;
  /** The reference of a page of the visitor's file, by its index from 0; undefined if it was left out. */
  readonly ownPageAt: (index: number) => string | undefined;
  /** How many pages precede it in the merged file. */
  readonly firstPage: number;
  /** Replaces entries of an object; null removes an entry. Values use references of the merged file. */
  readonly replace: (reference: string, entries: PdfDict) => void;
}

/**
 * Opens a file for joining, and reserves references for its pages. `numbers` are those that its pages have in the
 * visitor's file; null if it is that file.
 * @returns The document, and `write`, to be called after all parts have taken what they need: it writes the pages under
 * the page tree node `parent`, and all objects that they and the parts refer to.
 */
export function openSource(
  {
    title,
    objects,
    firstPage,
    numbers,
  }: Pick<SourceDocument, 'title' | 'objects' | 'firstPage'> & Pick<MergeFile, 'numbers'>,
  { joined, shared, maxPages }: { joined: JoinedFile; shared: SharedStreams; maxPages: number },
): SourceDocument & { readonly write: (parent: string) => void } {
  const catalogue = objects.dict(objects.trailer['/Root']) ?? {};
  const found = collectPages(objects, catalogue['/Pages'], maxPages);
  const { translate, translateDict, adapt, assign, scheduled } = createTranslation(objects, joined, shared);
  const replaced = new Map<string, PdfDict>();

  const pages = found.map(({ reference }) => {
    const page = joined.reserve();
    // A page that occurs twice in the tree becomes two pages, as in readers.
    if (reference !== undefined) assign(reference, page);
    return page;
  });
  const withReplaced = (reference: string | undefined, value: PdfValue): PdfValue => {
    const entries = reference === undefined ? undefined : replaced.get(reference);
    if (entries === undefined || !isDict(value)) return value;
    return withEntries(value, entries);
  };
  const writeObject = (reference: string, own: string) => {
    const stream = objects.stream(reference);
    if (stream === undefined) {
      joined.write(own, withReplaced(reference, translate(objects.resolveOnce(reference) ?? null)));
      return;
    }
    const { '/Length': _length, ...dict } = stream.dict;
    const entries = withReplaced(reference, translateDict(dict)) as PdfDict;
    joined.writeStream(own, deflatePlain({ dict: entries, datafile: stream.datafile }));
  };

  return {
    title,
    objects,
    catalogue,
    pages,
    ownPages: found.map(({ reference }) => reference),
    isWhole: numbers === null,
    ownPageAt: (index) => found[numbers === null ? index : numbers.indexOf(index + 1)]?.reference,
    firstPage,
    translate,
    adapt,
    replace: (reference, entries) => replaced.set(reference, { ...replaced.get(reference), ...entries }),
    write(parent) {
      for (const [index, { reference, dict }] of found.entries()) {
        const { '/Parent': _parent, ...page } = dict;
        const own = withReplaced(reference, translateDict(page)) as PdfDict;
        joined.write(pages[index] as string, { ...own, '/Type': '/Page', '/Parent': parent });
      }
      for (const [reference, own] of scheduled()) writeObject(reference, own);
    },
  };
}
