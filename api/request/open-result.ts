import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Artifact } from '../engine.ts';
import { ProblemError } from '../problem.ts';

/**
 * Opens a result for reading. A malicious document may have taken over the process that wrote it, so links, pipes and
 * files of the wrong size are rejected. Throws `internal`.
 */
export async function openResult({ path, bytes }: Artifact): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const found = await file.stat();
  if (found.isFile() && found.size === bytes) return file;
  await file.close();
  throw new ProblemError('internal', undefined, { cause: 'the result is not the file that the engine announced' });
}
