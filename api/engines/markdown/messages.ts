import type { Note } from '../../../catalog/report.ts';
import type { FileRequest } from '../../workers/convert-in-worker.ts';

/** Paper for the page rule of the document. */
export type Paper = 'A4' | 'Letter';

/** A document to render. */
export interface RenderRequest extends FileRequest {
  readonly paper: Paper;
}

/** What the visitor should know of it. */
export interface Rendered {
  readonly notes: readonly Note[];
}
