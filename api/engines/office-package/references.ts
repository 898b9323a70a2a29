import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { documentLimits, type StartTag, scanXml, UnreadablePart } from '../../formats/xml/scan-xml.ts';
import { createFaultCounter, localName, readXml } from '../../formats/xml/xml.ts';
import { resolveTarget, sourceOf } from '../../formats/zip/part-name.ts';
import { ProblemError } from '../../problem.ts';
import { limits } from './limits.ts';
import type { Part, Standard } from './part.ts';

/** A reference from one part to another. */
export interface Reference {
  /** The part that refers to it: in OOXML, the source of the relationship. */
  readonly source: string;
  /** The relationship's id; empty for ODF. */
  readonly id: string;
  /** The relationship's type as a URI; for ODF, the element's name without its prefix. */
  readonly type: string;
  readonly target: string;
}

/** The references of a package. */
export interface References {
  /** In the order of the parts. */
  readonly all: readonly Reference[];
  /** Whether all parts with references are well-formed UTF-8, so that they can be edited in place. */
  readonly editable: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const isExternal = (href: string) => /^[a-z]+:/i.test(href);

/** The names of the attributes of an ODF element that refer to a part of the package. */
export const linksIn = (attributes: Attributes): readonly string[] =>
  Object.keys(attributes).filter((key) => localName(key) === 'href' && !isExternal(attributes[key] ?? ''));

/** The target of a relationship. Undefined for other elements, and for targets outside the package. */
export const internalTarget = (name: string, { Target, TargetMode }: Attributes): string | undefined =>
  name === 'Relationship' && TargetMode !== 'External' ? Target : undefined;

function referencesAt(part: Part, standard: Standard, name: string, attributes: Attributes): readonly Reference[] {
  const source = standard === 'odf' ? part.name : sourceOf(part.name);
  const folder = posix.dirname(source);
  if (standard === 'odf') {
    return linksIn(attributes).map((key) => {
      return { source, id: '', type: name, target: resolveTarget(attributes[key] ?? '', folder) };
    });
  }
  const target = internalTarget(name, attributes);
  if (target === undefined) return [];
  const { Id: id = '', Type: type = '' } = attributes;
  return [{ source, id, type, target: resolveTarget(target, folder) }];
}

/**
 * Whether a part may refer to others: relationships in OOXML, all XML parts in ODF, except empty ones, as LibreOffice
 * writes for missing keyboard settings.
 */
export function hasReferences({ name, bytes }: Part, standard: Standard): boolean {
  if (bytes === 0) return false;
  return standard === 'odf' ? /\.xml$/i.test(name) && !name.startsWith('META-INF/') : name.endsWith('.rels');
}

/** Whether a part lists the package's parts with their media types. */
export const isPartList = ({ name }: Part): boolean =>
  name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';

/** Throws `too-complex` for more references than are left for a package. */
function boundReferences(count: number, most: number): void {
  if (count <= most) return;
  throw new ProblemError(
    'too-complex',
    'This document has more links between its parts than any program writes. Open it in the program that made it, save it again, and send the new copy.',
  );
}

/** Reads the references of a part strictly: undefined unless it is well-formed UTF-8. */
async function scanReferences(
  part: Part,
  standard: Standard,
  most: number,
  signal: AbortSignal,
): Promise<Reference[] | undefined> {
  const found: Reference[] = [];
  const open = ({ name, attributes }: StartTag) => {
    for (const reference of referencesAt(part, standard, name, attributes)) found.push(reference);
    boundReferences(found.length, most);
  };
  try {
    await scanXml(createReadStream(part.path, { signal }), { open }, documentLimits);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadablePart) return undefined;
    throw error;
  }
}

/**
 * Reads all references of a package, malformed parts as far as they can be read. Throws `too-complex` for too many, and
 * as `readXml` does.
 */
export async function readReferences(
  parts: readonly Part[],
  standard: Standard,
  signal: AbortSignal,
  most: number = limits.maxReferences,
): Promise<References> {
  const all: Reference[] = [];
  const countFault = createFaultCounter();
  let editable = true;
  for (const part of parts) {
    const refers = hasReferences(part, standard);
    if (!refers && !isPartList(part)) continue;
    const scanned = await scanReferences(part, standard, most - all.length, signal);
    if (scanned === undefined) editable = false;
    if (!refers) continue;
    for (const reference of scanned ?? []) all.push(reference);
    if (scanned !== undefined) continue;
    const open = (name: string, attributes: Attributes) => {
      for (const reference of referencesAt(part, standard, localName(name), attributes)) all.push(reference);
      boundReferences(all.length, most);
    };
    await readXml(createReadStream(part.path), { open }, { signal, countFault });
  }
  return { all, editable };
}
