import { isReference, type PdfValue } from './qpdf-objects.ts';

/** Every reference within a value. */
export function* referencesIn(value: PdfValue): Iterable<string> {
  if (isReference(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* referencesIn(item);
}
