import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../workspace/make-folder.ts';
import { type FileStore, WrongContent } from './file-store.ts';

/** Errors for another file system, one without hard links, or too many links. */
const unlinkable = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP']);
/** The subfolder for jobs, separate from anything else in the folder. */
const jobsFolder = 'files';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Makes a hard link, which takes no time, or else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!unlinkable.has(codeOf(error) ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Keeps files in a folder that all machines share. A file gets its name once it is complete. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const root = join(folder, jobsFolder);
  await makeFolder(root, 0o700);

  /** The time by the file system's clock, which may differ from the machines' own. */
  async function now(): Promise<number> {
    const path = join(folder, `.clock-${randomUUID()}`);
    await writeFile(path, '');
    const { mtimeMs } = await stat(path);
    await rm(path, { force: true });
    return mtimeMs;
  }

  return {
    async put(key, path) {
      const target = join(root, key);
      const part = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await linkOrCopy(path, part);
      await rename(part, target);
      // Renaming between two links of the same file leaves both.
      await rm(part, { force: true });
    },
    async get(key, path, bytes) {
      await linkOrCopy(join(root, key), path);
      if ((await stat(path)).size !== bytes) throw new WrongContent(`${key} has another size`);
    },
    remove: (prefix) => rm(join(root, prefix), { recursive: true, force: true }),
    async sweep(olderThanMs) {
      const limit = (await now()) - olderThanMs;
      let swept = 0;
      for (const name of await readdir(root)) {
        const found = await stat(join(root, name)).catch(() => null);
        if (found === null || found.mtimeMs > limit) continue;
        await rm(join(root, name), { recursive: true, force: true });
        swept++;
      }
      return swept;
    },
    async check() {
      await now();
    },
    close: async () => {},
  };
}
