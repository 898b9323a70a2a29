import { constants } from 'node:fs';
import { chmod, copyFile, type FileHandle, link, lstat, open, opendir, rename, rmdir, unlink } from 'node:fs/promises';

/**
 * A folder that a process of somebody else's may write to, used without trusting anything in it: every path goes
 * through a descriptor of the folder, no link is followed, and no entry is believed to be a file before it was opened.
 */
export interface GuardedFolder {
  /** Absolute, for messages and for the process that owns the folder. */
  readonly path: string;
  /** Shows a file of the server's in the folder, without a copy. Throws where the name is taken. */
  readonly share: (source: string, name: string) => Promise<void>;
  /**
   * Moves a file out of the folder to `target`, a path that only the server can write to, and returns its bytes.
   * Throws `UntrustedFile` for anything but an ordinary file with one name.
   */
  readonly take: (name: string, target: string) => Promise<number>;
  /** Removes all entries but those to keep, however deep, whatever their modes. */
  readonly empty: (keep?: ReadonlySet<string>) => Promise<void>;
  /** Whether more lies in the folder than the limits allow; stops counting there. */
  readonly exceeds: (limits: FolderLimits) => Promise<boolean>;
  /** Lets go of the folder, which stays. */
  readonly close: () => Promise<void>;
}

/** How much a folder may hold, with all below it. */
export interface FolderLimits {
  /** As the disk counts them: holes in files take none. */
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** Something stands where a result should be: a link, a device, a folder, or a file that has another name elsewhere. */
export class UntrustedFile extends Error {}

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/** Names a file without reading it (open(2)); not among Node's constants. */
const O_PATH = 0o10000000;
const readable = 0o644;
const fullAccess = 0o700;
/** The unit of `blocks` in what stat(2) says. */
const blockBytes = 512;
/** Folders within each other, each of which is kept open while it is counted; programs nest a dozen. */
const maxDepth = 100;

/**
 * A path through a descriptor: nobody can put another folder in its place. In bytes, because a name may be any; text
 * made of one that is no UTF-8 would be another name.
 */
const through = (folder: FileHandle, name: string | Buffer = '') =>
  Buffer.concat([Buffer.from(`/proc/self/fd/${folder.fd}/`), Buffer.from(name)]);

/** An entry by its name in bytes. */
interface Entry {
  readonly name: Buffer;
  readonly isDirectory: () => boolean;
}

/** Node's types know only names that are text. */
async function entriesOf(folder: FileHandle): Promise<AsyncIterable<Entry>> {
  const entries: unknown = await opendir(through(folder).toString(), { encoding: 'buffer' as BufferEncoding });
  return entries as AsyncIterable<Entry>;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Opens a subfolder; its owner may have taken all rights away. */
async function openInner(folder: FileHandle, name: Buffer): Promise<FileHandle> {
  const handle = await open(through(folder, name), folderFlags | O_PATH);
  try {
    await chmod(through(handle), fullAccess);
    return await open(through(handle), constants.O_RDONLY | constants.O_DIRECTORY);
  } finally {
    await handle.close();
  }
}

/** Counts entries down and bytes up; false once a limit is passed. What disappears meanwhile counts nothing. */
async function fitsIn(folder: FileHandle, left: { bytes: number; entries: number }, depth: number): Promise<boolean> {
  if (depth > maxDepth) return false;
  for await (const entry of await entriesOf(folder)) {
    left.entries--;
    try {
      if (entry.isDirectory()) {
        const inner = await openInner(folder, entry.name);
        const fits = await fitsIn(inner, left, depth + 1).finally(() => inner.close());
        if (!fits) return false;
      } else {
        left.bytes -= (await lstat(through(folder, entry.name))).blocks * blockBytes;
      }
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) throw error;
    }
    if (left.bytes < 0 || left.entries < 0) return false;
  }
  return true;
}

/** Whether a folder was empty and is gone. */
async function removesEmpty(path: Buffer): Promise<boolean> {
  try {
    await rmdir(path);
    return true;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EACCES'].includes(codeOf(error) ?? '')) throw error;
    return false;
  }
}

/**
 * Removes all entries. Folders are emptied upwards, into the outermost one, so that neither their depth nor the
 * length of their paths matters.
 */
async function emptyFolder(folder: FileHandle, keep: ReadonlySet<string>): Promise<void> {
  let moved = 0;
  for (let found = true; found; ) {
    found = false;
    for await (const entry of await entriesOf(folder)) {
      if (keep.has(entry.name.toString())) continue;
      found = true;
      const path = through(folder, entry.name);
      try {
        await unlink(path);
        continue;
      } catch (error) {
        if (codeOf(error) === 'ENOENT') continue;
        if (codeOf(error) !== 'EISDIR' && codeOf(error) !== 'EPERM') throw error;
      }
      // Most are empty, and whoever leaves a hundred thousand costs a quarter of the time then.
      if (await removesEmpty(path)) continue;
      const inner = await openInner(folder, entry.name);
      try {
        for await (const { name } of await entriesOf(inner)) {
          const target = through(folder, `.moved-${moved++}`);
          await rename(through(inner, name), target).catch(async (error: unknown) => {
            if (codeOf(error) !== 'EACCES') throw error;
            // Moving a folder changes its entry for its parent, which takes the right to write to it.
            await (await openInner(inner, name)).close();
            await rename(through(inner, name), target);
          });
        }
      } finally {
        await inner.close();
      }
      await rmdir(path);
    }
  }
}

/** Opens a folder that exists. Throws where it is a link or no folder. */
export async function openGuardedFolder(path: string): Promise<GuardedFolder> {
  const folder = await open(path, folderFlags);
  return {
    path,

    async share(source, name) {
      // The process may run as another user, who can only read it.
      await chmod(source, readable);
      try {
        await link(source, through(folder, name));
      } catch (error) {
        // Another file system, or one that knows no links.
        if (!['EXDEV', 'EPERM', 'EMLINK'].includes(codeOf(error) ?? '')) throw error;
        await copyFile(source, through(folder, name), constants.COPYFILE_EXCL);
      }
    },

    async take(name, target) {
      await rename(through(folder, name), target);
      // From here on only the server can change what the path names.
      const file = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
        (error: unknown) => {
          throw new UntrustedFile(`${name} cannot be opened`, { cause: error });
        },
      );
      try {
        const stat = await file.stat();
        if (!stat.isFile() || stat.nlink !== 1) throw new UntrustedFile(`${name} is not an ordinary file`);
        // The next step of a conversion may run under another user.
        if (process.getuid?.() === 0) await file.chown(0, 0);
        await file.chmod(readable);
        return stat.size;
      } finally {
        await file.close();
      }
    },

    empty: (keep = new Set()) => emptyFolder(folder, keep),
    exceeds: async ({ maxBytes, maxEntries }) => !(await fitsIn(folder, { bytes: maxBytes, entries: maxEntries }, 0)),
    close: () => folder.close(),
  };
}
