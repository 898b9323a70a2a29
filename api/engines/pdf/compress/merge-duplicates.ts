import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { addTo } from '../../../groups.ts';
import { isDict, isReference, type PdfDict, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';

/** Types of streams that are never merged. Those that the structure tree points to are not merged either. */
const distinctTypes = new Set(['Metadata', 'EmbeddedFile', 'ObjStm', 'XRef']);
/** Two, because images become equal only once their masks are merged. */
const passes = 2;

function isMergeable(objects: PdfObjects, dict: PdfDict): boolean {
  const isTagged = dict['/StructParent'] !== undefined || dict['/StructParents'] !== undefined;
  return !isTagged && !distinctTypes.has(objects.name(dict['/Type']) ?? '');
}

function dictKey(dict: PdfDict): string {
  const entries = Object.entries(dict).filter(([key]) => key !== '/Length');
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Duplicate → the stream that replaces it. Only streams with equal sizes and dictionaries are read. */
function findDuplicates(objects: PdfObjects): ReadonlyMap<string, string> {
  const groups = new Map<string, { readonly reference: string; readonly datafile: string }[]>();
  for (const [reference, { dict, datafile }] of objects.streams()) {
    if (!isMergeable(objects, dict)) continue;
    const key = `${statSync(datafile).size} ${dictKey(dict)}`;
    addTo(groups, key, { reference, datafile });
  }
  const duplicates = new Map<string, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const first = new Map<string, string>();
    for (const { reference, datafile } of group) {
      const digest = createHash('sha256').update(readFileSync(datafile)).digest('base64');
      const known = first.get(digest);
      if (known === undefined) first.set(digest, reference);
      else duplicates.set(reference, known);
    }
  }
  return duplicates;
}

/** A value with its references replaced; the same value if it contains none of them. */
function withReplacements(value: PdfValue, replacements: ReadonlyMap<string, string>): PdfValue {
  if (isReference(value)) return replacements.get(value) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withReplacements(item, replacements));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isDict(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withReplacements(item, replacements)] as const);
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

/**
 * Redirects references to identical streams to the first of them. Returns how many streams became redundant; qpdf does
 * not write unreferenced objects.
 */
export function mergeDuplicates(objects: PdfObjects): number {
  const redundant = new Set<string>();
  for (let pass = 0; pass < passes; pass++) {
    const duplicates = findDuplicates(objects);
    if (duplicates.size === 0) break;
    for (const reference of duplicates.keys()) redundant.add(reference);
    const update = (reference: string, dict: PdfValue, set: (key: string, value: PdfValue) => void) => {
      const next = withReplacements(dict, duplicates);
      if (next !== dict) set(reference, next);
    };
    for (const [reference, value] of objects.values()) update(reference, value, objects.setValue);
    for (const [reference, { dict }] of objects.streams()) {
      update(reference, dict, (key, next) => objects.setDict(key, next as PdfDict));
    }
  }
  return redundant.size;
}
