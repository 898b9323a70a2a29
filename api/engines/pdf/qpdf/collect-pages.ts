import { isReference, type PdfDict, type PdfObjects, type PdfValue } from './qpdf-objects.ts';

/** A page of a source file, with that file's references. */
export interface FoundPage {
  /** Undefined if the page tree holds the page itself rather than a reference. */
  readonly reference: string | undefined;
  /** Its dictionary, including inherited attributes. */
  readonly dict: PdfDict;
}

const inheritable = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;
/** The size that readers assume for a page without one: US Letter, in points. */
const defaultMediaBox = [0, 0, 612, 792];

function inherit(dict: PdfDict, inherited: PdfDict): PdfDict {
  const own = inheritable.flatMap((key) => {
    const value = dict[key] ?? inherited[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(own);
}

/** All page objects, for files without a usable page tree. */
function* allPageObjects(objects: PdfObjects): Iterable<FoundPage> {
  for (const [reference, value] of objects.values()) {
    const dict = objects.dict(value);
    if (dict !== undefined && objects.name(dict['/Type']) === 'Page') yield { reference, dict };
  }
}

/**
 * Collects the pages of a file in order, at most one more than `maxPages` (ISO 32000-1 §7.7.3). Cycles in the page tree
 * are cut. If the tree has no pages, all page objects of the file are used.
 */
export function collectPages(objects: PdfObjects, root: PdfValue | undefined, maxPages: number): readonly FoundPage[] {
  const pages: FoundPage[] = [];
  const nodes = new Set<string>();
  const waiting: { readonly node: PdfValue | undefined; readonly inherited: PdfDict }[] = [
    { node: root, inherited: {} },
  ];
  for (let next = waiting.pop(); next !== undefined && pages.length <= maxPages; next = waiting.pop()) {
    const { node, inherited } = next;
    const dict = objects.dict(node);
    if (dict === undefined) continue;
    const attributes = inherit(dict, inherited);
    const kids = objects.array(dict['/Kids']);
    if (kids === undefined) {
      if (objects.name(dict['/Type']) === 'Pages') continue;
      const reference = isReference(node) ? node : undefined;
      pages.push({ reference, dict: { '/MediaBox': defaultMediaBox, ...dict, ...attributes } });
      continue;
    }
    if (isReference(node)) {
      if (nodes.has(node)) continue;
      nodes.add(node);
    }
    for (const kid of [...kids].reverse()) waiting.push({ node: kid, inherited: attributes });
  }
  if (pages.length > 0) return pages;
  return [...allPageObjects(objects)].slice(0, maxPages + 1).map(({ reference, dict }) => ({
    reference,
    dict: { '/MediaBox': defaultMediaBox, ...dict },
  }));
}
