import { isDict, isReference, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';
import { freeKey } from './name-key.ts';

const maxDepth = 4;

/** A resource in full, so that equal ones of two files are known; undefined for one with streams. */
function describe(objects: PdfObjects, value: PdfValue, depth = 0): string | undefined {
  if (depth > maxDepth || objects.stream(value) !== undefined) return undefined;
  const own = isReference(value) ? (objects.resolve(value) ?? null) : value;
  if (!Array.isArray(own) && !isDict(own)) return JSON.stringify(own);
  const parts = Object.entries(own).map(([key, item]) => {
    const text = describe(objects, item, depth + 1);
    return text === undefined ? undefined : `${key} ${text}`;
  });
  return parts.includes(undefined) ? undefined : `(${parts.join()})`;
}

interface Resource {
  readonly value: PdfValue;
  readonly description: string | undefined;
}

/** The resources that forms draw with, of all files (`/DR`); names that mean two things are told apart. */
export interface FormResources {
  /** Takes a file's, and has its fields say the new names where they changed. */
  readonly take: (document: SourceDocument, own: PdfDict) => ReadonlyMap<string, string>;
  readonly finish: () => PdfDict;
}

/** An appearance string (`/Helv 12 Tf 0 g`) with the names of fonts as they are now. */
export function withFontNames(appearance: PdfValue, names: ReadonlyMap<string, string>): PdfValue {
  if (typeof appearance !== 'string' || names.size === 0) return appearance;
  return appearance.replace(/\/[^\s/[\]()<>]+/g, (name) => names.get(name) ?? name);
}

/** Joins the form resources of all files; a name with two meanings gets a new one in the later file. */
export function joinFormResources(): FormResources {
  const all = new Map<string, Map<string, Resource>>();

  function takeKind(document: SourceDocument, kind: string, own: PdfDict): ReadonlyMap<string, string> {
    const known = all.get(kind) ?? new Map<string, Resource>();
    all.set(kind, known);
    const renames = new Map<string, string>();
    for (const [name, value] of Object.entries(own)) {
      const description = describe(document.objects, value);
      const isSame = (other: Resource | undefined) => description !== undefined && other?.description === description;
      const free = freeKey(name, (key) => known.has(key) && !isSame(known.get(key)));
      if (free !== name) renames.set(name, free);
      if (!known.has(free)) known.set(free, { value: document.translate(value), description });
    }
    return renames;
  }

  return {
    take(document, own) {
      let fonts: ReadonlyMap<string, string> = new Map();
      for (const [kind, value] of Object.entries(own)) {
        const resources = document.objects.dict(value);
        if (resources === undefined) continue;
        const renames = takeKind(document, kind, resources);
        if (kind === '/Font') fonts = renames;
      }
      return fonts;
    },
    finish: () =>
      Object.fromEntries(
        [...all].map(([kind, resources]) => [
          kind,
          Object.fromEntries([...resources].map(([name, { value }]) => [name, value])),
        ]),
      ),
  };
}
