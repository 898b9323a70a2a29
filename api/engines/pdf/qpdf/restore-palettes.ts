import { readFileSync, statSync } from 'node:fs';
import type { PDFObject } from 'pdf-lib';
import { isDict, isReference, isTextPalette, type PdfObjects, type PdfValue } from './qpdf-objects.ts';

/** Bytes of the largest file that pdf-lib reads again. In a larger one, such palettes stay unknown. */
const maxFileBytes = 60_000_000;

/** The indexed colour spaces within a value, itself included (ISO 32000-1 §8.6.6.3). */
function* indexedSpaces(value: PdfValue): Generator<readonly PdfValue[]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value[0] === '/Indexed') yield value;
  for (const item of Object.values(value)) yield* indexedSpaces(item as PdfValue);
}

/** The references of the objects that are, or contain, palettes that qpdf took for text. */
function textPalettes(objects: PdfObjects): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (reference: string, value: PdfValue) => {
    for (const space of indexedSpaces(value)) {
      const palette = objects.resolve(space[3]);
      if (typeof palette !== 'string' || !palette.startsWith('u:')) continue;
      found.add(isReference(space[3]) ? space[3] : reference);
    }
  };
  for (const [reference, value] of objects.values()) visit(reference, value);
  for (const [reference, { dict }] of objects.streams()) visit(reference, dict);
  return found;
}

/**
 * Restores the palettes of indexed colour spaces that qpdf took for text: a palette that begins like UTF-16 (white,
 * almost white) loses bytes in its JSON. Palettes that cannot be read stay unchanged, and `PdfObjects` refuses changes
 * to objects that contain one.
 * @param file The PDF that the objects come from.
 */
export async function restorePalettes(objects: PdfObjects, file: string): Promise<void> {
  const wanted = textPalettes(objects);
  if (wanted.size === 0 || statSync(file).size > maxFileBytes) return;
  const { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFStream, PDFString } = await import(
    'pdf-lib'
  );
  const options = { updateMetadata: false, ignoreEncryption: true, throwOnInvalidObject: false };
  const pdf = await PDFDocument.load(readFileSync(file), options).catch(() => undefined);
  // Its strings would be read undecrypted.
  if (pdf === undefined || pdf.isEncrypted) return;

  const bytesOf = (source: PDFObject | undefined, text: string): string => {
    const isString = source instanceof PDFString || source instanceof PDFHexString;
    return isString ? `b:${Buffer.from(source.asBytes()).toString('hex')}` : text;
  };
  const restored = (value: PdfValue, source: PDFObject | undefined): PdfValue => {
    if (Array.isArray(value) && source instanceof PDFArray) {
      const isPalette = isTextPalette(value);
      return value.map((item: PdfValue, index) =>
        isPalette && index === 3 ? bytesOf(source.get(index), item as string) : restored(item, source.get(index)),
      );
    }
    if (!isDict(value) || !(source instanceof PDFDict)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, restored(item, source.get(PDFName.of(key.slice(1))))]),
    );
  };
  for (const reference of wanted) {
    const [number = 0, generation = 0] = reference.split(' ').map(Number);
    const source = pdf.context.lookup(PDFRef.of(number, generation));
    const dict = objects.stream(reference)?.dict;
    const value = objects.resolveOnce(reference);
    if (dict !== undefined && source instanceof PDFStream) {
      const whole = restored(dict, source.dict);
      if (isDict(whole)) objects.setDict(reference, whole);
    } else if (typeof value === 'string') objects.setValue(reference, bytesOf(source, value));
    else if (value !== undefined) objects.setValue(reference, restored(value, source));
  }
}
