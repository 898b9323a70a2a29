import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Makes a folder and those above it, unless they exist. Own code: Node 20's recursive `mkdir` never ends where a file
 * system takes no folders and calls them missing, as /proc does.
 *
 * @param mode The permissions of each folder that is made, less the process's mask.
 * @throws The error of the file system.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const make = () => mkdir(path, { mode });
  try {
    await make().catch(async (error: unknown) => {
      if (!isCode(error, 'ENOENT') || dirname(path) === path) throw error;
      await makeFolder(dirname(path), mode);
      await make();
    });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}
