import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { ProblemError } from '../../../problem.ts';
import { blockReader } from '../../open-zip.ts';
import { readRange, verified } from '../../package-entry.ts';
import { createZipWriter, earliest, type ZipEntry } from '../../zip-writer.ts';
import { entryContent, findPacked, type Reading, speakingOf } from './entry-content.ts';
import type { ExtractAnswer, ExtractTask } from './messages.ts';
import { isForeign, isNative } from './methods.ts';
import { openArchive, type PlacedEntry } from './open-archive.ts';
import { type PlannedEntry, planOutput } from './plan-output.ts';

type Planned = PlannedEntry<PlacedEntry>;

const modes = { file: 0o100644, program: 0o100755, folder: 0o040755 };

/** A date of which there is one: month and day count from 1. */
const isDate = (modified: number) => ((modified >>> 21) & 15) > 0 && ((modified >>> 16) & 31) > 0;

function describe({ entry, path }: Planned): ZipEntry {
  const mode = entry.executable && entry.kind === 'file' ? modes.program : modes.file;
  return {
    name: path,
    method: 0,
    modified: isDate(entry.modified) ? entry.modified : earliest,
    mode: path.endsWith('/') ? modes.folder : mode,
    maxBytes: entry.bytes,
  };
}

function checkMethods(planned: readonly Planned[]): void {
  const odd = planned.find(({ entry }) => !isNative(entry.method) && !isForeign(entry.method));
  if (odd === undefined) return;
  throw new ProblemError(
    'unsupported-file-type',
    `“${odd.path}” is packed with method ${odd.entry.method}, which cannot be unpacked here. Unpack it with the program that packed it.`,
  );
}

/** Copies packed bytes into an archive with names of our own, decrypted: 7-Zip gets no password and no visitor's name. */
async function carve(reading: Reading, planned: readonly Planned[], path: string): Promise<number> {
  const writer = await createZipWriter(path);
  try {
    for (const [index, { entry, path: name }] of planned.entries()) {
      const { start, packedBytes, decrypt } = await findPacked(reading, name, entry);
      const source = readRange(reading.file, start, packedBytes);
      const { method, methodFlags, bytes } = entry;
      const maxBytes = Math.max(bytes, packedBytes);
      const described = { name: String(index), method, methodFlags, modified: earliest, mode: modes.file, maxBytes };
      const packed = speakingOf(name, entry, decrypt?.(source) ?? source);
      await writer.add(described, packed, () => ({ crc32: entry.crc32 ?? 0, bytes }));
    }
    await writer.end();
  } finally {
    await writer.close();
  }
  return planned.reduce((sum, { entry }) => sum + entry.bytes, 0);
}

async function write(reading: Reading, planned: readonly Planned[], task: ExtractTask): Promise<number> {
  const writer = await createZipWriter(task.output);
  const unpacked = task.unpacked === null ? null : await open(task.unpacked);
  let position = 0;

  function contentOf({ entry, path }: Planned): AsyncIterable<Buffer> {
    if (isNative(entry.method) || unpacked === null) return entryContent(reading, path, entry);
    const start = position;
    position += entry.bytes;
    return speakingOf(path, entry, verified(readRange(unpacked, start, entry.bytes), entry));
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
      await writer.add(described, described.name.endsWith('/') ? [] : summed(contentOf(item)), () => sums);
    }
    return await writer.end();
  } finally {
    await unpacked?.close();
    await writer.close();
  }
}

/**
 * Makes a stored archive of an archive, without unpacking it to the disk: what it holds streams from one into the other
 * and is checked on the way. Entries that only 7-Zip unpacks are carved out first. Throws what `openArchive` throws,
 * `password-protected`, `wrong-password`, and `damaged-file` with the name of the entry.
 */
export async function extractArchive(task: ExtractTask): Promise<ExtractAnswer> {
  const { file, entries, close } = await openArchive(task.input, task.caps);
  try {
    const plan = planOutput(entries, task);
    checkMethods(plan.entries);
    const reading = { file, read: blockReader(file), password: task.password };
    const foreign = plan.entries.filter(({ entry, path }) => isForeign(entry.method) && !path.endsWith('/'));
    if (foreign.length > 0 && task.unpacked === null) {
      return { type: 'carved', bytes: await carve(reading, foreign, task.carved) };
    }
    return { type: 'written', bytes: await write(reading, plan.entries, task), notes: plan.notes };
  } finally {
    close();
  }
}
