import type { Note } from '../../../catalog/report.ts';
import type { FileRequest } from '../../workers/convert-in-worker.ts';

/** Paper for documents that name none. */
export type Paper = 'A4' | 'Letter';

/** A document to print. */
export interface PrintRequest extends FileRequest {
  readonly paper: Paper;
}

/** What was printed. */
export interface Printed {
  readonly pages: number;
  readonly notes: readonly Note[];
}
