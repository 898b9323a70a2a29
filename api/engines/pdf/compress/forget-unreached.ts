import { isReference, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';

/** Every reference within a value. */
function* referencesIn(value: PdfValue): Iterable<string> {
  if (isReference(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* referencesIn(item);
}

/** Forgets the objects that nobody can reach from the trailer, so that no work goes into them. */
export function forgetUnreached(objects: PdfObjects): void {
  const reached = new Set<string>();
  const queue = [...referencesIn(objects.trailer)];
  for (let reference = queue.pop(); reference !== undefined; reference = queue.pop()) {
    if (reached.has(reference)) continue;
    reached.add(reference);
    const value = objects.stream(reference)?.dict ?? objects.resolveOnce(reference);
    if (value !== undefined) for (const next of referencesIn(value)) if (!reached.has(next)) queue.push(next);
  }
  for (const [reference] of objects.streams()) if (!reached.has(reference)) objects.forget(reference);
  for (const [reference] of objects.values()) if (!reached.has(reference)) objects.forget(reference);
}
