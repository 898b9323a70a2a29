import { chownSync, closeSync, constants, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jailIds } from './jail-users.ts';

/** open(2), O_PATH: a handle for naming a file, which works for every kind and reads nothing. */
const openPath = 0o10000000;

/** Which of the files below a folder change hands. */
export interface HandOver {
  /** The user and group that get them. */
  readonly id: number;
  /** Folders that stay with whoever has them. */
  readonly except: (folder: string) => boolean;
}

const mayChange = (owner: number) => owner === process.getuid?.() || (owner >= jailIds.first && owner <= jailIds.last);

/**
 * Gives a file, or a folder with what is in it, to a jail's user. It may hold what a confined process left there, so
 * every step goes through a handle: no link is followed, and a file that has a second name stays as it is.
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
      // What a living process removes meanwhile needs no owner.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    } finally {
      if (file !== undefined) closeSync(file);
    }
  };
  open(path, path);
}
