import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOf } from '../../../catalog/formats.ts';
import type { Note } from '../../../catalog/report.ts';
import type { StoredFile } from '../../engine.ts';
import type { TaskSettings } from '../../jail/run-task.ts';
import { limits } from './limits.ts';
import { packParts, storedEntry } from './pack-parts.ts';
import { type Part, unpack } from './part.ts';
import { slimParts } from './slim-parts.ts';
import { type PackedEntry, writeZip } from './zip-file.ts';

/** A document as a compressed package, and its parts. */
export interface CompressedPackage {
  readonly path: string;
  readonly bytes: number;
  readonly parts: readonly Part[];
  readonly notes: readonly Note[];
}

/** Puts first the parts that readers look for first: content types (OPC), or the media type (ODF part 2, §3.3). */
function inPackageOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ name }: Part) => ['mimetype', '[Content_Types].xml', '_rels/.rels'].indexOf(name);
  const first = parts.filter((part) => rank(part) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...first, ...parts.filter((part) => rank(part) < 0)];
}

/** Adds the `mimetype` part of ODF if the media type is only in the manifest. */
async function withMediaType(
  parts: readonly Part[],
  format: StoredFile['format'],
  workspace: string,
): Promise<readonly Part[]> {
  if (parts.some(({ name }) => name === 'mimetype')) return parts;
  const { mediaType } = formatOf(format);
  const path = join(workspace, 'mimetype');
  await writeFile(path, mediaType);
  return [{ name: 'mimetype', path, bytes: mediaType.length, packedBytes: mediaType.length }, ...parts];
}

/**
 * Compresses an OOXML or ODF document. Throws `damaged-file` and `too-complex` for packages that cannot be read,
 * `conversion-timeout`, `engine-unavailable` and the signal's reason.
 *
 * @param quality 10 to 100: how much detail pictures keep.
 */
export async function compressPackage(
  input: StoredFile,
  quality: number,
  settings: TaskSettings,
): Promise<CompressedPackage> {
  const { workspace, signal, timeoutMs } = settings;
  const unpacked = await unpack(input.path, workspace, signal);
  const standard = unpacked.some(({ name }) => name === '[Content_Types].xml') ? 'ooxml' : 'odf';
  const pictures = { ...settings, timeoutMs: timeoutMs * limits.picturesShare };
  const { parts, notes } = await slimParts(unpacked, standard, quality, pictures);
  const ordered = inPackageOrder(standard === 'odf' ? await withMediaType(parts, input.format, workspace) : parts);
  const path = join(workspace, `compressed.${input.format}`);
  const bytes = await writeZip(path, await packParts(ordered, settings), signal);
  return { path, bytes, parts: ordered, notes };
}

/** Writes an uncompressed package, of which 7-Zip makes smaller archives. Returns its path. Throws the signal's reason. */
export async function storePackage(
  parts: readonly Part[],
  format: StoredFile['format'],
  { workspace, signal }: TaskSettings,
): Promise<string> {
  const path = join(workspace, `stored.${format}`);
  const stored: PackedEntry[] = [];
  for (const part of parts) stored.push(await storedEntry(part));
  await writeZip(path, stored, signal);
  return path;
}
