import type { PdfDict } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';

/** Adds items to a list; a call cannot take as many arguments as some files have fields. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** One part of the documents' catalogues, joined over all files. */
export interface Part {
  /** Takes a file's share, and has the file changed where it would collide with those before it. */
  readonly take: (document: SourceDocument) => void;
  /** Writes what is joined. The entries of the catalogue for it; those of `/Names` come beside those of other parts. */
  readonly finish: () => PdfDict;
}
