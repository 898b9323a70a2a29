import type { PageText } from './page-text.ts';

/** A document's pages, and those of its proofs: how a word processor set what was written before, in that order. */
export interface ProvedDocument {
  readonly pages: readonly PageText[];
  readonly proofs: readonly (readonly PageText[])[];
}
