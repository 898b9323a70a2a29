import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOf } from '../../../catalog/formats.ts';
import type { Note } from '../../../catalog/report.ts';
import type { StoredFile } from '../../engine.ts';
import { type PackSettings, packParts, storedEntry } from './pack-parts.ts';
import { type Part, unpack } from './part.ts';
import { slimParts } from './slim-parts.ts';
import { type PackedEntry, writeZip } from './zip-file.ts';

/** A document as a compressed package, and as an uncompressed one for better packers. */
export interface CompressedPackage {
  readonly path: string;
  readonly bytes: number;
  readonly storedPath: string;
  readonly notes: readonly Note[];
}

/** Share of the time that recompressing pictures may take. */
const picturesShare = 0.6;

/** Puts first what readers look for first: the content types (OPC) or the media type (ODF part 2, §3.3). */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ name }: Part) => ['mimetype', '[Content_Types].xml', '_rels/.rels'].indexOf(name);
  const first = parts.filter((part) => rank(part) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...first, ...parts.filter((part) => rank(part) < 0)];
}

/** Adds ODF's `mimetype` part where a program gave the media type in the manifest only. */
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
 * Writes a smaller package of an OOXML or ODF document. Throws `damaged-file` and `too-complex` for what cannot be
 * read, `conversion-timeout`, `engine-unavailable` and the signal's reason.
 */
export async function compressPackage(
  input: StoredFile,
  quality: number,
  settings: PackSettings,
): Promise<CompressedPackage> {
  const { workspace, signal, timeoutMs } = settings;
  const unpacked = await unpack(input.path, workspace, signal);
  const odf = !unpacked.some(({ name }) => name === '[Content_Types].xml');
  const pictures = { ...settings, timeoutMs: timeoutMs * picturesShare };
  const { parts, notes } = await slimParts(unpacked, odf, quality, pictures);
  const ordered = inOrder(odf ? await withMediaType(parts, input.format, workspace) : parts);
  const path = join(workspace, `compressed.${input.format}`);
  const bytes = await writeZip(path, await packParts(ordered, settings), signal);
  const storedPath = join(workspace, `stored.${input.format}`);
  const stored: PackedEntry[] = [];
  for (const part of ordered) stored.push(await storedEntry(part));
  await writeZip(storedPath, stored, signal);
  return { path, bytes, storedPath, notes };
}
