import { isDict, isReference, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import { limits } from '../limits.ts';
import type { SourceDocument } from '../source-document.ts';
import { freeKey } from './name-key.ts';

/** Serialises a resource for comparison; undefined if it contains streams. */
function serialise(objects: PdfObjects, value: PdfValue, depth = 0): string | undefined {
  if (depth > limits.maxResourceDepth || objects.stream(value) !== undefined) return undefined;
  const own = isReference(value) ? (objects.resolve(value) ?? null) : value;
  if (!Array.isArray(own) && !isDict(own)) return JSON.stringify(own);
  const parts = Object.entries(own).map(([key, item]) => {
    const text = serialise(objects, item, depth + 1);
    return text === undefined ? undefined : `${key} ${text}`;
  });
  return parts.includes(undefined) ? undefined : `(${parts.join()})`;
}

interface Resource {
  readonly value: PdfValue;
  readonly serialised: string | undefined;
}

/** The default resources of all files' forms (`/DR`). */
export interface FormResources {
  /** Adds those of a file. Returns the fonts that had to be renamed: old → new resource name. */
  readonly take: (document: SourceDocument, own: PdfDict) => ReadonlyMap<string, string>;
  readonly finish: () => PdfDict;
}

/** A default appearance (`/Helv 12 Tf 0 g`) with its font renamed. */
export function withFontNames(appearance: PdfValue, names: ReadonlyMap<string, string>): PdfValue {
  if (typeof appearance !== 'string' || names.size === 0) return appearance;
  return appearance.replace(/\/[^\s/[\]()<>]+/g, (name) => names.get(name) ?? name);
}

/** Joins the forms' default resources. A name that means something else in an earlier file gets a number. */
export function joinFormResources(): FormResources {
  const all = new Map<string, Map<string, Resource>>();

  function takeKind(document: SourceDocument, kind: string, own: PdfDict): ReadonlyMap<string, string> {
    const known = all.get(kind) ?? new Map<string, Resource>();
    all.set(kind, known);
    const renames = new Map<string, string>();
    for (const [name, value] of Object.entries(own)) {
      const serialised = serialise(document.objects, value);
      const isSame = (other: Resource | undefined) => serialised !== undefined && other?.serialised === serialised;
      const free = freeKey(name, (key) => known.has(key) && !isSame(known.get(key)));
      if (free !== name) renames.set(name, free);
      if (!known.has(free)) known.set(free, { value: document.translate(value), serialised });
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
