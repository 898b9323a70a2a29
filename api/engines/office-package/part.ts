import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPackage } from '../../formats/zip/zip-package.ts';
import { writeContent } from './part-content.ts';

/** A part of a package, extracted to a file. */
export interface Part {
  readonly name: string;
  /** The file that holds its content. */
  readonly path: string;
  readonly bytes: number;
  /** Its compressed size in the original package; 0 for new content. */
  readonly packedBytes: number;
}

/**
 * Extracts the parts of a package to files in the workspace, in the order of its central directory. Throws as
 * `openPackage` does, and the signal's reason.
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
      await writeContent(await opened.read(entry), part.path, entry.bytes, signal);
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

/** A part with the content of another file, and another name if one is given. */
export async function withContent(part: Part, path: string, name = part.name): Promise<Part> {
  const { size } = await stat(path);
  return { name, path, bytes: size, packedBytes: 0 };
}

/** The standard of a package: Office Open XML (ECMA-376), or OpenDocument (ISO/IEC 26300). */
export type Standard = 'ooxml' | 'odf';
