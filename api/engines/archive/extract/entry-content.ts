import type { FileHandle } from 'node:fs/promises';
import { blockReader, type ReadInto } from '../../../formats/zip/open-zip.ts';
import { readContent } from '../../../formats/zip/package-entry.ts';
import { ProblemError } from '../../../problem.ts';
import { isNative } from './methods.ts';
import type { PlacedEntry } from './open-archive.ts';
import { type Unlocked, unlock } from './unlock.ts';

/** What is needed to read the entries of an archive. */
export interface Reading {
  readonly file: FileHandle;
  /** Reads small entries. */
  readonly read: ReadInto;
  /** The visitor's password; null without one. */
  readonly password: string | null;
}

/** Where packed bytes are, and how they are decrypted unless they are plain. */
type Packed = Omit<Unlocked, 'decrypt'> & Partial<Unlocked>;

/** Prepares an open archive for reading its entries. */
export const readingOf = (file: FileHandle, password: string | null): Reading => ({
  file,
  read: blockReader(file),
  password,
});

/** The problem to report for an entry that cannot be read, naming its path in the result. */
function entryProblem(path: string, { encryption }: PlacedEntry, error: unknown): unknown {
  if (error instanceof ProblemError || (error instanceof Error && 'syscall' in error)) return error;
  if (encryption?.way === 'traditional') {
    return new ProblemError(
      'wrong-password',
      `The password doesn’t open “${path}”, or the file is damaged. Check upper and lower case and try again.`,
      { cause: error },
    );
  }
  return new ProblemError(
    'damaged-file',
    `“${path}” in this archive is damaged: its content isn’t what was packed. Get another copy of the archive.`,
    { cause: error },
  );
}

/** Passes on what is read of an entry. Throws the entry's problem, which names its path, where reading fails. */
export async function* withEntryPath(
  path: string,
  entry: PlacedEntry,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw entryProblem(path, entry, error);
  }
}

/** The content of an entry that Node can unpack, verified while it is read. */
function unpackedContent(
  { file, read }: Reading,
  { bytes, crc32, method }: PlacedEntry,
  packed: Packed,
): Promise<AsyncIterable<Buffer>> {
  return readContent(file, read, { ...packed, bytes, crc32, deflated: method === 8 });
}

/** Whether an entry's content is what was packed. That of other methods is not known here, and taken to be. */
async function isReadable(reading: Reading, entry: PlacedEntry, unlocked: Unlocked): Promise<boolean> {
  if (!isNative(entry.method)) return true;
  try {
    for await (const _ of await unpackedContent(reading, entry, unlocked));
    return true;
  } catch {
    return false;
  }
}

/** Where the packed bytes of an entry are, and how to decrypt them. Throws `password-protected` and `wrong-password`. */
export async function findPacked(reading: Reading, path: string, entry: PlacedEntry): Promise<Packed> {
  if (entry.encryption === null) return { start: entry.start, packedBytes: entry.packedBytes };
  const { file, password } = reading;
  if (password === null) {
    throw new ProblemError(
      'password-protected',
      'This archive is protected by a password. Type it in the field “Password” and try again.',
    );
  }
  const unlocked = await unlock(file, entry, password, (one) => isReadable(reading, entry, one)).catch(
    (error: unknown) => {
      throw entryProblem(path, entry, error);
    },
  );
  if (unlocked !== null) return unlocked;
  throw new ProblemError(
    'wrong-password',
    `The password doesn’t open “${path}”. Check upper and lower case and try again.`,
  );
}

/** The content of an entry that Node can unpack, verified while it is read. Throws what `findPacked` throws, and `damaged-file`. */
export async function* entryContent(reading: Reading, path: string, entry: PlacedEntry): AsyncGenerator<Buffer> {
  const packed = await findPacked(reading, path, entry);
  async function* source() {
    yield* await unpackedContent(reading, entry, packed);
  }
  yield* withEntryPath(path, entry, source());
}
