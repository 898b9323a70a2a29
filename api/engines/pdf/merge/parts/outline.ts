import { isReference, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import type { Part } from './part.ts';

/** An entry of a file's outline, in the file's own references. */
interface Item {
  readonly reference: string;
  readonly isOpen: boolean;
  readonly children: readonly Item[];
}

interface Branch {
  readonly title: string;
  readonly page: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly visible: number;
}

const maxDepth = 100;

/** The chain of entries from `first` on; one that leads back to itself ends there. */
function readItems(objects: PdfObjects, first: PdfValue | undefined, seen: Set<string>, depth: number): Item[] {
  const items: Item[] = [];
  let next = first;
  while (isReference(next) && !seen.has(next) && depth < maxDepth) {
    seen.add(next);
    const dict = objects.dict(next);
    if (dict === undefined) break;
    const children = readItems(objects, dict['/First'], seen, depth + 1);
    items.push({ reference: next, isOpen: (objects.number(dict['/Count']) ?? 0) > 0, children });
    next = dict['/Next'];
  }
  return items;
}

/** How many entries show below an open one (ISO 32000-1 §12.3.3). */
function visibleIn(items: readonly Item[]): number {
  return items.reduce((sum, { isOpen, children }) => sum + 1 + (isOpen ? visibleIn(children) : 0), 0);
}

/** First, last and number of entries, as the one above them states them. */
function childEntries(document: SourceDocument, children: readonly Item[], isOpen: boolean): PdfDict {
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined) return { '/First': null, '/Last': null, '/Count': null };
  const count = visibleIn(children);
  return {
    '/First': document.translate(first.reference),
    '/Last': document.translate(last.reference),
    '/Count': isOpen ? count : -count,
  };
}

/** Ties a chain together again, below `parent`. */
function tie(document: SourceDocument, items: readonly Item[], parent: PdfValue): void {
  for (const [index, { reference, children, isOpen }] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]];
    document.replace(reference, {
      '/Parent': parent,
      '/Prev': previous ? document.translate(previous.reference) : null,
      '/Next': next ? document.translate(next.reference) : null,
      ...childEntries(document, children, isOpen),
    });
    tie(document, children, document.translate(reference));
  }
}

/** Joins the outlines: a closed branch for each file, by its name, with its own outline beneath. */
export function joinOutlines(joined: JoinedFile): Part {
  const branches: Branch[] = [];
  const references: string[] = [];
  return {
    take(document) {
      const { objects, catalogue, title, pages } = document;
      const items = readItems(objects, objects.dict(catalogue['/Outlines'])?.['/First'], new Set(), 0);
      const reference = joined.reserve();
      references.push(reference);
      tie(document, items, reference);
      const [first, last] = [items[0], items.at(-1)].map(
        (item) => item && (document.translate(item.reference) as string),
      );
      branches.push({ title, page: pages[0] as string, first, last, visible: visibleIn(items) });
    },
    finish() {
      const root = joined.reserve();
      for (const [index, { title, page, first, last, visible }] of branches.entries()) {
        const [previous, next] = [references[index - 1], references[index + 1]];
        joined.write(references[index] as string, {
          '/Title': `u:${title}`,
          '/Parent': root,
          '/Dest': [page, '/XYZ', null, null, null],
          ...(previous ? { '/Prev': previous } : {}),
          ...(next ? { '/Next': next } : {}),
          ...(first && last ? { '/First': first, '/Last': last, '/Count': -visible } : {}),
        });
      }
      const ends = { '/First': references[0] ?? null, '/Last': references.at(-1) ?? null };
      joined.write(root, { '/Type': '/Outlines', ...ends, '/Count': branches.length });
      return { '/Outlines': root };
    },
  };
}
