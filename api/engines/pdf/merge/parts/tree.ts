import { isReference, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import { limits } from '../limits.ts';
import { compareKeys } from './name-key.ts';

/** The key of the entries in a name tree (ISO 32000-1 §7.9.6) or number tree (§7.9.7). */
export type TreeKind = '/Names' | '/Nums';
/** An entry of a name tree or a number tree (ISO 32000-1, §7.9.6 and §7.9.7). */
export type TreeEntry = readonly [key: PdfValue, value: PdfValue];

/** Entries per leaf when writing. */
const entriesInLeaf = 64;

/** Reads the entries of a tree in their order. Cycles are cut. */
export function readTree(objects: PdfObjects, root: PdfValue | undefined, kind: TreeKind): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  const seen = new Set<string>();
  const waiting: (PdfValue | undefined)[] = [root];
  while (waiting.length > 0 && entries.length < limits.maxTreeEntries) {
    const node = waiting.pop();
    if (isReference(node)) {
      if (seen.has(node)) continue;
      seen.add(node);
    }
    const dict = objects.dict(node);
    const list = objects.array(dict?.[kind]) ?? [];
    for (let at = 0; at + 1 < list.length; at += 2) {
      const key = objects.resolve(list[at]);
      if (key !== undefined) entries.push([key, list[at + 1] as PdfValue]);
    }
    for (const kid of [...(objects.array(dict?.['/Kids']) ?? [])].reverse()) waiting.push(kid);
  }
  return entries;
}

/** Writes a tree of entries sorted by key. Returns its reference. */
export function writeTree(joined: JoinedFile, entries: readonly TreeEntry[], kind: TreeKind): string {
  const leaves: string[] = [];
  for (let first = 0; first < entries.length; first += entriesInLeaf) {
    const own = entries.slice(first, first + entriesInLeaf);
    const limits = [own[0]?.[0] ?? null, own.at(-1)?.[0] ?? null];
    leaves.push(joined.add({ [kind]: own.flat(), '/Limits': limits }));
  }
  return joined.add({ '/Kids': leaves });
}

/** Writes a name tree of entries in any order, with normalised keys. Returns its reference. */
export function writeNameTree(joined: JoinedFile, names: Iterable<readonly [key: string, value: PdfValue]>): string {
  const sorted = [...names].sort(([one], [other]) => compareKeys(one, other));
  return writeTree(joined, sorted, '/Names');
}
