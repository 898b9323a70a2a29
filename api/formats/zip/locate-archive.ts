import { type FileHandle, open } from 'node:fs/promises';
import { ProblemError } from '../../problem.ts';
import { readAt } from '../read-at.ts';
import { findZipEnd } from './zip-end.ts';

/** The position of a ZIP archive in its file, which may begin with a program or end with other bytes. */
export interface ArchivePlace {
  /** The origin of the offsets in the archive. */
  readonly start: number;
  /** The end of its last record. */
  readonly end: number;
  /** Where the directory ends, counted from `start`. */
  readonly directoryEnd: number;
  readonly directoryBytes: number;
  readonly entryCount: number;
}

const wideLocatorSignature = 0x07064b50;
const wideEndSignature = 0x06064b50;
const wideLocatorBytes = 20;
const wideEndBytes = 56;
const entrySignature = 0x02014b50;

const cutOff = () =>
  new ProblemError(
    'damaged-file',
    'The end of this archive is missing, as if a download broke off. Get another copy of it.',
  );

const inPieces = () =>
  new ProblemError(
    'unsupported-file-type',
    'This is one piece of a split archive. Join the pieces first, for example with 7-Zip, and send the whole archive.',
  );

/** Reads exactly these bytes. Throws `damaged-file` if they are not all in the file. */
async function readWhole(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw cutOff();
  const bytes = await readAt(file, position, length);
  if (bytes.length < length) throw cutOff();
  return bytes;
}

/** The directory as the end record describes it. */
interface Directory {
  readonly end: number;
  readonly bytes: number;
  readonly offset: number;
  readonly entryCount: number;
}

/** Finds the ZIP64 end record where its locator says or, with other bytes in front of the archive, right before it. */
async function readWideEnd(file: FileHandle, locatorAt: number, stated: number): Promise<Directory> {
  for (const at of [stated, locatorAt - wideEndBytes]) {
    const record = await readWhole(file, at, wideEndBytes).catch(() => undefined);
    if (record?.readUInt32LE(0) !== wideEndSignature) continue;
    if (record.readUInt32LE(16) !== 0) throw inPieces();
    return {
      end: at,
      entryCount: Number(record.readBigUInt64LE(32)),
      bytes: Number(record.readBigUInt64LE(40)),
      offset: Number(record.readBigUInt64LE(48)),
    };
  }
  throw cutOff();
}

async function readDirectory(file: FileHandle, record: Buffer, recordAt: number): Promise<Directory> {
  if (recordAt >= wideLocatorBytes) {
    const locator = await readWhole(file, recordAt - wideLocatorBytes, wideLocatorBytes);
    if (locator.readUInt32LE(0) === wideLocatorSignature) {
      return readWideEnd(file, recordAt - wideLocatorBytes, Number(locator.readBigUInt64LE(8)));
    }
  }
  if (record.readUInt16LE(4) !== 0) throw inPieces();
  return {
    end: recordAt,
    entryCount: record.readUInt16LE(10),
    bytes: record.readUInt32LE(12),
    offset: record.readUInt32LE(16),
  };
}

/** Offsets may or may not include what precedes the archive; the signature of an entry shows which. */
async function startOf(file: FileHandle, { end, bytes, offset, entryCount }: Directory): Promise<number> {
  const before = end - bytes - offset;
  if (entryCount === 0) return Math.max(0, before);
  for (const start of [0, before]) {
    const signature = await readWhole(file, start + offset, 4).catch(() => undefined);
    if (signature?.readUInt32LE(0) === entrySignature) return start;
  }
  throw new ProblemError(
    'damaged-file',
    'The table of contents of this archive is damaged. Get another copy of it, or pack the files again.',
  );
}

/**
 * Finds the archive in a file. Throws `damaged-file` if its end is missing, and `unsupported-file-type` for one volume
 * of a split archive.
 */
export async function locateArchive(file: FileHandle): Promise<ArchivePlace> {
  const found = await findZipEnd(file);
  if (found === undefined) throw cutOff();
  const directory = await readDirectory(file, found.record, found.start);
  const start = await startOf(file, directory);
  const { offset, bytes: directoryBytes, entryCount } = directory;
  return { start, end: found.end, directoryEnd: offset + directoryBytes, directoryBytes, entryCount };
}

/** Whether a file contains an archive, whatever its first bytes. */
export async function containsArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return await locateArchive(file).then(
      () => true,
      () => false,
    );
  } finally {
    await file.close();
  }
}
