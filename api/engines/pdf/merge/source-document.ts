import { collectPages } from '../qpdf/collect-pages.ts';
import {
  isDict,
  isReference,
  type PdfDict,
  type PdfObjects,
  type PdfValue,
  withEntries,
} from '../qpdf/qpdf-objects.ts';
import { deflatePlain } from './deflate-plain.ts';
import type { JoinedFile } from './joined-file.ts';
import type { MergeFile } from './merge-task.ts';
import type { SharedStreams } from './shared-streams.ts';

/** A source file while it is being joined. */
export interface SourceDocument {
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
  /** Translates references to those of the merged file, and schedules the objects that they refer to for writing. */
  readonly translate: (value: PdfValue) => PdfValue;
  /** Registers a change applied to every dictionary translated from now on. */
  readonly adapt: (change: (dict: PdfDict) => PdfDict) => void;
  /** Replaces entries of an object; null removes an entry. Values use references of the merged file. */
  readonly replace: (reference: string, entries: PdfDict) => void;
}

/** Objects that belong to the structure of their own file and are not copied. */
const fileTypes = new Set(['Pages', 'Page', 'Catalog']);
/** JavaScript writes numbers beyond these with an exponent, which PDF does not have. */
const smallest = 1e-6;
const largest = 1e20;

function writableNumber(value: number): number {
  const size = Math.abs(value);
  if (size < smallest) return 0;
  return size > largest ? Math.sign(value) * largest : value;
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
  const references = new Map<string, string>();
  const unwritten: string[] = [];
  const replaced = new Map<string, PdfDict>();
  const changes: ((dict: PdfDict) => PdfDict)[] = [];

  const pages = found.map(({ reference }) => {
    const page = joined.reserve();
    // A page that occurs twice in the tree becomes two pages, as in readers.
    if (reference !== undefined && !references.has(reference)) references.set(reference, page);
    return page;
  });

  const translateReference = (reference: string): PdfValue => {
    const known = references.get(reference);
    if (known !== undefined) return known;
    const dict = objects.dict(reference);
    const isMissing = dict === undefined && objects.resolveOnce(reference) === undefined;
    if (isMissing || fileTypes.has(objects.name(dict?.['/Type']) ?? '')) return null;
    const schedule = () => {
      unwritten.push(reference);
      return joined.reserve();
    };
    const isStream = objects.stream(reference) !== undefined;
    const own = isStream ? shared.referenceFor(objects, reference, schedule) : schedule();
    references.set(reference, own);
    return own;
  };
  const translateDict = (dict: PdfDict): PdfDict => {
    const adapted = changes.reduce((result, change) => change(result), dict);
    return Object.fromEntries(Object.entries(adapted).map(([key, value]) => [key, translate(value)]));
  };
  function translate(value: PdfValue): PdfValue {
    if (isReference(value)) return translateReference(value);
    if (typeof value === 'number') return writableNumber(value);
    if (Array.isArray(value)) return value.map(translate);
    return isDict(value) ? translateDict(value) : value;
  }
  const withReplaced = (reference: string | undefined, value: PdfValue): PdfValue => {
    const entries = reference === undefined ? undefined : replaced.get(reference);
    if (entries === undefined || !isDict(value)) return value;
    return withEntries(value, entries);
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
    adapt: (change) => changes.push(change),
    replace: (reference, entries) => replaced.set(reference, { ...replaced.get(reference), ...entries }),
    write(parent) {
      for (const [index, { reference, dict }] of found.entries()) {
        const { '/Parent': _parent, ...page } = dict;
        const own = withReplaced(reference, translateDict(page)) as PdfDict;
        joined.write(pages[index] as string, { ...own, '/Type': '/Page', '/Parent': parent });
      }
      for (let reference = unwritten.pop(); reference !== undefined; reference = unwritten.pop()) {
        const own = references.get(reference) as string;
        const stream = objects.stream(reference);
        if (stream === undefined) {
          joined.write(own, withReplaced(reference, translate(objects.resolveOnce(reference) ?? null)));
        } else {
          const { '/Length': _length, ...dict } = stream.dict;
          const entries = withReplaced(reference, translateDict(dict)) as PdfDict;
          joined.writeStream(own, deflatePlain({ dict: entries, datafile: stream.datafile }));
        }
      }
    },
  };
}
