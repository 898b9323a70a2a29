/** Where files lie on their way between machines: by keys of the server's own making, never longer than needed. */
export interface FileStore {
  /** Stores a file's content, in place of what was under the key. */
  readonly put: (key: string, path: string, bytes: number) => Promise<void>;
  /** Writes a stored content of that many bytes to a new file. Throws where there is none, or another. */
  readonly get: (key: string, path: string, bytes: number) => Promise<void>;
  /** Deletes what is stored below a prefix, which ends in `/`. */
  readonly remove: (prefix: string) => Promise<void>;
  /** Deletes what was stored longer ago; returns how many files. */
  readonly sweep: (olderThanMs: number) => Promise<number>;
  /** Throws where files cannot be stored or read now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The stored content is not the one that the job names. */
export class WrongContent extends Error {}
