import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputFile } from '../../../engine.ts';

/** Keeps the visitor's file name apart from the names of the job's other files. */
const folderName = 'document';

/**
 * Moves a document to where LibreOffice opens it, under the visitor's file name: fields and formulas of binary formats
 * show a file's name, and cannot be frozen beforehand.
 * @param path The document, in the workspace.
 * @returns Its new path.
 */
export async function placeDocument(
  path: string,
  { name, format }: Pick<InputFile, 'name' | 'format'>,
  workspace: string,
): Promise<string> {
  const stem = name.replace(/\.[^.]*$/, '') || folderName;
  const folder = join(workspace, folderName);
  const placed = join(folder, `${stem}.${format}`);
  await mkdir(folder, { recursive: true });
  await rename(path, placed);
  return placed;
}

/**
 * Converts a path below the working folder to one that reveals nothing about the server, for documents that show their
 * location.
 * @param path Absolute.
 * @param workingFolder This process's, absolute.
 */
export function neutralPath(path: string, workingFolder: string): string {
  return path.startsWith(`${workingFolder}/`) ? `/proc/self/cwd${path.slice(workingFolder.length)}` : path;
}
