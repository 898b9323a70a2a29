import { isDict, isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { freeKey, nameKey } from './name-key.ts';
import type { Part } from './part.ts';
import { readTree, type TreeEntry, writeNameTree } from './tree.ts';

/** Named destinations by key: strings of the name tree, or names as in PDF 1.1. */
type Destinations = Map<string, PdfValue>;

/** A name in a file that an earlier file has taken → its new name. */
type Renames = Map<string, string>;

const isName = (value: PdfValue | undefined): value is string => typeof value === 'string' && value.startsWith('/');

/** The key of a destination's name; undefined if the value is none. */
export const destinationKey = (name: PdfValue | undefined): string | undefined => (isName(name) ? name : nameKey(name));

/** The named destinations of a file, of both kinds. */
export function readDestinations({ objects, catalogue }: SourceDocument): readonly TreeEntry[] {
  const tree = readTree(objects, objects.dict(catalogue['/Names'])?.['/Dests'], '/Names');
  const names = Object.entries(objects.dict(catalogue['/Dests']) ?? {});
  return [...tree, ...names];
}

/** The targets of a document's links, as they are in the merged file. */
function createTargets({ objects, ownPageAt }: SourceDocument, renames: Renames) {
  /** Some programs write a page's number instead of its reference. */
  const withPageReference = (target: readonly PdfValue[]): PdfValue => {
    const [page, ...rest] = target;
    return typeof page === 'number' ? [ownPageAt(page) ?? null, ...rest] : target;
  };
  const renamed = (value: PdfValue | undefined): PdfValue => {
    const target = objects.resolve(value);
    if (Array.isArray(target)) return withPageReference(target);
    const key = destinationKey(target);
    return (key && (renames.get(key) ?? key)) ?? value ?? null;
  };
  return { withPageReference, renamed };
}

/**
 * Joins the named destinations (ISO 32000-1 §12.3.2.3). A name that an earlier file has taken gets a number; links in
 * its own file follow.
 */
export function joinDestinations(joined: JoinedFile): Part {
  const all: Destinations = new Map();

  /** The destinations of a document by their names, and the names of those that need others. */
  function namesOf(document: SourceDocument) {
    const renames: Renames = new Map();
    const own: Destinations = new Map();
    for (const [name, value] of readDestinations(document)) {
      const key = destinationKey(name);
      if (key === undefined || own.has(key)) continue;
      own.set(key, value);
      const free = freeKey(key, (wanted) => all.has(wanted) || (wanted !== key && own.has(wanted)));
      if (free !== name) renames.set(key, free);
    }
    return { own, renames };
  }

  function take(document: SourceDocument): void {
    const { objects, isWhole } = document;
    const isLeftOut = (page: PdfValue | undefined) => !isWhole && isReference(page) && objects.dict(page) === undefined;
    const { own, renames } = namesOf(document);
    const { withPageReference, renamed } = createTargets(document, renames);
    document.adapt((dict) => {
      const isGoTo = objects.name(dict['/S']) === 'GoTo' && dict['/D'] !== undefined;
      if (dict['/Dest'] === undefined && !isGoTo) return dict;
      const dest = dict['/Dest'] === undefined ? {} : { '/Dest': renamed(dict['/Dest']) };
      return { ...dict, ...dest, ...(isGoTo ? { '/D': renamed(dict['/D']) } : {}) };
    });
    for (const [key, value] of own) {
      const target = objects.resolve(value);
      const place = Array.isArray(target) ? target : objects.array(isDict(target) ? target['/D'] : undefined);
      if (place !== undefined && !isLeftOut(place[0]))
        all.set(renames.get(key) ?? key, document.translate(withPageReference(place)));
    }
  }

  function finish(): PdfDict {
    const strings = [...all].filter(([key]) => !isName(key));
    const names = [...all].filter(([key]) => isName(key));
    return {
      ...(strings.length > 0 ? { '/Names': { '/Dests': writeNameTree(joined, strings) } } : {}),
      ...(names.length > 0 ? { '/Dests': joined.add(Object.fromEntries(names)) } : {}),
    };
  }

  return { take, finish };
}
