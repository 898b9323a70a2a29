import type { PdfDict } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';

/** Appends items to a list. Some files have more fields than `push` can take arguments. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** One part of the document catalogue, joined over all files. */
export interface Part {
  /** Adds a file's share. Registers changes to the file where it would collide with earlier ones. */
  readonly take: (document: SourceDocument) => void;
  /** Writes the joined objects. Returns their catalogue entries; those in `/Names` are combined with other parts'. */
  readonly finish: () => PdfDict;
}
