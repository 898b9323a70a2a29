import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';

/** What an entry was in the file system that it was packed from. */
export type EntryKind = 'file' | 'folder' | 'link' | 'special';

/** How an entry is encrypted: traditionally (PKWARE), or with AES (WinZip's AE-1 and AE-2). */
export type Encryption =
  | { readonly way: 'traditional'; readonly check: number }
  | { readonly way: 'aes'; readonly keyBytes: 16 | 24 | 32 };

/** An entry as the directory describes it, its name not yet decoded. */
export interface ArchiveEntry {
  readonly rawName: Buffer;
  /** Whether the name is marked as UTF-8 (flag bit 11). */
  readonly utf8: boolean;
  /** The name of Info-ZIP's Unicode path field, where it belongs to this name (APPNOTE 4.6.9). */
  readonly unicodeName: string | null;
  readonly kind: EntryKind;
  /** As APPNOTE 4.4.5 numbers them; that of the content itself where it is encrypted. */
  readonly method: number;
  readonly methodFlags: number;
  readonly encryption: Encryption | null;
  /** MS-DOS date and time, the date in the upper half. */
  readonly modified: number;
  readonly executable: boolean;
  /** Null for AE-2, which authenticates the content instead. */
  readonly crc32: number | null;
  readonly packedBytes: number;
  readonly bytes: number;
}

const flags = { encrypted: 1, method: 6, sizesBehind: 8, utf8: 0x800 };
const aesMethod = 99;
const fields = { unicodePath: 0x7075, aes: 0x9901 };
const unixHosts = [3, 19];
const types = { mask: 0o170000, folder: 0o040000, file: 0o100000, link: 0o120000 };
const dosFolder = 0x10;

const field = (entry: Entry, id: number) => entry.extraFields.find((candidate) => candidate.id === id)?.data;

/** `st_mode` if a Unix program wrote the entry, else 0. */
function modeOf({ versionMadeBy, externalFileAttributes }: Entry): number {
  return unixHosts.includes(versionMadeBy >> 8) ? externalFileAttributes >>> 16 : 0;
}

/** Anything with content counts as a file: folders have none, and a pipe's content is what was read from it. */
function kindOf(entry: Entry): EntryKind {
  const type = modeOf(entry) & types.mask;
  if (type === types.link) return 'link';
  if (entry.uncompressedSize > 0) return 'file';
  const endsInSlash = [0x2f, 0x5c].includes(entry.fileNameRaw.at(-1) ?? 0);
  const dosSaysFolder = (entry.externalFileAttributes & dosFolder) !== 0;
  if (endsInSlash || dosSaysFolder || type === types.folder) return 'folder';
  return type === 0 || type === types.file ? 'file' : 'special';
}

/** WinZip's field: two bytes of version, "AE", one of strength, two of the content's own method. */
function aesOf(entry: Entry) {
  const data = field(entry, fields.aes);
  if (data === undefined || data.length < 7) throw new Error('the AES field is missing');
  const keyBytes = { 1: 16, 2: 24, 3: 32 }[data.readUInt8(4)];
  if (keyBytes === undefined) throw new Error('unknown AES strength');
  return { version: data.readUInt16LE(0), keyBytes: keyBytes as 16 | 24 | 32, method: data.readUInt16LE(5) };
}

function encryptionOf(entry: Entry): Pick<ArchiveEntry, 'encryption' | 'method' | 'crc32'> {
  const { compressionMethod: method, crc32, generalPurposeBitFlag, lastModFileTime } = entry;
  if ((generalPurposeBitFlag & flags.encrypted) === 0) return { encryption: null, method, crc32 };
  if (method === aesMethod) {
    const aes = aesOf(entry);
    const encryption = { way: 'aes', keyBytes: aes.keyBytes } as const;
    return { encryption, method: aes.method, crc32: aes.version === 2 ? null : crc32 };
  }
  // The last byte of the encryption header repeats one of the checksum or, if a data descriptor follows, of the time.
  const check = (generalPurposeBitFlag & flags.sizesBehind) !== 0 ? lastModFileTime >> 8 : crc32 >>> 24;
  return { encryption: { way: 'traditional', check }, method, crc32 };
}

/** Describes an entry that yauzl read without decoding its name. Throws for malformed fields. */
export function describeEntry(entry: Entry): ArchiveEntry {
  const rawName = entry.fileNameRaw;
  const unicode = field(entry, fields.unicodePath);
  const belongs = unicode !== undefined && unicode.length > 5 && unicode.readUInt32LE(1) === crc32(rawName);
  return {
    rawName,
    utf8: (entry.generalPurposeBitFlag & flags.utf8) !== 0,
    unicodeName: belongs ? unicode.toString('utf8', 5) : null,
    kind: kindOf(entry),
    methodFlags: entry.generalPurposeBitFlag & flags.method,
    ...encryptionOf(entry),
    modified: entry.lastModFileDate * 0x10000 + entry.lastModFileTime,
    executable: (modeOf(entry) & 0o111) !== 0,
    packedBytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
  };
}
