import { chownSync, closeSync, constants, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jailIds } from './jail-users.ts';

/** O_PATH (open(2)): a descriptor that names a file of any kind without opening it for reading. */
const openPath = 0o10000000;

/** The new owner of the files below a folder, and the exceptions. */
export interface HandOver {
  /** The new uid and gid. */
  readonly id: number;
  /** Whether a folder (its path) keeps its owner, with everything in it. */
  readonly except: (folder: string) => boolean;
}

const mayChange = (owner: number) => owner === process.getuid?.() || (owner >= jailIds.first && owner <= jailIds.last);

/**
 * Gives a file, or a folder with everything in it, to a jail's user. The folder may contain what a confined process
 * left there, so every step goes through a descriptor: no link is followed, and a file with a second name keeps its
 * owner. Throws system errors, except for files that disappear meanwhile.
 */
export function handOver(path: string, { id, except }: HandOver): void {
  const give = (handle: string, name: string): void => {
    const facts = statSync(handle);
    if (!facts.isDirectory() && !(facts.isFile() && facts.nlink === 1)) return;
    if (facts.uid !== id && mayChange(facts.uid)) chownSync(handle, id, id);
    if (!facts.isDirectory()) return;
    for (const entry of readdirSync(handle)) {
      if (!except(join(name, entry))) open(join(handle, entry), join(name, entry));
    }
  };
  const open = (place: string, name: string): void => {
    let file: number | undefined;
    try {
      file = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | openPath);
      give(`/proc/self/fd/${file}`, name);
    } catch (error) {
      // A running process removed it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    } finally {
      if (file !== undefined) closeSync(file);
    }
  };
  open(path, path);
}
