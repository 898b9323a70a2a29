import { statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { TaskSettings } from '../../jail/run-task.ts';
import { ProblemError } from '../../problem.ts';
import { limits } from './limits.ts';
import type { Part } from './part.ts';
import { contentOf, readStretch } from './part-content.ts';
import { thresholds } from './thresholds.ts';
import type { PackedEntry } from './zip-file.ts';

const program = 'libdeflate-gzip';
/** Bytes read for gzip's header with the file name that `libdeflate-gzip` writes (RFC 1952 §2.3). */
const maxHeaderBytes = 64;
/** Bytes of the trailer: CRC-32 and size. */
const trailerBytes = 8;

/** Compression level for so many bytes of parts. */
const levelFor = (bytes: number) => thresholds.levels.find(({ maxBytes }) => bytes <= maxBytes)?.level ?? 6;

/** Whether a part is already compressed, as a video is, so that deflating it gains nothing. */
const isIncompressible = ({ bytes, packedBytes }: Part) =>
  bytes > thresholds.incompressible.minBytes && packedBytes > bytes * thresholds.incompressible.minPackedShare;

/** The length of the header: its file name ends with a zero (RFC 1952 §2.3.1). */
function gzipHeaderBytes(start: Buffer): number {
  const hasName = ((start[3] ?? 0) & 8) !== 0;
  return hasName ? start.indexOf(0, 10) + 1 : 10;
}

function readPacked(part: Part): PackedEntry {
  const path = `${part.path}.gz`;
  const { size } = statSync(path);
  const trailer = readStretch(path, size - trailerBytes, trailerBytes);
  const offset = gzipHeaderBytes(readStretch(path, 0, maxHeaderBytes));
  const entry = { name: part.name, crc32: trailer.readUInt32LE(0), bytes: part.bytes };
  const packedBytes = size - trailerBytes - offset;
  if (packedBytes < part.bytes) return { ...entry, method: 8, packedBytes, path, offset };
  return { ...entry, method: 0, packedBytes: part.bytes, path: part.path, offset: 0 };
}

/** Describes a part as an uncompressed entry. Reads it for its checksum. */
export async function storedEntry(part: Part): Promise<PackedEntry> {
  let sum = 0;
  for await (const chunk of contentOf(part.path, 0, part.bytes)) sum = crc32(chunk, sum);
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

/** Whether a part is stored uncompressed, as `mimetype` must be (ODF part 2, §3.3). */
const isStored = (part: Part) => part.bytes === 0 || part.name === 'mimetype' || isIncompressible(part);

/**
 * Deflates parts with one run of libdeflate, and describes them as entries in the same order. Parts that would not shrink
 * are stored. Throws `conversion-timeout`, `engine-unavailable`, `internal` and the signal's reason.
 */
export async function packParts(
  parts: readonly Part[],
  { processes, workspace, signal, timeoutMs }: TaskSettings,
): Promise<readonly PackedEntry[]> {
  const wanted = parts.filter((part) => !isStored(part));
  if (wanted.length > 0) {
    const level = levelFor(wanted.reduce((sum, { bytes }) => sum + bytes, 0));
    const command = { file: program, args: ['-k', '-f', `-${level}`, ...wanted.map(({ path }) => path)] };
    const result = await processes.run(command, { workspace, signal, timeoutMs, ...limits.packing });
    if (result.exitCode !== 0) throw new ProblemError('internal', undefined, { cause: result.stderr });
  }
  const entries: PackedEntry[] = [];
  for (const part of parts) entries.push(isStored(part) ? await storedEntry(part) : readPacked(part));
  return entries;
}
