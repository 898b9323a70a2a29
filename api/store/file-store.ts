/** Temporary storage for files exchanged between machines, by keys that the server chooses. */
export interface FileStore {
  /** Stores a file's content, replacing what was under the key. */
  readonly put: (key: string, path: string, bytes: number) => Promise<void>;
  /** Writes stored content of that many bytes to a new file. Throws if there is none, or its size differs. */
  readonly get: (key: string, path: string, bytes: number) => Promise<void>;
  /** Deletes what is stored below a prefix, which ends in `/`. */
  readonly remove: (prefix: string) => Promise<void>;
  /** Deletes what was stored longer ago; returns how many files. */
  readonly sweep: (olderThanMs: number) => Promise<number>;
  /** Throws if files cannot be stored or read now. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The stored content is not the one that the job names. */
export class WrongContent extends Error {}
