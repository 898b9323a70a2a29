import { isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { freeKey, nameKey } from './name-key.ts';
import { append, type Part } from './part.ts';
import { readTree, type TreeEntry, writeNameTree, writeTree } from './tree.ts';

const parentKeys = ['/StructParent', '/StructParents'] as const;

/** Whether a dictionary is a structure element, whose /Type is optional (ISO 32000-1 §14.7.2). */
const isElement = (dict: PdfDict) => typeof dict['/S'] === 'string' && isReference(dict['/P']);

/**
 * An element without its content where that was on a page that the visitor left out: qpdf has taken such references off
 * dictionaries.
 */
function withoutLostContent({ objects, isWhole }: SourceDocument, element: PdfDict): PdfDict {
  const hasPage = (dict: PdfDict | undefined) => objects.dict(dict?.['/Pg']) !== undefined;
  if (isWhole || element['/K'] === undefined || hasPage(element)) return element;
  const { '/K': content, ...rest } = element;
  const kids = (objects.array(content) ?? [content]).filter((kid) => {
    const own = objects.dict(kid);
    return typeof kid !== 'number' && (own?.['/MCID'] === undefined || hasPage(own));
  });
  return kids.length > 0 ? { ...rest, '/K': kids as PdfValue[] } : rest;
}

/**
 * Adds a file's names to those of all files. A name that already means something else gets a number. Returns the
 * renamed ones: old → new name.
 */
function addNames(own: PdfDict, all: Map<string, PdfValue>): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const [name, value] of Object.entries(own)) {
    const isTaken = (key: string) => all.has(key) && JSON.stringify(all.get(key)) !== JSON.stringify(value);
    const free = freeKey(name, isTaken);
    if (free !== name) renames.set(name, free);
    all.set(free, value);
  }
  return renames;
}

/** A name, string or array of them, renamed where necessary. */
const rename = (renames: ReadonlyMap<string, string>, value: PdfValue | undefined): PdfValue => {
  if (Array.isArray(value)) return value.map((item) => rename(renames, item));
  return (typeof value === 'string' ? renames.get(nameKey(value) ?? value) : undefined) ?? value ?? null;
};

/** The structure of the files that were joined so far. */
interface JoinedTree {
  /** The element that holds those of all files: readers expect a single one below the root; it may hold documents. */
  readonly top: string;
  readonly kids: PdfValue[];
  readonly parents: TreeEntry[];
  readonly ids: Map<string, PdfValue>;
  readonly roles: Map<string, PdfValue>;
  readonly classes: Map<string, PdfValue>;
  readonly namespaces: PdfValue[];
}

/**
 * Renumbers a file's parent tree to follow those of earlier files, along with the pages and objects that refer to it.
 * @returns Its entries by their new numbers.
 */
function renumberParents(
  document: SourceDocument,
  tree: readonly TreeEntry[],
  { parents }: JoinedTree,
): readonly TreeEntry[] {
  const numbers = new Map(tree.map(([key], index) => [key, parents.length + index]));
  document.adapt((dict) => {
    if (parentKeys.every((key) => dict[key] === undefined)) return dict;
    const own = parentKeys.flatMap((key) => {
      const number = numbers.get(document.objects.resolve(dict[key]) ?? null);
      return number === undefined ? [] : [[key, number] as const];
    });
    const { '/StructParent': _one, '/StructParents': _many, ...rest } = dict;
    return { ...rest, ...Object.fromEntries(own) };
  });
  return tree.map(([, value], index) => [parents.length + index, value]);
}

/**
 * Renames roles, classes and ids of elements that clash with those of earlier files.
 * @returns The ids: old → new.
 */
function renameElements(
  document: SourceDocument,
  tree: PdfDict,
  { ids, roles, classes }: JoinedTree,
): ReadonlyMap<string, string> {
  const { objects } = document;
  const ownIds = readTree(objects, tree['/IDTree'], '/Names').flatMap(([name]) => nameKey(name) ?? []);
  const idNames = new Map(ownIds.map((key) => [key, freeKey(key, (wanted) => ids.has(wanted))]));
  const roleNames = addNames(objects.dict(tree['/RoleMap']) ?? {}, roles);
  const ownClasses = Object.entries(objects.dict(tree['/ClassMap']) ?? {});
  const classMap = Object.fromEntries(ownClasses.map(([name, value]) => [name, document.translate(value)]));
  const classNames = addNames(classMap, classes);
  document.adapt((dict) => {
    if (dict['/O'] === '/Table' && dict['/Headers'] !== undefined) {
      return { ...dict, '/Headers': rename(idNames, objects.resolve(dict['/Headers'])) };
    }
    if (!isElement(dict)) return dict;
    return {
      ...withoutLostContent(document, dict),
      '/S': rename(roleNames, dict['/S']),
      ...(dict['/C'] === undefined ? {} : { '/C': rename(classNames, objects.resolve(dict['/C'])) }),
      ...(dict['/ID'] === undefined ? {} : { '/ID': rename(idNames, objects.resolve(dict['/ID'])) }),
    };
  });
  return idNames;
}

