import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A file that is to be converted does not exist. */
export class MissingFile extends Error {}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What a path leads to. Throws MissingFile if nothing is there, and the system's own error if that cannot be told. */
export async function statFile(path: string): Promise<Stats> {
  return stat(path).catch((error: unknown) => {
    throw isMissing(error) ? new MissingFile(`There is no file ${path}.`) : error;
  });
}
