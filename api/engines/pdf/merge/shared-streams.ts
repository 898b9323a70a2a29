import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDict, isReference, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';

/** Streams that several files have in common, such as a letterhead's fonts and pictures, written once. */
export interface SharedStreams {
  /** The reference in the joined file of a stream equal to this one, or `own` where it is the first of its kind. */
  readonly referenceFor: (objects: PdfObjects, reference: string, own: () => string) => string;
}

/** For a picture, its mask, and the mask's colour space. */
const maxDepth = 3;

/** A digest of bytes and dictionary; undefined for a stream that refers to other parts of its file. */
function digestOf(objects: PdfObjects, reference: string, depth = 0): string | undefined {
  const stream = objects.stream(reference);
  if (stream === undefined || depth > maxDepth) return undefined;
  let isWhole = true;
  const described = (value: PdfValue): PdfValue => {
    if (isReference(value)) {
      const digest = digestOf(objects, value, depth + 1);
      if (digest === undefined) isWhole = false;
      return digest ?? null;
    }
    if (Array.isArray(value)) return value.map(described);
    if (!isDict(value)) return value;
    // A place in the structure tree belongs to one file.
    if (value['/StructParent'] !== undefined || value['/StructParents'] !== undefined) isWhole = false;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, described(entry)]));
  };
  const { '/Length': _length, ...entries } = stream.dict;
  const dict = described(entries);
  if (!isWhole) return undefined;
  return createHash('sha256').update(JSON.stringify(dict)).update(readFileSync(stream.datafile)).digest('base64');
}

/** Finds streams that an earlier file has brought already, by the digest of dictionary and data. */
export function shareStreams(): SharedStreams {
  const known = new Map<string, string>();
  return {
    referenceFor(objects, reference, own) {
      const digest = digestOf(objects, reference);
      const shared = digest === undefined ? undefined : known.get(digest);
      if (shared !== undefined) return shared;
      const first = own();
      if (digest !== undefined) known.set(digest, first);
      return first;
    },
  };
}
