import { isReference, type PdfDict, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';

/** A page of a file, in the file's own references. */
export interface FoundPage {
  /** Undefined where the page stands in its tree as a dictionary of its own. */
  readonly reference: string | undefined;
  /** With what it inherits from the nodes above it. */
  readonly dict: PdfDict;
}

const inheritable = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;
/** What readers assume where a page has no size (Letter). */
const usualSize = [0, 0, 612, 792];

function inherit(dict: PdfDict, inherited: PdfDict): PdfDict {
  const own = inheritable.flatMap((key) => {
    const value = dict[key] ?? inherited[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(own);
}

/** Pages that no tree leads to, for files whose tree is gone. */
function* strayPages(objects: PdfObjects): Iterable<FoundPage> {
  for (const [reference, value] of objects.values()) {
    const dict = objects.dict(value);
    if (dict !== undefined && objects.name(dict['/Type']) === 'Page') yield { reference, dict };
  }
}

/**
 * The pages of a file in their order, at most `maxPages` and one (ISO 32000-1 §7.7.3). A node that leads back to
 * itself counts once; a file whose tree has no page gives those that lie about.
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
      pages.push({ reference, dict: { '/MediaBox': usualSize, ...dict, ...attributes } });
      continue;
    }
    if (isReference(node)) {
      if (nodes.has(node)) continue;
      nodes.add(node);
    }
    for (const kid of [...kids].reverse()) waiting.push({ node: kid, inherited: attributes });
  }
  if (pages.length > 0) return pages;
  return [...strayPages(objects)].slice(0, maxPages + 1).map(({ reference, dict }) => ({
    reference,
    dict: { '/MediaBox': usualSize, ...dict },
  }));
}
