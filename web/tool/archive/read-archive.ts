import { BlobReader, configure, type Entry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { decodeNames } from '../../../catalog/files/archive-names/decode-names.ts';
import { distinctPaths } from '../../../catalog/files/archive-names/distinct-paths.ts';
import { safePath } from '../../../catalog/files/archive-names/safe-path.ts';
import type { ArchiveEntry, Listing } from './archive.ts';
import { listingOf } from './entry-tree.ts';
import { faultOf, TooLargeError, WrongOrDamagedError } from './fault-of.ts';

/** Limits on reading an archive's directory and on saving one file. */
export const readLimits = { entries: 20_000, directoryBytes: 64_000_000, fileBytes: 2_000_000_000 } as const;

configure({ useWebWorkers: false, useCompressionStream: true });

/** Reads a file in pieces; the list of an archive is one piece, whose length a hostile archive may choose. */
function boundedReader(file: Blob): BlobReader {
  const reader = new BlobReader(file);
  const read = reader.readUint8Array.bind(reader);
  reader.readUint8Array = async (index, length) => {
    if (length > readLimits.directoryBytes) throw new TooLargeError();
    return read(index, length);
  };
  return reader;
}

/** The bits of a Unix mode that say what a file is, and the two that it may be in a result (stat.h). */
const unixType = { mask: 0o170000, file: 0o100000, link: 0o120000 } as const;

/** Null for devices, pipes and sockets, which are never extracted. */
function kindOf({ directory, unixMode = 0 }: Entry): ArchiveEntry['kind'] | null {
  if (directory) return 'folder';
  const type = unixMode & unixType.mask;
  if (type === unixType.link) return 'link';
  return type === 0 || type === unixType.file ? 'file' : null;
}

/** The paths of entries as the server would unpack them; null for a duplicate folder. */
function pathsOf(entries: readonly Entry[]): readonly (string | null)[] {
  const { names } = decodeNames(
    entries.map(({ rawFilename, bitFlag, filename, extraFieldUnicodePath }) => ({
      rawName: rawFilename,
      utf8: bitFlag?.languageEncodingFlag === true,
      unicodeName: extraFieldUnicodePath?.valid ? filename : null,
    })),
  );
  const wanted = names.map((name, index) => {
    const { segments } = safePath(name);
    const folder = entries[index]?.directory === true;
    return { segments: folder || segments.length > 0 ? segments : ['file'], folder };
  });
  return distinctPaths(wanted).paths;
}

function listedOf(entries: readonly Entry[]): ArchiveEntry[] {
  const paths = pathsOf(entries);
  return entries.flatMap((entry, index) => {
    const [path, kind] = [paths[index] ?? null, kindOf(entry)];
    if (path === null || path === '/' || kind === null) return [];
    return [{ index, path, bytes: entry.uncompressedSize, kind, isEncrypted: entry.encrypted }];
  });
}

/** An archive whose list has been read. */
export interface OpenArchive {
  readonly listing: Listing;
  /** Unpacks one file. Throws if it is not what the list says, or needs another password. */
  readonly unpack: (index: number, password: string, onProgress: (percent: number) => void) => Promise<Blob>;
}

/** Reads the list at the end of a ZIP archive, nothing of its files. Throws the errors that `faultOf` knows. */
export async function readArchive(file: Blob): Promise<OpenArchive> {
  const zip = new ZipReader(boundedReader(file), { strictness: 'tolerant', filenameValidation: 'tolerant' });
  const entries: Entry[] = [];
  let isComplete = true;
  for await (const entry of zip.getEntriesGenerator()) {
    if (entries.length === readLimits.entries) {
      isComplete = false;
      break;
    }
    entries.push(entry);
  }
  return {
    listing: listingOf(listedOf(entries), isComplete),
    async unpack(index, password, onProgress) {
      const entry = entries[index];
      if (entry === undefined || entry.directory) throw new Error(`there is no file ${index}`);
      const { uncompressedSize } = entry;
      if (uncompressedSize > readLimits.fileBytes) throw new TooLargeError();
      let bytes = 0;
      const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > uncompressedSize) throw new Error('the file is longer than declared');
          onProgress(Math.floor((bytes / uncompressedSize) * 100));
          controller.enqueue(chunk);
        },
      });
      const content = new Response(readable).blob();
      // If unpacking fails, so does this; getData's error says why.
      content.catch(() => undefined);
      try {
        await entry.getData(writable, { checkSignature: true, ...(password === '' ? {} : { password }) });
      } catch (error) {
        // The classic encryption checks one byte: one wrong password of 256 passes, and gives another content.
        if (entry.zipCrypto && faultOf(error) === 'damaged') throw new WrongOrDamagedError(undefined, { cause: error });
        throw error;
      }
      return new Blob([await content], { type: 'application/octet-stream' });
    },
  };
}
