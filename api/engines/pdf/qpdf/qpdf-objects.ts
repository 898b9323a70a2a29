/** A PDF value in qpdf's JSON: names begin with `/`, strings with `u:` or `b:`, references are like `5 0 R`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDict;
/** A dictionary, whose keys begin with a slash. */
export interface PdfDict {
  readonly [key: string]: PdfValue;
}

/** A stream: its dictionary, and its data in a file of its own. */
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
