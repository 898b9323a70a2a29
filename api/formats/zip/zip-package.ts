import { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { ProblemError } from '../../problem.ts';
import { openZip } from './open-zip.ts';
import { type EntryReader, openEntryReader } from './package-entry.ts';
import { addContent, addFolder, addPacked, type PackedEntry } from './zip-content.ts';
import { createZipWriter } from './zip-writer.ts';

/** How much a package may contain. Sizes are in unpacked bytes. */
export interface PackageCaps {
  readonly maxEntries: number;
  readonly maxPartBytes: number;
  readonly maxBytes: number;
  /** The highest compression ratio of a part larger than `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

const defaultCaps: PackageCaps = {
  maxEntries: 20_000,
  maxPartBytes: 300_000_000,
  maxBytes: 1_000_000_000,
  // Sheets of numbers compress to a thirtieth, repeated rows to a hundredth; deflate's limit is 1,032.
  maxRatio: 200,
  ratioFromBytes: 50_000_000,
};

/** One file inside a package, as the central directory declares it. */
export interface PackageEntry {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  /** Not compressed. */
  readonly stored: boolean;
  readonly folder: boolean;
}

/** An open ZIP-based document (OOXML, ODF). Must be closed. */
export interface OfficePackage {
  /** In the order of the central directory. */
  readonly entries: readonly PackageEntry[];
  /** The unpacked bytes of an entry. The stream fails with `damaged-file` if they differ from what was declared. */
  readonly read: (entry: PackageEntry) => Promise<Readable>;
  /** The first few hundred bytes of an entry, unverified; empty if they cannot be determined without reading it. */
  readonly readStart: (entry: PackageEntry) => Promise<Buffer>;
  /** An entry as compressed in the package. Neither its size nor its checksum is verified. */
  readonly readPacked: (entry: PackageEntry) => Promise<PackedEntry>;
  readonly close: () => void;
}

const damaged = (cause: unknown) =>
  new ProblemError(
    'damaged-file',
    'The package of this document is damaged. Open it in the program that made it, save it again, and send the new copy.',
    { cause },
  );

/** The errors of yauzl and zlib mean a damaged file; those of the file system (with a `syscall`) do not. */
function asProblem(error: unknown): unknown {
  const foreign = error instanceof ProblemError || (error instanceof Error && 'syscall' in error);
  const aborted = error instanceof Error && error.name === 'AbortError';
  return foreign || aborted ? error : damaged(error);
}

function judge(entries: readonly PackageEntry[], caps: PackageCaps): void {
  const refuse = (what: string) => {
    throw new ProblemError('too-complex', `This document ${what}. Files like that can’t be opened here.`);
  };
  let bytes = 0;
  for (const entry of entries) {
    bytes += entry.bytes;
    if (entry.bytes > caps.maxPartBytes) refuse('holds a part of enormous size');
    if (entry.bytes > caps.ratioFromBytes && entry.bytes > entry.packedBytes * caps.maxRatio) {
      refuse('unpacks to hundreds of times its size');
    }
  }
  if (bytes > caps.maxBytes) refuse('unpacks to an enormous size');
}

function describe(entry: Entry): PackageEntry {
  return {
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    stored: entry.compressionMethod === 0,
    folder: entry.fileName.endsWith('/'),
  };
}

async function* problemsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw asProblem(error);
  }
}

async function listEntries(zip: ZipFile, caps: PackageCaps): Promise<Map<PackageEntry, Entry>> {
  if (zip.entryCount > caps.maxEntries) {
    throw new ProblemError('too-complex', `This document holds ${zip.entryCount} files, more than can be opened here.`);
  }
  const entries = new Map<PackageEntry, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(describe(entry), entry);
  // Programs end a name at its null character, and so take it for another.
  if ([...entries.keys()].some(({ name }) => name.includes('\0'))) throw damaged('a name with a null character');
  judge([...entries.keys()], caps);
  return entries;
}

