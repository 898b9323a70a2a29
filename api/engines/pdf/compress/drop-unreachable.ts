import type { PdfObjects } from '../qpdf/qpdf-objects.ts';
import { referencesIn } from '../qpdf/references-in.ts';

/** Drops the objects that are unreachable from the trailer, so that no time is spent on them. */
export function dropUnreachable(objects: PdfObjects): void {
  const reachable = new Set<string>();
  const queue = [...referencesIn(objects.trailer)];
  for (let reference = queue.pop(); reference !== undefined; reference = queue.pop()) {
    if (reachable.has(reference)) continue;
    reachable.add(reference);
    const value = objects.stream(reference)?.dict ?? objects.resolveOnce(reference);
    if (value !== undefined) for (const next of referencesIn(value)) if (!reachable.has(next)) queue.push(next);
  }
  for (const [reference] of objects.streams()) if (!reachable.has(reference)) objects.drop(reference);
  for (const [reference] of objects.values()) if (!reachable.has(reference)) objects.drop(reference);
}
