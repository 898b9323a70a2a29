import { collectPages, type FoundPage } from '../qpdf/collect-pages.ts';
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
  /** Whether it has all pages of the visitor's file, in their order. */
  readonly isWhole: boolean;
  /** The reference of a page of the visitor's file, by its index from 0; undefined if it was left out. */
  readonly ownPageAt: (index: number) => string | undefined;
  /** How many pages precede it in the merged file. */
  readonly firstPage: number;
  /** Replaces entries of an object; null removes an entry. Values use references of the merged file. */
  readonly replace: (reference: string, entries: PdfDict) => void;
}

/** Where a source file is joined, and what it may have. */
interface Joining {
  readonly joined: JoinedFile;
  readonly shared: SharedStreams;
  readonly maxPages: number;
}

/** A file to be joined; `numbers` are those that its pages have in the visitor's file, null if it is that file. */
type OpenedFile = Pick<SourceDocument, 'title' | 'objects' | 'firstPage'> & Pick<MergeFile, 'numbers'>;

/** The objects of a source file as they are to be written, some with entries replaced. */
interface Copying {
  readonly objects: PdfObjects;
  readonly joined: JoinedFile;
  readonly translation: ObjectTranslation;
  /** The entries that replace those of objects, by the objects' own references. */
  readonly replaced: Map<string, PdfDict>;
}

function withReplaced({ replaced }: Copying, reference: string | undefined, value: PdfValue): PdfValue {
  const entries = reference === undefined ? undefined : replaced.get(reference);
  if (entries === undefined || !isDict(value)) return value;
  return withEntries(value, entries);
}

/** Writes the object of a source file's reference as that of `own`. */
function writeObject(copying: Copying, reference: string, own: string): void {
  const { objects, joined, translation } = copying;
  const stream = objects.stream(reference);
  if (stream === undefined) {
    const value = translation.translate(objects.resolveOnce(reference) ?? null);
    joined.write(own, withReplaced(copying, reference, value));
    return;
  }
  const { '/Length': _length, ...dict } = stream.dict;
  const entries = withReplaced(copying, reference, translation.translateDict(dict)) as PdfDict;
  joined.writeStream(own, deflatePlain({ dict: entries, datafile: stream.datafile }));
}

/** Writes a page under the page tree node `parent`. */
function writePage(copying: Copying, { reference, dict }: FoundPage, own: string, parent: string): void {
  const { '/Parent': _parent, ...page } = dict;
  const entries = withReplaced(copying, reference, copying.translation.translateDict(page)) as PdfDict;
  copying.joined.write(own, { ...entries, '/Type': '/Page', '/Parent': parent });
}

/**
 * Opens a file for joining, and reserves references for its pages.
 * @returns The document, and `write`, to be called after all parts have taken what they need: it writes the pages under
 * the page tree node `parent`, and all objects that they and the parts refer to.
 */
export function openSource(
  { title, objects, firstPage, numbers }: OpenedFile,
  { joined, shared, maxPages }: Joining,
): SourceDocument & { readonly write: (parent: string) => void } {
  const catalogue = objects.dict(objects.trailer['/Root']) ?? {};
  const found = collectPages(objects, catalogue['/Pages'], maxPages);
  const translation = createTranslation(objects, joined, shared);
  const replaced = new Map<string, PdfDict>();
  const copying: Copying = { objects, joined, translation, replaced };
  const pages = found.map(({ reference }) => {
    const page = joined.reserve();
    // A page that occurs twice in the tree becomes two pages, as in readers.
    if (reference !== undefined) translation.assign(reference, page);
    return page;
  });
  return {
    title,
    objects,
    catalogue,
    pages,
    isWhole: numbers === null,
    ownPageAt: (index) => found[numbers === null ? index : numbers.indexOf(index + 1)]?.reference,
    firstPage,
    translate: translation.translate,
    adapt: translation.adapt,
    replace: (reference, entries) => replaced.set(reference, { ...replaced.get(reference), ...entries }),
    write(parent) {
      for (const [index, page] of found.entries()) writePage(copying, page, pages[index] as string, parent);
      for (const [reference, own] of translation.scheduled()) writeObject(copying, reference, own);
    },
  };
}
