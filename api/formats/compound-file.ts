import { type FileHandle, open } from 'node:fs/promises';
import { ProblemError } from '../problem.ts';

/** A stream of a compound file. */
export interface CompoundStream {
  readonly name: string;
  /** How many storages contain it; 0 in the root. */
  readonly depth: number;
  readonly bytes: number;
  /** Its first sector. */
  readonly start: number;
}

/** Consecutive bytes of a stream. */
export interface CompoundPiece {
  /** Their offset in the file. */
  readonly at: number;
  readonly bytes: number;
}

/**
 * An open compound file (MS-CFB), as Office wrote until 2007 and still writes around encrypted documents. Must be
 * closed. Own code, because the `cfb` package loads the whole file into memory.
 */
export interface CompoundFile {
  readonly streams: readonly CompoundStream[];
  /** The first bytes of a stream, at most `maxBytes`. Throws `damaged-file`. */
  readonly read: (stream: CompoundStream, maxBytes: number) => Promise<Buffer>;
  /** All bytes of a stream, in order. Throws `damaged-file` if it ends early. */
  readonly stream: (stream: CompoundStream) => AsyncGenerator<Buffer>;
  /** Where in the file a stream is, piece by piece. Throws `damaged-file`. */
  readonly pieces: (stream: CompoundStream) => Promise<readonly CompoundPiece[]>;
  readonly close: () => Promise<void>;
}

const endOfChain = 0xfffffffa; // and above: the markers of MS-CFB §2.1
const noEntry = 0xffffffff;
/** The kind of a directory entry that holds others (MS-CFB §2.6.1). */
const storage = 1;
const entryBytes = 128;
const miniSectorBytes = 64;
/** Streams and storages. Real documents have a few hundred. */
const maxEntries = 50_000;
const maxTableBytes = 64_000_000;
/** Bytes of consecutive sectors that are read at once. */
const maxRunBytes = 262_144;

/** The problem of a document whose structure is broken. */
export function damagedStructure(cause: unknown): ProblemError {
  const advice = 'Open it in the program that made it, save it again, and send the new copy.';
  return new ProblemError('damaged-file', `The structure of this document is damaged. ${advice}`, { cause });
}

/** The numbers of a chain of sectors, in order. A chain that loops or leaves its table is damaged. */
function chain(table: Uint32Array, start: number, maxLength = table.length): number[] {
  const numbers = new Set<number>();
  for (let sector = start; sector < endOfChain && numbers.size < maxLength; sector = table[sector] as number) {
    if (sector >= table.length) throw damagedStructure('a chain leaves its table');
    if (numbers.has(sector)) throw damagedStructure('a chain loops');
    numbers.add(sector);
  }
  return [...numbers];
}

interface Layout {
  readonly file: FileHandle;
  readonly sectorBytes: number;
  readonly sectors: number;
}

/** Where a sector is in the file: the header takes the place of one. */
const placeOf = ({ sectorBytes }: Layout, sector: number) => (sector + 1) * sectorBytes;

async function readSectors(layout: Layout, numbers: readonly number[]): Promise<Buffer> {
  const { file, sectorBytes } = layout;
  if (numbers.length * sectorBytes > maxTableBytes) throw damagedStructure('a table is larger than any document needs');
  const bytes = Buffer.alloc(numbers.length * sectorBytes);
  for (const [index, sector] of numbers.entries()) {
    await file.read(bytes, index * sectorBytes, sectorBytes, placeOf(layout, sector));
  }
  return bytes;
}

/** The bytes of a chain of sectors, in runs of consecutive ones. */
async function* readRuns(layout: Layout, numbers: readonly number[], bytes: number): AsyncGenerator<Buffer> {
  const { file, sectorBytes } = layout;
  let left = bytes;
  for (let first = 0; first < numbers.length && left > 0; ) {
    const start = numbers[first] as number;
    let count = 1;
    while (numbers[first + count] === start + count && (count + 1) * sectorBytes <= maxRunBytes) count += 1;
    const run = Buffer.allocUnsafe(Math.min(left, count * sectorBytes));
    const { bytesRead } = await file.read(run, 0, run.length, placeOf(layout, start));
    if (bytesRead < run.length) throw damagedStructure('a stream ends early');
    yield run;
    left -= run.length;
    first += count;
  }
  if (left > 0) throw damagedStructure('a stream ends early');
}

const asTable = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));

/** Reads the sector allocation table (FAT): the header lists its first 109 sectors, a separate chain the rest. */
async function allocationTable(layout: Layout, header: Buffer): Promise<Uint32Array> {
  const { sectors, sectorBytes } = layout;
  const inFile = (numbers: Uint32Array) => [...numbers].filter((number) => number < sectors);
  const perSector = sectorBytes / 4 - 1;
  /** How many sectors the table of a file of this size has. */
  const needed = Math.ceil(sectors / (sectorBytes / 4));
  const numbers = inFile(asTable(header.subarray(76, 512)));
  const seen = new Set<number>();
  for (let next = header.readUInt32LE(68); next < endOfChain && numbers.length < needed; ) {
    if (seen.has(next) || next >= sectors) throw damagedStructure('the list of table sectors loops');
    seen.add(next);
    const sector = asTable(await readSectors(layout, [next]));
    for (const number of inFile(sector.subarray(0, perSector))) numbers.push(number);
    next = sector[perSector] as number;
  }
  return asTable(await readSectors(layout, numbers.slice(0, needed))).subarray(0, sectors);
}