/**
 * Opens a package for reading. Throws `damaged-file` if it is not a readable ZIP or an entry's name leaves the package,
 * and `too-complex` if it declares more than the caps; reading checks sizes again.
 */
export async function openPackage(path: string, caps: Partial<PackageCaps> = {}): Promise<OfficePackage> {
  let zip: ZipFile | undefined;
  let reader: EntryReader | undefined;
  try {
    zip = await openZip(path);
    reader = await openEntryReader(path);
    const opened = zip;
    const reading = reader;
    const entries = await listEntries(opened, { ...defaultCaps, ...caps });
    const find = (entry: PackageEntry) => {
      const known = entries.get(entry);
      if (known === undefined) throw new Error('the entry is of another package');
      return known;
    };
    const refuse = (error: unknown): never => {
      throw asProblem(error);
    };
    return {
      entries: [...entries.keys()],
      async read(entry) {
        const source = await reading.read(opened, find(entry)).catch(refuse);
        return Readable.from(problemsOf(source), { objectMode: false });
      },
      readStart: (entry) => reading.readStart(opened, find(entry)).catch(refuse),
      async readPacked(entry) {
        const known = find(entry);
        const packed = problemsOf(await reading.readPacked(opened, known).catch(refuse));
        return { name: entry.name, method: known.compressionMethod, bytes: entry.bytes, crc32: known.crc32, packed };
      },
      close() {
        opened.close();
        void reading.close();
      },
    };
  } catch (error) {
    zip?.close();
    await reader?.close();
    throw asProblem(error);
  }
}

/** Transforms the bytes of a part. */
export type PartEdit = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** How a package is written anew. */
export interface RewriteOptions {
  readonly signal: AbortSignal;
  readonly caps?: Partial<PackageCaps>;
  /** For a copy that is read once and deleted: edited parts are compressed little, or not at all. */
  readonly isTemporary?: boolean;
  /** Other names for edited parts, by their own; names that another part has are not given. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Parts that the source does not have, which come behind the others. */
  readonly added?: ReadonlyMap<string, Buffer>;
}

/** The largest part of a temporary copy that is stored uncompressed, in bytes. */
const maxStoredBytes = 4_000_000;

/** zlib's level for what is kept. */
const usualLevel = 6;

/** zlib's level for an edited part; stored parts stay stored. */
function levelFor({ stored, bytes }: PackageEntry, isTemporary: boolean): number {
  if (stored) return 0;
  if (!isTemporary) return usualLevel;
  return bytes <= maxStoredBytes ? 0 : 1;
}

/**
 * Copies a package, in the order of its entries, with some parts replaced or edited as streams. The others are copied
 * in compressed form, whatever their size. Throws as `openPackage` does, the errors of edits, and the signal's reason.
 */
export async function rewritePackage(
  input: string,
  output: string,
  edit: (name: string) => PartEdit | Buffer | undefined,
  { signal, caps, isTemporary = false, renamed = {}, added = new Map() }: RewriteOptions,
): Promise<void> {
  const source = await openPackage(input, caps);
  try {
    const names = new Set(source.entries.map((entry) => entry.name));
    const nameOf = (name: string) => {
      const other = renamed[name];
      return other === undefined || names.has(other) ? name : other;
    };
    const writer = await createZipWriter(output);
    try {
      // One entry at a time: the next is opened when the previous one has been read completely.
      for (const entry of source.entries) {
        signal.throwIfAborted();
        if (entry.folder) {
          await addFolder(writer, entry.name);
          continue;
        }
        const edited = edit(entry.name);
        if (edited === undefined) {
          await addPacked(writer, await source.readPacked(entry));
          continue;
        }
        const content = Buffer.isBuffer(edited) ? [edited] : edited(await source.read(entry));
        await addContent(writer, { name: nameOf(entry.name), level: levelFor(entry, isTemporary), content }, signal);
      }
      for (const [name, content] of added)
        await addContent(writer, { name, level: usualLevel, content: [content] }, signal);
      await writer.end();
    } finally {
      await writer.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    source.close();
  }
}
