import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDict, isReference, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';
import { limits } from './limits.ts';

/** Streams that several files have in common, such as the fonts and images of a letterhead. Each is written once. */
export interface SharedStreams {
  /** Returns the reference of an identical stream in the merged file, or calls `reserve` if it is the first. */
  readonly referenceFor: (objects: PdfObjects, reference: string, reserve: () => string) => string;
}

/** A digest of data and dictionary; undefined for a stream that refers to objects other than streams. */
function digestOf(objects: PdfObjects, reference: string, depth = 0): string | undefined {
  const stream = objects.stream(reference);
  if (stream === undefined || depth > limits.maxStreamDepth) return undefined;
  let isSelfContained = true;
  const withDigests = (value: PdfValue): PdfValue => {
    if (isReference(value)) {
      const digest = digestOf(objects, value, depth + 1);
      if (digest === undefined) isSelfContained = false;
      return digest ?? null;
    }
    if (Array.isArray(value)) return value.map(withDigests);
    if (!isDict(value)) return value;
    // A place in the structure tree belongs to one file.
    if (value['/StructParent'] !== undefined || value['/StructParents'] !== undefined) isSelfContained = false;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDigests(entry)]));
  };
  const { '/Length': _length, ...entries } = stream.dict;
  const dict = withDigests(entries);
  if (!isSelfContained) return undefined;
  return createHash('sha256').update(JSON.stringify(dict)).update(readFileSync(stream.datafile)).digest('base64');
}

/** Creates a register of streams by the digests of their data and dictionaries. */
export function shareStreams(): SharedStreams {
  const known = new Map<string, string>();
  return {
    referenceFor(objects, reference, reserve) {
      const digest = digestOf(objects, reference);
      const shared = digest === undefined ? undefined : known.get(digest);
      if (shared !== undefined) return shared;
      const first = reserve();
      if (digest !== undefined) known.set(digest, first);
      return first;
    },
  };
}