/** Walks the directory's trees (MS-CFB §2.6.4) from the root. Throws `damaged-file` if an entry occurs twice. */
function listStreams(directory: Buffer): CompoundStream[] {
  const streams: CompoundStream[] = [];
  const seen = new Set<number>();
  const waiting = [{ id: directory.readUInt32LE(76), depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, depth } = next;
    if (id === noEntry) continue;
    if (seen.has(id) || id >= directory.length / entryBytes) throw damagedStructure('the directory loops');
    seen.add(id);
    const entry = directory.subarray(id * entryBytes, (id + 1) * entryBytes);
    waiting.push({ id: entry.readUInt32LE(68), depth }, { id: entry.readUInt32LE(72), depth });
    if (entry[66] === storage) {
      waiting.push({ id: entry.readUInt32LE(76), depth: depth + 1 });
      continue;
    }
    const name = entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));
    streams.push({ name, depth, start: entry.readUInt32LE(116), bytes: entry.readUInt32LE(120) });
  }
  return streams;
}

/** Reads small streams, whose sectors are in those of another stream. */
interface SmallStreams {
  /** Where the sectors of a stream are in the file. */
  readonly placesOf: (start: number, bytes: number) => Promise<readonly number[]>;
  readonly read: (start: number, bytes: number) => Promise<Buffer>;
}

/**
 * @param table The sector allocation table (FAT).
 * @param home The first sector of the stream that holds the small ones.
 * @param firstOfTable The first sector of their own allocation table (mini FAT).
 */
function createSmallStreams(layout: Layout, table: Uint32Array, home: number, firstOfTable: number): SmallStreams {
  const { file, sectors, sectorBytes } = layout;
  /** The most sectors that the mini FAT can have: if the whole file consisted of mini sectors. */
  const maxMiniTable = Math.ceil(sectors / miniSectorBytes) * 4;
  let miniTable: Uint32Array | undefined;
  const placesOf = async (start: number, bytes: number) => {
    const homeSectors = chain(table, home);
    miniTable ??= asTable(await readSectors(layout, chain(table, firstOfTable, maxMiniTable)));
    return chain(miniTable, start, Math.ceil(bytes / miniSectorBytes)).map((number) => {
      const offset = number * miniSectorBytes;
      const sector = homeSectors[Math.floor(offset / sectorBytes)];
      if (sector === undefined) throw damagedStructure('a small stream leaves its home');
      return placeOf(layout, sector) + (offset % sectorBytes);
    });
  };
  return {
    placesOf,
    async read(start, bytes) {
      const places = await placesOf(start, bytes);
      const content = Buffer.alloc(places.length * miniSectorBytes);
      for (const [index, place] of places.entries()) {
        await file.read(content, index * miniSectorBytes, miniSectorBytes, place);
      }
      return content.subarray(0, bytes);
    },
  };
}

async function openLayout(file: FileHandle): Promise<CompoundFile> {
  const header = Buffer.alloc(512);
  const { bytesRead } = await file.read(header, 0, 512, 0);
  const shift = header.readUInt16LE(30);
  if (bytesRead < 512 || (shift !== 9 && shift !== 12)) throw damagedStructure('no header of a compound file');
  const sectorBytes = 1 << shift;
  const sectors = Math.ceil((await file.stat()).size / sectorBytes);
  const layout = { file, sectorBytes, sectors };
  const table = await allocationTable(layout, header);
  const directoryChain = chain(table, header.readUInt32LE(48), (maxEntries * entryBytes) / sectorBytes);
  const directory = await readSectors(layout, directoryChain);
  if (directory.length < entryBytes) throw damagedStructure('no directory');
  const cutoff = header.readUInt32LE(56);
  const small = createSmallStreams(layout, table, directory.readUInt32LE(116), header.readUInt32LE(60));
  const readLarge = async (start: number, bytes: number) =>
    (await readSectors(layout, chain(table, start, Math.ceil(bytes / sectorBytes)))).subarray(0, bytes);
  return {
    streams: listStreams(directory),
    read: (stream, maxBytes) => {
      const bytes = Math.min(stream.bytes, maxBytes);
      return stream.bytes < cutoff ? small.read(stream.start, bytes) : readLarge(stream.start, bytes);
    },
    async *stream({ start, bytes }) {
      if (bytes < cutoff) yield await small.read(start, bytes);
      else yield* readRuns(layout, chain(table, start, Math.ceil(bytes / sectorBytes)), bytes);
    },
    async pieces({ start, bytes }) {
      const isSmall = bytes < cutoff;
      const each = isSmall ? miniSectorBytes : sectorBytes;
      const places = isSmall
        ? await small.placesOf(start, bytes)
        : chain(table, start, Math.ceil(bytes / each)).map((sector) => placeOf(layout, sector));
      if (places.length * each < bytes) throw damagedStructure('a stream ends early');
      return places.map((at, index) => ({ at, bytes: Math.min(each, bytes - index * each) }));
    },
    close: () => file.close(),
  };
}

/** Opens a compound file and reads its directory. Throws `damaged-file`. */
export async function openCompoundFile(path: string): Promise<CompoundFile> {
  const file = await open(path);
  try {
    return await openLayout(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}
