import { isDict, isReference, type PdfDict, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';
import type { JoinedFile } from './joined-file.ts';
import type { SharedStreams } from './shared-streams.ts';

/** A change to a dictionary, in references of its own file. */
export type DictChange = (dict: PdfDict) => PdfDict;

/** Gives the objects of one file their references in the merged file. */
export interface ObjectTranslation {
  /** Translates references to those of the merged file, and schedules the objects that they refer to for writing. */
  readonly translate: (value: PdfValue) => PdfValue;
  readonly translateDict: (dict: PdfDict) => PdfDict;
  /** Registers a change applied to every dictionary translated from now on. */
  readonly adapt: (change: DictChange) => void;
  /** Gives an object, by its own reference, one in the merged file, unless it has one. It is not scheduled. */
  readonly assign: (reference: string, own: string) => void;
  /** The objects scheduled, each once, by their own reference and that in the merged file; also those scheduled meanwhile. */
  readonly scheduled: () => Iterable<readonly [string, string]>;
}

/** Objects that belong to the structure of their own file and are not copied. */
const fileTypes = new Set(['Pages', 'Page', 'Catalog']);
/** JavaScript writes numbers beyond these with an exponent, which PDF does not have. */
const smallest = 1e-6;
const largest = 1e20;

function writableNumber(value: number): number {
  const size = Math.abs(value);
  if (size < smallest) return 0;
  return size > largest ? Math.sign(value) * largest : value;
}

/** Begins the translation of a file's objects, none of which has a reference in the merged file yet. */
export function createTranslation(objects: PdfObjects, joined: JoinedFile, shared: SharedStreams): ObjectTranslation {
  const references = new Map<string, string>();
  const unwritten: string[] = [];
  const changes: DictChange[] = [];

  const translateReference = (reference: string): PdfValue => {
    const known = references.get(reference);
    if (known !== undefined) return known;
    const dict = objects.dict(reference);
    const isMissing = dict === undefined && objects.resolveOnce(reference) === undefined;
    if (isMissing || fileTypes.has(objects.name(dict?.['/Type']) ?? '')) return null;
    const schedule = () => {
      unwritten.push(reference);
      return joined.reserve();
    };
    const isStream = objects.stream(reference) !== undefined;
    const own = isStream ? shared.referenceFor(objects, reference, schedule) : schedule();
    references.set(reference, own);
    return own;
  };
  const translateDict = (dict: PdfDict): PdfDict => {
    const adapted = changes.reduce((result, change) => change(result), dict);
    return Object.fromEntries(Object.entries(adapted).map(([key, value]) => [key, translate(value)]));
  };
  function translate(value: PdfValue): PdfValue {
    if (isReference(value)) return translateReference(value);
    if (typeof value === 'number') return writableNumber(value);
    if (Array.isArray(value)) return value.map(translate);
    return isDict(value) ? translateDict(value) : value;
  }

  return {
    translate,
    translateDict,
    adapt: (change) => changes.push(change),
    assign(reference, own) {
      if (!references.has(reference)) references.set(reference, own);
    },
    *scheduled() {
      for (let reference = unwritten.pop(); reference !== undefined; reference = unwritten.pop())
        yield [reference, references.get(reference) as string];
    },
  };
}
