import { BlobReader, configure, type Entry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ArchiveEntry, Listing } from './archive.ts';
import { listingOf } from './entry-tree.ts';
import { TooLargeError } from './fault-of.ts';

/** What is read of an archive's list, and of one file that is saved. */
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

function kindOf(entry: Entry): ArchiveEntry['kind'] {
  if (entry.directory) return 'folder';
  return entry.symlink ? 'link' : 'file';
}

/** An archive whose list has been read. */
export interface OpenArchive {
  readonly listing: Listing;
  /** Unpacks one file. Throws where it is not what the list says, or needs another password. */
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
  const listed = entries.map((entry, index) => ({
    index,
    path: entry.filename,
    bytes: entry.uncompressedSize,
    kind: kindOf(entry),
    isEncrypted: entry.encrypted,
  }));
  return {
    listing: listingOf(listed, isComplete),
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
      const [content] = await Promise.all([
        new Response(readable).blob(),
        entry.getData(writable, { checkSignature: true, ...(password === '' ? {} : { password }) }),
      ]);
      return new Blob([content], { type: 'application/octet-stream' });
    },
  };
}
