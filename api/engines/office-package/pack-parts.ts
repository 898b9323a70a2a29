import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import type { Part } from './part.ts';
import type { PackedEntry } from './zip-file.ts';

export interface PackSettings {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

const program = 'libdeflate-gzip';
/** libdeflate maps a whole part into memory, and keeps the compressed part there too. */
const maxMemoryBytes = 1_000_000_000;
/** Enough for gzip's header with the name that `libdeflate-gzip` writes (RFC 1952 §2.3). */
const sampleBytes = 64;

/** Compression level for a part. Level 12 compresses 5 MB of XML a second, level 9 20 MB and level 6 100 MB. */
function levelFor(bytes: number): number {
  if (bytes <= 60_000_000) return 12;
  return bytes <= 250_000_000 ? 9 : 6;
}

/** Whether a part is compressed media, such as video, that deflate does not make smaller. */
const isPackedMedium = (part: Part) => part.bytes > 1_000_000 && part.packedBytes > part.bytes * 0.99;

/** The name in its header has an end, not a length (RFC 1952 §2.3.1). */
function gzipHeaderBytes(start: Buffer): number {
  const hasName = ((start[3] ?? 0) & 8) !== 0;
  return hasName ? start.indexOf(0, 10) + 1 : 10;
}

async function readPacked(part: Part): Promise<PackedEntry> {
  const path = `${part.path}.gz`;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const ends = Buffer.alloc(sampleBytes + 8);
    await file.read(ends, 0, sampleBytes, 0);
    await file.read(ends, sampleBytes, 8, size - 8);
    const offset = gzipHeaderBytes(ends);
    const entry = { name: part.name, crc32: ends.readUInt32LE(sampleBytes), bytes: part.bytes };
    const packedBytes = size - 8 - offset;
    if (packedBytes < part.bytes) return { ...entry, method: 8, packedBytes, path, offset };
    return { ...entry, method: 0, packedBytes: part.bytes, path: part.path, offset: 0 };
  } finally {
    await file.close();
  }
}

/** An uncompressed entry for a part. */
export async function storedEntry(part: Part): Promise<PackedEntry> {
  let sum = 0;
  for await (const chunk of createReadStream(part.path)) sum = crc32(chunk as Buffer, sum);
  return {
    name: part.name,
    method: 0,
    crc32: sum,
    bytes: part.bytes,
    packedBytes: part.bytes,
    path: part.path,
    offset: 0,
  };
}

/** Whether a part is stored uncompressed, as ODF's `mimetype` must be (part 2, §3.3). */
const isStored = (part: Part) => part.bytes === 0 || part.name === 'mimetype' || isPackedMedium(part);

/**
 * Deflates parts as well as libdeflate can, all in one process. Throws `conversion-timeout`, `engine-unavailable` and
 * the signal's reason.
 */
export async function packParts(
  parts: readonly Part[],
  { processes, workspace, signal, timeoutMs }: PackSettings,
): Promise<readonly PackedEntry[]> {
  const wanted = parts.filter((part) => !isStored(part));
  if (wanted.length > 0) {
    const level = levelFor(wanted.reduce((sum, { bytes }) => sum + bytes, 0));
    const command = { file: program, args: ['-k', '-f', `-${level}`, ...wanted.map(({ path }) => path)] };
    const result = await processes.run(command, { workspace, signal, timeoutMs, maxMemoryBytes });
    if (result.exitCode !== 0) throw new ProblemError('internal', undefined, { cause: result.stderr });
  }
  const entries: PackedEntry[] = [];
  for (const part of parts) entries.push(isStored(part) ? await storedEntry(part) : await readPacked(part));
  return entries;
}
