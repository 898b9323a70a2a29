import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { locateArchive } from '../../../formats/zip/locate-archive.ts';
import { placeOf, readerOf } from '../../../formats/zip/open-zip.ts';
import { ProblemError } from '../../../problem.ts';
import { type ArchiveCounts, tooComplex } from './archive-counts.ts';
import { type ArchiveEntry, describeEntry } from './archive-entry.ts';

/** An entry and where its packed bytes begin in the file. */
export interface PlacedEntry extends ArchiveEntry {
  readonly start: number;
}

/** An archive whose directory has been read. The caller closes it. */
export interface OpenArchive {
  readonly file: FileHandle;
  readonly entries: readonly PlacedEntry[];
  readonly close: () => void;
}

/** The fixed part of a directory entry, without name, extra field and comment (APPNOTE 4.3.12). */
const entryBytes = 46;
const entrySignature = 0x02014b50;

const damaged = (cause: unknown) =>
  new ProblemError(
    'damaged-file',
    'This archive is damaged: its table of contents can’t be read. Get another copy of it.',
    {
      cause,
    },
  );

const twoNames = () =>
  new ProblemError(
    'damaged-file',
    'This archive is damaged, or made to deceive: its table of contents names files otherwise than they are stored. ' +
      'Get another copy of it, or pack the files again.',
  );

/** Errors of yauzl are the archive's fault; those of the file system (with a `syscall`) are not. */
function asProblem(error: unknown): unknown {
  if (error instanceof ProblemError || (error instanceof Error && 'syscall' in error)) return error;
  if (/strong encryption/.test(String(error))) {
    return new ProblemError(
      'password-protected',
      'Only PKZIP and SecureZIP can decrypt this archive. Unpack it there, then pack it again with AES.',
    );
  }
  return damaged(error);
}

/**
 * Locates each entry. Refuses overlapping ones, since some zip bombs hide one content behind many names, and those with
 * two names: which of them a program takes decides what one sees of the archive.
 */
async function locateEntries(zip: ZipFile, entries: readonly Entry[], start: number): Promise<readonly PlacedEntry[]> {
  const placed: { readonly entry: PlacedEntry; readonly from: number; readonly to: number }[] = [];
  let isNamedTwice = false;
  for (const entry of entries) {
    const { start: fileDataStart, hasSameName } = await placeOf(zip, entry);
    isNamedTwice ||= !hasSameName;
    const range = { from: entry.relativeOffsetOfLocalHeader, to: fileDataStart + entry.compressedSize };
    placed.push({ entry: { ...describeEntry(entry), start: start + fileDataStart }, ...range });
  }
  let end = 0;
  for (const { from, to } of [...placed].sort((a, b) => a.from - b.from)) {
    if (from < end) throw tooComplex('holds overlapping entries, as archives made to overwhelm do');
    end = to;
  }
  if (isNamedTwice) throw twoNames();
  return placed.map(({ entry }) => entry);
}

/**
 * The problem of an archive that lists no entries.
 * @param bytesBefore How many bytes precede its central directory.
 */
function emptyProblem(bytesBefore: number): ProblemError {
  const detail =
    bytesBefore === 0
      ? 'This archive is empty: there are no files in it.'
      : `This archive lists no files, but something is stored in it (${bytesBefore.toLocaleString('en')} bytes). Its table of ` +
        'contents may be damaged: get another copy of it, or pack the files again.';
  return new ProblemError('empty-file', detail);
}

/**
 * Opens an archive, wherever it begins in its file, and reads its central directory. Throws `damaged-file`,
 * `empty-file`, `unsupported-file-type`, `password-protected`, and `too-complex` if it declares more than is allowed.
 */
export async function openArchive(path: string, counts: ArchiveCounts): Promise<OpenArchive> {
  const file = await open(path);
  try {
    const { start, end, directoryEnd, directoryBytes, entryCount } = await locateArchive(file);
    if (entryCount === 0) throw emptyProblem(start + directoryEnd);
    counts.directory(entryCount, directoryBytes);
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
    const zip = await fromRandomAccessReaderPromise(readerOf(file, start), end - start, options);
    const entries: Entry[] = [];
    let listed = directoryEnd - directoryBytes;
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      listed += entryBytes + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    }
    // Without ZIP64, some programs let the entry count wrap around after 65,535.
    const { buffer: next } = await file.read(Buffer.alloc(4), 0, 4, start + listed);
    if (listed < directoryEnd && next.readUInt32LE() === entrySignature) throw damaged('entries that are not counted');
    const placed = await locateEntries(zip, entries, start);
    counts.content(placed);
    return { file, entries: placed, close: () => zip.close() };
  } catch (error) {
    await file.close();
    throw asProblem(error);
  }
}
