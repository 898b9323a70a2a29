import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { localName, readXml } from '../../formats/xml.ts';
import type { Part } from './part.ts';

/** Where one part names another. */
export interface Reference {
  /** The part that names it: for OOXML the source of the relationship. */
  readonly source: string;
  /** The relationship's id; for ODF, empty. */
  readonly id: string;
  /** The relationship's type as a URI; for ODF, the element's name. */
  readonly type: string;
  readonly target: string;
}

/** The text of an attribute as the name of a part in the same package, seen from a folder. */
export function resolveTarget(value: string, folder: string): string {
  if (value.startsWith('/')) return value.slice(1);
  return posix.normalize(posix.join(folder, value));
}

/** `ppt/slides/_rels/slide1.xml.rels` → `ppt/slides/slide1.xml` (ECMA-376 part 2, §6.5.2). */
export const sourceOf = (rels: string): string =>
  posix.join(posix.dirname(posix.dirname(rels)), posix.basename(rels, '.rels'));

const folderOf = (name: string) => posix.dirname(name);

async function readRelationships(part: Part, signal: AbortSignal): Promise<Reference[]> {
  const references: Reference[] = [];
  const source = sourceOf(part.name);
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const { Id: id = '', Type: type = '', Target: target, TargetMode: mode } = attributes;
    if (localName(name) !== 'Relationship' || target === undefined || mode === 'External') return;
    references.push({ source, id, type, target: resolveTarget(target, folderOf(source)) });
  };
  await readXml(createReadStream(part.path), { open }, { signal });
  return references;
}

async function readLinks(part: Part, signal: AbortSignal): Promise<Reference[]> {
  const references: Reference[] = [];
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(attributes)) {
      if (localName(key) !== 'href' || /^[a-z]+:/i.test(value)) continue;
      references.push({ source: part.name, id: '', type: name, target: resolveTarget(value, folderOf(part.name)) });
    }
  };
  await readXml(createReadStream(part.path), { open }, { signal });
  return references;
}

/** Whether a part may name others: the relationships of OOXML, every XML part of ODF. */
export const namesOthers = (part: Part, odf: boolean): boolean =>
  odf ? /\.xml$/i.test(part.name) && !part.name.startsWith('META-INF/') : part.name.endsWith('.rels');

/** Every reference of a package, in its order. Throws as reading XML does. */
export async function readReferences(
  parts: readonly Part[],
  odf: boolean,
  signal: AbortSignal,
): Promise<readonly Reference[]> {
  const references: Reference[] = [];
  for (const part of parts) {
    if (!namesOthers(part, odf)) continue;
    references.push(...(await (odf ? readLinks : readRelationships)(part, signal)));
  }
  return references;
}
