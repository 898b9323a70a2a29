import { isDict, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';

const key = '/DefaultCMYK';

/** Every dictionary within a value, itself included. */
function* dictsOf(value: PdfValue): Iterable<PdfDict> {
  if (isDict(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* dictsOf(item);
}

function* allDicts(objects: PdfObjects): Iterable<PdfDict> {
  for (const [, value] of objects.values()) yield* dictsOf(value);
  for (const [, { dict }] of objects.streams()) yield* dictsOf(dict);
}

/**
 * The reference of the default CMYK profile (ISO 32000-1 §8.6.5.6). Undefined unless all pages that have a default
 * share the same one.
 */
export function defaultCmykProfile(objects: PdfObjects): string | undefined {
  const profiles = new Set<string>();
  for (const dict of allDicts(objects)) {
    if (dict[key] === undefined) continue;
    const [family, profile] = objects.array(dict[key]) ?? [];
    profiles.add(objects.name(family) === 'ICCBased' && typeof profile === 'string' ? profile : '');
  }
  const [sole] = profiles;
  return profiles.size === 1 && sole !== '' ? sole : undefined;
}

function withoutDefault(value: PdfValue): PdfValue {
  if (Array.isArray(value)) return value.map(withoutDefault);
  if (!isDict(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== key)
      .map(([name, item]) => [name, withoutDefault(item)]),
  );
}

const contains = (value: PdfValue, matches: (value: PdfValue) => boolean): boolean =>
  matches(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item: PdfValue) => contains(item, matches)));
const isCmyk = (value: PdfValue) => value === '/DeviceCMYK';
const hasDefault = (value: PdfValue) => isDict(value) && value[key] !== undefined;

/**
 * Removes the default CMYK space from all resources once no object uses DeviceCMYK. Returns the references of the
 * objects that had it.
 */
export function dropDefaultCmyk(objects: PdfObjects): readonly string[] {
  for (const [, value] of objects.values()) if (contains(value, isCmyk)) return [];
  for (const [, { dict }] of objects.streams()) if (contains(dict, isCmyk)) return [];
  const changed: string[] = [];
  for (const [reference, value] of objects.values()) {
    if (!contains(value, hasDefault)) continue;
    objects.setValue(reference, withoutDefault(value));
    changed.push(reference);
  }
  for (const [reference, { dict }] of objects.streams()) {
    if (!contains(dict, hasDefault)) continue;
    objects.setDict(reference, withoutDefault(dict) as PdfDict);
    changed.push(reference);
  }
  return changed;
}
