import { readFileSync, writeFileSync } from 'node:fs';

/** A PDF value in qpdf's JSON: names begin with `/`, strings with `u:` or `b:`, references are like `5 0 R`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDict;
export interface PdfDict {
  readonly [key: string]: PdfValue;
}

export interface PdfStream {
  readonly dict: PdfDict;
  /** The file with its encoded bytes, as stored in the PDF. */
  readonly datafile: string;
}

/** The objects of a PDF, and changes to them. Arguments that may be references are resolved. */
export interface PdfObjects {
  /** All stream objects, by reference. Changes made during iteration are not visible. */
  readonly streams: () => Iterable<readonly [string, PdfStream]>;
  /** All other objects, by reference. */
  readonly values: () => Iterable<readonly [string, PdfValue]>;
  readonly trailer: PdfDict;
  /** The PDF version in the header, such as `1.7`. */
  readonly version: string;
  readonly stream: (value: PdfValue | undefined) => PdfStream | undefined;
  /** The value, or the one that it refers to; undefined for streams and missing objects. */
  readonly resolve: (value: PdfValue | undefined) => PdfValue | undefined;
  /** The value of an object, which may itself be a reference. */
  readonly resolveOnce: (reference: string) => PdfValue | undefined;
  /** A dictionary, or that of a stream. */
  readonly dict: (value: PdfValue | undefined) => PdfDict | undefined;
  readonly array: (value: PdfValue | undefined) => readonly PdfValue[] | undefined;
  readonly number: (value: PdfValue | undefined) => number | undefined;
  readonly name: (value: PdfValue | undefined) => string | undefined;
  readonly setStream: (reference: string, stream: PdfStream) => void;
  readonly setDict: (reference: string, dict: PdfDict) => void;
  readonly setValue: (reference: string, value: PdfValue) => void;
  /** Drops an unreferenced object; qpdf does not write it either. */
  readonly drop: (reference: string) => void;
  /** The references of the objects that were changed, without those dropped. */
  readonly changed: () => ReadonlySet<string>;
  /** Writes the changed objects as JSON for qpdf's `--update-from-json`. */
  readonly writeChanges: (path: string) => void;
}

const reference = /^\d+ \d+ R$/;
/** How many references to references are followed. */
const maxIndirections = 8;

/** Whether a value is an indirect reference, such as "12 0 R". */
export const isReference = (value: PdfValue | undefined): value is string =>
  typeof value === 'string' && reference.test(value);

/** Whether a value is a dictionary. */
export function isDict(value: PdfValue | undefined): value is PdfDict {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A dictionary with other entries; null removes an entry, since PDF takes null for absent. */
export const withEntries = (dict: PdfDict | undefined, entries: PdfDict): PdfDict =>
  Object.fromEntries(Object.entries({ ...dict, ...entries }).filter(([, entry]) => entry !== null));

/**
 * Whether a value is an indexed colour space whose palette qpdf took for text, so that its bytes are unknown
 * (`restorePalettes`).
 */
export function isTextPalette(value: PdfValue): boolean {
  if (!Array.isArray(value) || value[0] !== '/Indexed') return false;
  const palette: PdfValue | undefined = value[3];
  return typeof palette === 'string' && palette.startsWith('u:');
}

/**
 * Whether a value can be written faithfully: PDF numbers have no exponents, and palettes taken for text have lost
 * bytes. Changes that contain either are ignored.
 */
function isWritable(value: PdfValue): boolean {
  if (typeof value === 'number') return !String(value).includes('e');
  if (typeof value !== 'object' || value === null) return true;
  return !isTextPalette(value) && Object.values(value).every(isWritable);
}

type Entry = { readonly stream: { readonly dict: PdfDict; readonly datafile?: string } } | { readonly value: PdfValue };

interface QpdfJson {
  readonly qpdf: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, Entry>>];
}

/** Reads what `qpdf --json-output --json-stream-data=file` wrote (qpdf JSON version 2). */
export function readObjects(path: string): PdfObjects {
  const { qpdf } = JSON.parse(readFileSync(path, 'utf8')) as QpdfJson;
  const [header, entries] = qpdf;
  const objects = new Map<string, Entry>();
  let trailer: PdfDict = {};
  for (const [key, entry] of Object.entries(entries)) {
    if (key === 'trailer' && 'value' in entry && isDict(entry.value)) trailer = entry.value;
    else objects.set(key.slice('obj:'.length), entry);
  }
  const changed = new Set<string>();
  const newData = new Set<string>();

  const entryOf = (value: PdfValue | undefined) => (isReference(value) ? objects.get(value) : undefined);
  const streamOf = (entry: Entry | undefined): PdfStream | undefined =>
    entry && 'stream' in entry ? { dict: entry.stream.dict, datafile: entry.stream.datafile ?? '' } : undefined;
  const resolve = (value: PdfValue | undefined): PdfValue | undefined => {
    let result = value;
    for (let depth = 0; isReference(result) && depth < maxIndirections; depth++) {
      const entry = objects.get(result);
      result = entry && 'value' in entry ? entry.value : undefined;
    }
    return result;
  };
  const change = (key: string, entry: Entry) => {
    if (!isWritable('stream' in entry ? entry.stream.dict : entry.value)) return;
    objects.set(key, entry);
    changed.add(key);
  };

  return {
    *streams() {
      for (const [key, entry] of [...objects]) {
        const stream = streamOf(entry);
        if (stream !== undefined) yield [key, stream];
      }
    },
    *values() {
      for (const [key, entry] of [...objects]) if ('value' in entry) yield [key, entry.value];
    },
    trailer,
    version: String(header.pdfversion),
    stream: (value) => streamOf(entryOf(value)),
    resolve,
    resolveOnce(key) {
      const entry = objects.get(key);
      return entry && 'value' in entry ? entry.value : undefined;
    },
    dict(value) {
      const found = streamOf(entryOf(value))?.dict ?? resolve(value);
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
    setStream(key, { dict, datafile }) {
      if (!isWritable(dict)) return;
      newData.add(key);
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
        const isSameData = 'stream' in entry && !newData.has(key);
        updates[`obj:${key}`] = isSameData ? { stream: { dict: entry.stream.dict } } : entry;
      }
      writeFileSync(file, JSON.stringify({ qpdf: [header, updates] }));
    },
  };
}
