import { openZip } from '../../formats/zip/open-zip.ts';
import { openEntryReader } from '../../formats/zip/package-entry.ts';
import type { ZipSums } from '../../formats/zip/zip-writer.ts';
import { ProblemError } from '../../problem.ts';

/** What an archive must contain. */
export interface WrittenEntry extends ZipSums {
  readonly name: string;
}

async function firstFault(path: string, written: readonly WrittenEntry[]): Promise<string | null> {
  const zip = await openZip(path);
  const reader = await openEntryReader(path);
  try {
    if (zip.entryCount !== written.length) return `${zip.entryCount} of ${written.length} entries`;
    let index = 0;
    for await (const entry of zip.eachEntry()) {
      const { name, bytes, crc32 } = written[index++] as WrittenEntry;
      if (entry.fileName !== name) return `entry ${index} has another name`;
      if (entry.uncompressedSize !== bytes || entry.crc32 !== crc32) return `entry ${index} declares other content`;
      // Reading compares size and checksum with what is declared.
      for await (const _ of await reader.read(zip, entry));
    }
    return null;
  } finally {
    zip.close();
    await reader.close();
  }
}

/**
 * Reads an archive back from its central directory, and verifies that every entry unpacks to the size and checksum of
 * what was packed. Throws `content-lost`.
 */
export async function verifyArchive(path: string, written: readonly WrittenEntry[]): Promise<void> {
  const fault = await firstFault(path, written).catch((error: unknown) => String(error));
  if (fault === null) return;
  throw new ProblemError(
    'content-lost',
    'The archive came out with a file missing or damaged, so it wasn’t sent. Please try again.',
    { cause: fault },
  );
}