/** Moves a file's top elements under the joined one. Each inherits the language of its document. */
function takeKids(
  { objects, catalogue, translate, replace }: SourceDocument,
  tree: PdfDict,
  { top, kids }: JoinedTree,
  joined: JoinedFile,
): void {
  const language = objects.resolve(catalogue['/Lang']);
  const own = objects.array(tree['/K']) ?? (tree['/K'] === undefined ? [] : [tree['/K']]);
  for (const kid of own) {
    const dict = objects.dict(kid);
    if (dict === undefined) continue;
    const entries = {
      '/P': top,
      ...(dict['/Lang'] === undefined && typeof language === 'string' ? { '/Lang': language } : {}),
    };
    if (isReference(kid)) replace(kid, entries);
    kids.push(isReference(kid) ? translate(kid) : joined.add({ ...(translate(kid) as PdfDict), ...entries }));
  }
}

/** Adds a file's structure. @param parents The entries of its parent tree. */
function takeTree(
  document: SourceDocument,
  tree: PdfDict,
  parents: readonly TreeEntry[],
  all: JoinedTree,
  joined: JoinedFile,
): void {
  const { objects, translate } = document;
  const idNames = renameElements(document, tree, all);
  for (const [number, value] of parents)
    all.parents.push([number, isReference(value) ? translate(value) : joined.add(translate(value))]);
  for (const [name, element] of readTree(objects, tree['/IDTree'], '/Names')) {
    const key = nameKey(name);
    if (key !== undefined) all.ids.set(idNames.get(key) ?? key, translate(element));
  }
  append(all.namespaces, (objects.array(tree['/Namespaces']) ?? []).map(translate));
  takeKids(document, tree, all, joined);
}

/** Joins the structure trees of tagged files (ISO 32000-1 §14.7). Untagged files stay untagged. */
export function joinStructure(joined: JoinedFile): Part {
  const root = joined.reserve();
  const all: JoinedTree = {
    ...{ top: joined.reserve(), kids: [], parents: [], namespaces: [] },
    ...{ ids: new Map(), roles: new Map(), classes: new Map() },
  };
  let isAllMarked = true;
  let isAnySuspect = false;

  return {
    take(document) {
      const { objects, catalogue } = document;
      const tree = objects.dict(catalogue['/StructTreeRoot']);
      const marks = objects.dict(catalogue['/MarkInfo']);
      const entries = tree === undefined ? [] : [...new Map(readTree(objects, tree['/ParentTree'], '/Nums'))];
      const parents = renumberParents(document, entries, all);
      isAllMarked &&= tree !== undefined && marks?.['/Marked'] === true;
      isAnySuspect ||= marks?.['/Suspects'] === true;
      if (tree !== undefined) takeTree(document, tree, parents, all, joined);
    },
    finish() {
      const { top, kids, parents, ids, roles, classes, namespaces } = all;
      if (kids.length === 0) return {};
      joined.write(top, { '/Type': '/StructElem', '/S': '/Document', '/P': root, '/K': kids });
      joined.write(root, {
        '/Type': '/StructTreeRoot',
        '/K': [top],
        '/ParentTree': writeTree(joined, parents, '/Nums'),
        '/ParentTreeNextKey': parents.length,
        ...(roles.size > 0 ? { '/RoleMap': Object.fromEntries(roles) } : {}),
        ...(classes.size > 0 ? { '/ClassMap': Object.fromEntries(classes) } : {}),
        ...(ids.size > 0 ? { '/IDTree': writeNameTree(joined, ids) } : {}),
        ...(namespaces.length > 0 ? { '/Namespaces': namespaces } : {}),
      });
      // A reader that relies on tags would skip an untagged file.
      const marks = { '/Marked': isAllMarked, ...(isAnySuspect ? { '/Suspects': true } : {}) };
      return { '/StructTreeRoot': root, '/MarkInfo': marks };
    },
  };
}
