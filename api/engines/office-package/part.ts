import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPackage } from '../../formats/zip-package.ts';

/** A part of a package, extracted to a file. */
export interface Part {
  readonly name: string;
  /** The file with its content. */
  readonly path: string;
  readonly bytes: number;
  /** Its compressed size in the original package. */
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

/** The part with the content of another file. */
export async function withContent(part: Part, path: string, name = part.name): Promise<Part> {
  const { size } = await stat(path);
  return { name, path, bytes: size, packedBytes: 0 };
}
