import type { PdfDict } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';

/** Appends items to a list without `push(...items)`, which fails for very long ones. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** A part of the document catalogue, joined over all files. */
export interface Part {
  /** Adds what a file contributes. Registers changes to the file where it would collide with earlier ones. */
  readonly take: (document: SourceDocument) => void;
  /** Writes the joined objects. Returns their catalogue entries; `/Names` is combined with that of other parts. */
  readonly finish: () => PdfDict;
}
