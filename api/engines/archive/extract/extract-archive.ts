import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { readRange, verified } from '../../../formats/zip/package-entry.ts';
import { createZipWriter, earliest, type ZipEntry } from '../../../formats/zip/zip-writer.ts';
import { verifyArchive, type WrittenEntry } from '../verify-archive.ts';
import { entryContent, findPacked, withEntryPath } from './entry-content.ts';
import type { ExtractAnswer, ExtractTask } from './messages.ts';
import { isForeign, isNative } from './methods.ts';
import { openReadings, type Readings } from './open-readings.ts';
import { type LocatedEntry, planLevels } from './plan-levels.ts';

const modes = { file: 0o100644, program: 0o100755, folder: 0o040755 };

/** A valid MS-DOS date: months and days count from 1. */
const isDate = (modified: number) => ((modified >>> 21) & 15) > 0 && ((modified >>> 16) & 31) > 0;

function describe({ entry, path }: LocatedEntry): ZipEntry {
  const mode = entry.executable && entry.kind === 'file' ? modes.program : modes.file;
  return {
    name: path,
    method: 0,
    modified: isDate(entry.modified) ? entry.modified : earliest,
    mode: path.endsWith('/') ? modes.folder : mode,
    maxBytes: entry.bytes,
  };
}

/**
 * Copies compressed entries, decrypted, into an archive under neutral names, so that 7-Zip sees neither the password
 * nor file names.
 */
async function copyForSevenZip(readings: Readings, planned: readonly LocatedEntry[], path: string): Promise<number> {
  const writer = await createZipWriter(path);
  try {
    for (const [index, { entry, path: name, archive }] of planned.entries()) {
      const reading = await readings.of(archive);
      const { start, packedBytes, decrypt } = await findPacked(reading, name, entry);
      const source = readRange(reading.file, start, packedBytes);
      const { method, methodFlags, bytes } = entry;
      const maxBytes = Math.max(bytes, packedBytes);
      const described = { name: String(index), method, methodFlags, modified: earliest, mode: modes.file, maxBytes };
      const packed = withEntryPath(name, entry, decrypt?.(source) ?? source);
      await writer.add(described, packed, () => ({ crc32: entry.crc32 ?? 0, bytes }));
    }
    await writer.end();
  } finally {
    await writer.close();
  }
  return planned.reduce((sum, { entry }) => sum + entry.bytes, 0);
}

async function write(readings: Readings, planned: readonly LocatedEntry[], task: ExtractTask): Promise<number> {
  const writer = await createZipWriter(task.output);
  const unpacked = task.unpacked === null ? null : await open(task.unpacked);
  const written: WrittenEntry[] = [];
  let position = 0;

  async function contentOf({ entry, path, archive }: LocatedEntry): Promise<AsyncIterable<Buffer>> {
    if (isNative(entry.method) || unpacked === null) return entryContent(await readings.of(archive), path, entry);
    const start = position;
    position += entry.bytes;
    return withEntryPath(path, entry, verified(readRange(unpacked, start, entry.bytes), entry));
  }

  try {
    for (const item of planned) {
      const described = describe(item);
      let sums = { crc32: 0, bytes: 0 };
      async function* summed(source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          sums = { crc32: crc32(chunk, sums.crc32), bytes: sums.bytes + chunk.length };
          yield chunk;
        }
      }
      await writer.add(described, described.name.endsWith('/') ? [] : summed(await contentOf(item)), () => sums);
      written.push({ name: described.name, ...sums });
    }
    const bytes = await writer.end();
    await verifyArchive(task.output, written);
    return bytes;
  } finally {
    await unpacked?.close();
    await writer.close();
  }
}

/**
 * Repacks an archive as an uncompressed one without writing its files to disk: contents are streamed and verified on
 * the way. Entries that only 7-Zip can unpack are extracted first. Throws what `planLevels` throws, `damaged-file` with
 * the name of the entry, and `content-lost` if the written archive differs from what was read.
 */
export async function extractArchive(task: ExtractTask): Promise<ExtractAnswer> {
  const plan = await planLevels(task);
  const readings = openReadings(task.password);
  try {
    const foreign = plan.entries.filter(({ entry, path }) => isForeign(entry.method) && !path.endsWith('/'));
    if (foreign.length > 0 && task.unpacked === null) {
      return { type: 'carved', bytes: await copyForSevenZip(readings, foreign, task.carved) };
    }
    return { type: 'written', bytes: await write(readings, plan.entries, task), notes: plan.notes };
  } finally {
    await readings.close();
  }
}
