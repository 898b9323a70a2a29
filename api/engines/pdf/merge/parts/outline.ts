import { isReference, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import { limits } from '../limits.ts';
import type { SourceDocument } from '../source-document.ts';
import { leadsToLeftOut } from './left-out-targets.ts';
import type { Part } from './part.ts';

/** An entry of a source file's outline, with that file's references. */
interface Item {
  readonly reference: string;
  readonly isOpen: boolean;
  readonly children: readonly Item[];
}

/** A file's entry in the merged outline. */
interface Branch {
  readonly title: string;
  readonly page: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly visible: number;
}

/** Reads the chain of entries that begins with `first`. Cycles are cut. */
function readItems(objects: PdfObjects, first: PdfValue | undefined, seen: Set<string>, depth: number): Item[] {
  const items: Item[] = [];
  let next = first;
  while (isReference(next) && !seen.has(next) && depth < limits.maxOutlineDepth) {
    seen.add(next);
    const dict = objects.dict(next);
    if (dict === undefined) break;
    const children = readItems(objects, dict['/First'], seen, depth + 1);
    items.push({ reference: next, isOpen: (objects.number(dict['/Count']) ?? 0) > 0, children });
    next = dict['/Next'];
  }
  return items;
}

/** Entries without those that lead to pages that were left out; one above others stays. */
function withoutLeftOut(items: readonly Item[], isLeftOut: (item: Item) => boolean): Item[] {
  return items.flatMap((item) => {
    const children = withoutLeftOut(item.children, isLeftOut);
    return children.length === 0 && isLeftOut(item) ? [] : [{ ...item, children }];
  });
}

const countAll = (items: readonly Item[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countAll(children), 0);

/** How many entries are visible if the one above them is open (ISO 32000-1 §12.3.3). */
function countVisible(items: readonly Item[]): number {
  return items.reduce((sum, { isOpen, children }) => sum + 1 + (isOpen ? countVisible(children) : 0), 0);
}

/** The keys of an entry that describe its children. */
function childEntries(document: SourceDocument, { children, isOpen }: Pick<Item, 'children' | 'isOpen'>): PdfDict {
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined) return { '/First': null, '/Last': null, '/Count': null };
  const count = countVisible(children);
  return {
    '/First': document.translate(first.reference),
    '/Last': document.translate(last.reference),
    '/Count': isOpen ? count : -count,
  };
}

/** Relinks entries and their children under `parent`. */
function relink(document: SourceDocument, items: readonly Item[], parent: PdfValue): void {
  for (const [index, { reference, children, isOpen }] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]];
    document.replace(reference, {
      '/Parent': parent,
      '/Prev': previous ? document.translate(previous.reference) : null,
      '/Next': next ? document.translate(next.reference) : null,
      ...childEntries(document, { children, isOpen }),
    });
    relink(document, children, document.translate(reference));
  }
}

/**
 * Joins the outlines: a closed branch for each file, titled with its name, that contains the file's own outline. Counts
 * the entries that led to pages that were left out.
 */
export function joinOutlines(joined: JoinedFile): Part & { readonly leftOut: () => number } {
  const branches: Branch[] = [];
  const references: string[] = [];
  let leftOut = 0;
  return {
    take(document) {
      const { objects, catalogue, title, pages } = document;
      const all = readItems(objects, objects.dict(catalogue['/Outlines'])?.['/First'], new Set(), 0);
      const isDead = leadsToLeftOut(document);
      const items = withoutLeftOut(all, ({ reference: own }) => isDead(objects.dict(own) ?? {}));
      leftOut += countAll(all) - countAll(items);
      const reference = joined.reserve();
      references.push(reference);
      relink(document, items, reference);
      const [first, last] = [items[0], items.at(-1)].map(
        (item) => item && (document.translate(item.reference) as string),
      );
      branches.push({ title, page: pages[0] as string, first, last, visible: countVisible(items) });
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
    leftOut: () => leftOut,
  };
}
