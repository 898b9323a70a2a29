import type { Note } from '../../../../catalog/report.ts';

/** A file to pack. */
export interface FileToPack {
  /** Absolute. */
  readonly path: string;
  readonly bytes: number;
  /** Its folders and name, as the visitor sent them. */
  readonly segments: readonly string[];
}

/** A request to pack files. */
export interface CreateTask {
  readonly files: readonly FileToPack[];
  readonly output: string;
  /** How many blocks are deflated in parallel. */
  readonly threads: number;
}

/** What was packed. */
export interface CreateAnswer {
  readonly bytes: number;
  readonly notes: readonly Note[];
}
