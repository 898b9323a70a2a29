import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, WrongContent } from './file-store.ts';

/** Another file system, one without hard links, or too many of them. */
const unlinkable = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP']);
/** Of the folders of jobs, which lie in a folder of their own, apart from what else is there. */
const jobsFolder = 'files';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A hard link where the file system has it, which takes no time, or else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!unlinkable.has(codeOf(error) ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Keeps files in a folder that all machines share. A file has its name once it is complete. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const root = join(folder, jobsFolder);
  await mkdir(root, { recursive: true, mode: 0o700 });

  /** The time by the clock of the file system, which machines' own may differ from. */
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
      // A rename between two links of one file leaves both.
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
