import type { Note } from '../../../../catalog/report.ts';

/** A file to pack. */
export interface FileToPack {
  /** On the disk, absolute. */
  readonly path: string;
  readonly bytes: number;
  /** The visitor's folders and name. */
  readonly segments: readonly string[];
}

export interface CreateTask {
  readonly files: readonly FileToPack[];
  readonly output: string;
  /** How many blocks are deflated at the same time. */
  readonly threads: number;
}

export interface CreateAnswer {
  readonly bytes: number;
  readonly notes: readonly Note[];
}
