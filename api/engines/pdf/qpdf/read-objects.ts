import { readFileSync, writeFileSync } from 'node:fs';
import {
  isDict,
  isReference,
  isTextPalette,
  type PdfDict,
  type PdfObjects,
  type PdfStream,
  type PdfValue,
} from './qpdf-objects.ts';

type Entry = { readonly stream: { readonly dict: PdfDict; readonly datafile?: string } } | { readonly value: PdfValue };
type Entries = Map<string, Entry>;

/** What precedes the objects in qpdf's JSON, and has to precede changes to them. */
type Header = Readonly<Record<string, unknown>>;

interface QpdfJson {
  readonly qpdf: readonly [Header, Readonly<Record<string, Entry>>];
}

type Reading = Pick<
  PdfObjects,
  'streams' | 'values' | 'stream' | 'resolve' | 'resolveOnce' | 'dict' | 'array' | 'number' | 'name'
>;
type Changing = Pick<PdfObjects, 'setStream' | 'setDict' | 'setValue' | 'drop' | 'changed' | 'writeChanges'>;

const keyPrefix = 'obj:';
/** How many references to references are followed. */
const maxIndirections = 8;

const streamOf = (entry: Entry | undefined): PdfStream | undefined =>
  entry && 'stream' in entry ? { dict: entry.stream.dict, datafile: entry.stream.datafile ?? '' } : undefined;
const plainValueOf = (entry: Entry | undefined): PdfValue | undefined =>
  entry && 'value' in entry ? entry.value : undefined;

/**
 * Whether a value can be written faithfully: PDF numbers have no exponents, and palettes taken for text have lost
 * bytes. Changes that contain either are ignored.
 */
function isWritable(value: PdfValue): boolean {
  if (typeof value === 'number') return !String(value).includes('e');
  if (typeof value !== 'object' || value === null) return true;
  return !isTextPalette(value) && Object.values(value).every(isWritable);
}

function createReading(objects: Entries): Reading {
  const stream = (value: PdfValue | undefined) => (isReference(value) ? streamOf(objects.get(value)) : undefined);
  const resolve = (value: PdfValue | undefined): PdfValue | undefined => {
    let result = value;
    for (let depth = 0; isReference(result) && depth < maxIndirections; depth++)
      result = plainValueOf(objects.get(result));
    return result;
  };
  return {
    *streams() {
      for (const [key, entry] of [...objects]) {
        const found = streamOf(entry);
        if (found !== undefined) yield [key, found];
      }
    },
    *values() {
      for (const [key, entry] of [...objects]) if ('value' in entry) yield [key, entry.value];
    },
    stream,
    resolve,
    resolveOnce: (key) => plainValueOf(objects.get(key)),
    dict(value) {
      const found = stream(value)?.dict ?? resolve(value);
      return isDict(found) ? found : undefined;
    },
    array(value) {
      const found = resolve(value);
      return Array.isArray(found) ? found : undefined;
    },
    number(value) {
      const found = resolve(value);
      return typeof found === 'number' ? found : undefined;
    },
    name(value) {
      const found = resolve(value);
      return typeof found === 'string' && found.startsWith('/') ? found.slice(1) : undefined;
    },
  };
}

function createChanging(objects: Entries, header: Header): Changing {
  const changed = new Set<string>();
  /** Streams whose bytes are others than in the file. */
  const withNewBytes = new Set<string>();
  const change = (key: string, entry: Entry) => {
    if (!isWritable('stream' in entry ? entry.stream.dict : entry.value)) return;
    objects.set(key, entry);
    changed.add(key);
  };
  return {
    setStream(key, { dict, datafile }) {
      if (!isWritable(dict)) return;
      withNewBytes.add(key);
      change(key, { stream: { dict, datafile } });
    },
    setDict(key, dict) {
      const stream = streamOf(objects.get(key));
      change(key, stream ? { stream: { dict, datafile: stream.datafile } } : { value: dict });
    },
    setValue: (key, value) => change(key, { value }),
    drop(key) {
      objects.delete(key);
      changed.delete(key);
    },
    changed: () => new Set(changed),
    writeChanges(file) {
      const updates: Record<string, unknown> = {};
      for (const key of changed) {
        const entry = objects.get(key);
        if (entry === undefined) continue;
        const hasOldBytes = 'stream' in entry && !withNewBytes.has(key);
        updates[`${keyPrefix}${key}`] = hasOldBytes ? { stream: { dict: entry.stream.dict } } : entry;
      }
      writeFileSync(file, JSON.stringify({ qpdf: [header, updates] }));
    },
  };
}

/** Reads what `qpdf --json-output --json-stream-data=file` wrote (qpdf JSON version 2). Throws if it is no such JSON. */
export function readObjects(path: string): PdfObjects {
  const { qpdf } = JSON.parse(readFileSync(path, 'utf8')) as QpdfJson;
  const [header, entries] = qpdf;
  const objects: Entries = new Map();
  let trailer: PdfDict = {};
  for (const [key, entry] of Object.entries(entries)) {
    if (key === 'trailer' && 'value' in entry && isDict(entry.value)) trailer = entry.value;
    else objects.set(key.slice(keyPrefix.length), entry);
  }
  return {
    trailer,
    version: String(header.pdfversion),
    ...createReading(objects),
    ...createChanging(objects, header),
  };
}
