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
 * The pages' default CMYK profile (PDF 32000-1 §8.6.5.6), as the reference of its stream; undefined unless all pages
 * with a default have the same.
 */
export function pageInksProfile(objects: PdfObjects): string | undefined {
  const profiles = new Set<string>();
  for (const dict of allDicts(objects)) {
    if (dict[key] === undefined) continue;
    const [family, profile] = objects.array(dict[key]) ?? [];
    profiles.add(objects.name(family) === 'ICCBased' && typeof profile === 'string' ? profile : '');
  }
  const [sole] = profiles;
  return profiles.size === 1 && sole !== '' ? sole : undefined;
}

function without(value: PdfValue): PdfValue {
  if (Array.isArray(value)) return value.map(without);
  if (!isDict(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== key)
      .map(([name, item]) => [name, without(item)]),
  );
}

const has = (value: PdfValue, wanted: (value: PdfValue) => boolean): boolean =>
  wanted(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((item: PdfValue) => has(item, wanted)));
const namesInks = (value: PdfValue) => value === '/DeviceCMYK';
const namesProfile = (value: PdfValue) => isDict(value) && value[key] !== undefined;

/** Drops the default CMYK profile from the pages' resources if no object uses CMYK any more. */
export function dropPageInks(objects: PdfObjects): void {
  for (const [, value] of objects.values()) if (has(value, namesInks)) return;
  for (const [, { dict }] of objects.streams()) if (has(dict, namesInks)) return;
  for (const [reference, value] of objects.values()) {
    if (has(value, namesProfile)) objects.setValue(reference, without(value));
  }
  for (const [reference, { dict }] of objects.streams()) {
    if (has(dict, namesProfile)) objects.setDict(reference, without(dict) as PdfDict);
  }
}
