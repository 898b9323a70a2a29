import type { ProblemCode } from '../../../catalog/problems.ts';
import type { Note } from '../../../catalog/report.ts';
import type { Sheet } from './paper.ts';

/** The request to a worker, a JSON file whose path is its only argument. Paths are absolute. */
export interface LayoutRequest {
  readonly operation: 'csv' | 'text';
  readonly input: string;
  readonly output: string;
  /** What readers show for the document's name. */
  readonly title: string;
  readonly sheet: Sheet;
  /** A JSON file with the installed fonts. */
  readonly fonts: string;
}

/** The worker's answer, JSON on its stdout. */
export type LayoutOutcome =
  | { readonly type: 'done'; readonly pages: number; readonly notes: readonly Note[] }
  | { readonly type: 'failed'; readonly code: ProblemCode; readonly detail?: string };
