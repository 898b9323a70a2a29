import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPackage } from '../../formats/zip-package.ts';

/** One file of a package, unpacked. */
export interface Part {
  readonly name: string;
  /** Where its bytes are. */
  readonly path: string;
  readonly bytes: number;
  /** What it took in the package that came in. */
  readonly packedBytes: number;
}

/**
 * Unpacks a package into a folder of the workspace, in the order of its directory and without its folders.
 * Throws as `openPackage` does, and the signal's reason.
 */
export async function unpack(path: string, workspace: string, signal: AbortSignal): Promise<readonly Part[]> {
  const folder = join(workspace, 'parts');
  await mkdir(folder);
  const opened = await openPackage(path);
  try {
    const parts: Part[] = [];
    for (const entry of opened.entries) {
      if (entry.folder) continue;
      const part = { ...entry, path: join(folder, String(parts.length)) };
      await pipeline(await opened.read(entry), createWriteStream(part.path), { signal });
      parts.push(part);
    }
    return parts;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    opened.close();
  }
}

/** The same part with what a file now holds. */
export async function withContent(part: Part, path: string, name = part.name): Promise<Part> {
  const { size } = await stat(path);
  return { name, path, bytes: size, packedBytes: 0 };
}
