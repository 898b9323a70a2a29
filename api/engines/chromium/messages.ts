import type { Note } from '../../../catalog/report.ts';

/** Paper for documents that name none. */
export type Paper = 'A4' | 'Letter';

/** A document to print. Paths are absolute. */
export interface PrintRequest {
  readonly input: string;
  readonly output: string;
  readonly paper: Paper;
}

/** What was printed. */
export interface Printed {
  readonly pages: number;
  readonly notes: readonly Note[];
}
