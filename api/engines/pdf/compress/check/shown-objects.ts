import { readFileSync } from 'node:fs';
import { inflate } from '../../qpdf/inflate.ts';
import {
  isDict,
  isReference,
  type PdfDict,
  type PdfObjects,
  type PdfStream,
  type PdfValue,
} from '../../qpdf/qpdf-objects.ts';
import { referencesIn } from '../../qpdf/references-in.ts';
import { filtersOf } from '../../qpdf/stream-filters.ts';
import { limits } from '../limits.ts';
import { listResources, type NamedResources, namesOf } from './named-resources.ts';

/** References of what a page or an object shows. */
export interface Shown {
  /** What these show in turn is shown as well. */
  readonly objects: readonly string[];
  /** Dictionaries in which these were found by their names; what else is in them is not shown. */
  readonly lists: readonly string[];
}

/** What pages show, told step by step. */
export interface ShownObjects {
  /** What a page shows at once: its contents, what of its resources these name, and its annotations' appearances. */
  readonly ofPage: (page: PdfDict) => Shown;
  /** What an object shows in turn, on a page. */
  readonly ofObject: (reference: string, page: PdfDict) => Shown;
  /** How many names and objects were looked at so far. */
  readonly visits: () => number;
}

/** What content names of its resources. */
interface Named {
  readonly values: readonly PdfValue[];
  readonly lists: readonly string[];
}

/**
 * Creates a function that reads the names in content streams, each stream once; null where they cannot be determined.
 */
function createNamesIn(
  objects: PdfObjects,
  source: ReadonlyMap<string, PdfStream>,
): (reference: string) => ReadonlySet<string> | null {
  const { maxBytes, maxTotalBytes } = limits.namedContent;
  const known = new Map<string, ReadonlySet<string> | null>();
  let total = 0;

  function read(reference: string): ReadonlySet<string> | null {
    const stream = source.get(reference);
    if (stream === undefined || total > maxTotalBytes) return null;
    let data: Buffer = readFileSync(stream.datafile);
    for (const filter of filtersOf(objects, stream.dict)) {
      if (filter.name !== 'FlateDecode') return null;
      data = inflate(objects, data, filter, maxBytes);
    }
    total += data.length;
    return namesOf(data);
  }

  return (reference) => {
    const earlier = known.get(reference);
    if (earlier !== undefined) return earlier;
    let names: ReadonlySet<string> | null = null;
    try {
      names = read(reference);
    } catch {
      // Damaged content may show anything.
    }
    known.set(reference, names);
    return names;
  };
}

/** Whether a stream is content: a form, or a pattern. */
const isContent = (objects: PdfObjects, dict: PdfDict) =>
  dict['/BBox'] !== undefined || objects.name(dict['/Subtype']) === 'Form' || dict['/PatternType'] !== undefined;

/** Whether a value is content that uses the resources of what shows it. */
function hasNoResources(objects: PdfObjects, value: PdfValue): boolean {
  const dict = objects.stream(value)?.dict;
  return dict !== undefined && isContent(objects, dict) && dict['/Resources'] === undefined;
}

/** What values other than streams show. Glyphs of a font without resources use those of the page. */
function shownBy(
  objects: PdfObjects,
  values: readonly PdfValue[],
  page: PdfDict,
  lists: readonly string[] = [],
): Shown {
  const isBareFont = (value: PdfValue) =>
    isDict(value) && value['/Resources'] === undefined && objects.name(value['/Subtype']) === 'Type3';
  const fromPage = values.some(isBareFont) ? [page['/Resources'] ?? null] : [];
  return { objects: [...referencesIn([...values, ...fromPage])], lists };
}

interface NamedFinder {
  /** What content in some streams draws of resources, with the forms in it that have none of their own. */
  readonly by: (contents: readonly string[], resources: PdfValue | undefined) => Named;
  /** How many names were looked up so far. */
  readonly visits: () => number;
}

function createNamedFinder(objects: PdfObjects, source: ReadonlyMap<string, PdfStream>): NamedFinder {
  const namesIn = createNamesIn(objects, source);
  const knownResources = new WeakMap<PdfDict, NamedResources>();
  let visits = 0;

  function resourcesOf(value: PdfValue | undefined): NamedResources | undefined {
    const dict = objects.dict(value);
    if (dict === undefined) return undefined;
    const known = knownResources.get(dict) ?? listResources(objects, dict);
    knownResources.set(dict, known);
    return known;
  }

  return {
    by(contents, value) {
      const resources = resourcesOf(value);
      if (resources === undefined) return { values: [], lists: [] };
      const found: PdfValue[] = [...resources.always];
      const seen = new Set<string>();
      const waiting = [...contents];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (seen.has(next)) continue;
        seen.add(next);
        const names = namesIn(next);
        if (names === null) return { values: [value ?? null], lists: [] };
        visits += names.size;
        for (const name of names) {
          for (const entry of resources.byName.get(name) ?? []) {
            found.push(entry);
            if (typeof entry === 'string' && hasNoResources(objects, entry)) waiting.push(entry);
          }
        }
      }
      return { values: found, lists: isReference(value) ? [value, ...resources.lists] : resources.lists };
    },
    visits: () => visits,
  };
}

/**
 * Tells what content draws by the names that occur in it: some programs list all pictures of a file in the resources of
 * each page. Content that cannot be read is taken to draw all that it may.
 *
 * @param source The streams as they are in the source, by reference.
 */
export function shownObjects(objects: PdfObjects, source: ReadonlyMap<string, PdfStream>): ShownObjects {
  const named = createNamedFinder(objects, source);
  let visited = 0;
  return {
    ofPage(page) {
      const contents = [...referencesIn(objects.array(page['/Contents']) ?? page['/Contents'] ?? null)];
      const annotations = objects.array(page['/Annots']) ?? [];
      const appearances = annotations.map((item) => objects.dict(item)?.['/AP'] ?? null);
      const { values, lists } = named.by(contents, page['/Resources']);
      return shownBy(objects, [...contents, ...values, ...appearances], page, lists);
    },
    ofObject(reference, page) {
      visited++;
      const stream = objects.stream(reference);
      if (stream === undefined) {
        const value = objects.resolveOnce(reference) ?? null;
        const isPage = isDict(value) && objects.name(value['/Type']) === 'Page';
        return shownBy(objects, isPage ? [] : [value], page);
      }
      if (!isContent(objects, stream.dict)) return shownBy(objects, [stream.dict], page);
      const { '/Resources': own, ...rest } = stream.dict;
      const { values, lists } = named.by([reference], own ?? page['/Resources']);
      return shownBy(objects, [rest, ...values], page, lists);
    },
    visits: () => visited + named.visits(),
  };
}
