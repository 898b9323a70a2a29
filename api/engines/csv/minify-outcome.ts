import type { ProblemCode } from '../../../catalog/problems.ts';

/** What the worker answers: JSON on its stdout. */
export type MinifyOutcome =
  | { readonly type: 'minified' }
  /** The file can be read in several ways; nothing was written. */
  | { readonly type: 'unsure' }
  | { readonly type: 'failed'; readonly code: ProblemCode; readonly detail?: string };
