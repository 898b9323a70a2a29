import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { chmod, copyFile, type FileHandle, link, lstat, open, opendir, rename, rmdir, unlink } from 'node:fs/promises';

/**
 * A folder that an untrusted process can write to, used without trusting anything in it: every path goes through a
 * descriptor of the folder, no link is followed, and no entry is taken for a file before it has been opened.
 */
export interface GuardedFolder {
  /** Absolute, for messages and for the process that owns the folder. */
  readonly path: string;
  /** Makes one of the server's files appear in the folder, as a hard link if possible. Throws if the name is taken. */
  readonly share: (source: string, name: string) => Promise<void>;
  /**
   * Moves a file out of the folder to `target`, a path that only the server can write to, and returns its bytes.
   * Throws `UntrustedFile` for anything but an ordinary file with one name.
   */
  readonly take: (name: string, target: string) => Promise<number>;
  /** Removes all entries but those to keep (by name), however deep, whatever their modes, until the signal fires. */
  readonly empty: (keep?: ReadonlySet<string>, signal?: AbortSignal) => Promise<void>;
  /**
   * Removes the folder itself with all entries. All processes that write to it must have ended. Another process does
   * most of the work, and continues after this one ends: a disk may take a millisecond for each of a hundred thousand
   * folders.
   */
  readonly remove: () => Promise<void>;
  /** Whether the folder holds more than the limits allow; counting stops at the first one exceeded. */
  readonly exceeds: (limits: FolderLimits) => Promise<boolean>;
  /** Closes the descriptor; the folder stays. */
  readonly close: () => Promise<void>;
}

/** How much a folder may hold, with everything below it. */
export interface FolderLimits {
  /** As allocated on the disk: holes in files do not count. */
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** The expected result is a link, a device, a folder, or a file with another name elsewhere. */
export class UntrustedFile extends Error {}

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/** Names a file without reading it (open(2)); not among Node's constants. */
const O_PATH = 0o10000000;
const readable = 0o644;
const fullAccess = 0o700;
/** The unit of `blocks` in the answer of stat(2). */
const blockBytes = 512;
/** Nested folders, each kept open while its entries are counted; programs nest about a dozen. */
const maxDepth = 100;

/**
 * A path through a descriptor, so that nobody can swap the folder. In bytes, because a name that is not UTF-8 would
 * become another name as a string.
 */
const through = (folder: FileHandle, name: string | Buffer = '') =>
  Buffer.concat([Buffer.from(`/proc/self/fd/${folder.fd}/`), Buffer.from(name)]);

/** An entry by its name in bytes. */
interface Entry {
  readonly name: Buffer;
  readonly isDirectory: () => boolean;
}

/** How many entries are read from the disk at once. */
const entriesAtOnce = 1000;

/** Node's types know only names as strings. */
async function entriesOf(folder: FileHandle): Promise<AsyncIterable<Entry>> {
  const options = { encoding: 'buffer' as BufferEncoding, bufferSize: entriesAtOnce };
  const entries: unknown = await opendir(through(folder).toString(), options);
  return entries as AsyncIterable<Entry>;
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Opens a subfolder, whose owner may have removed all permissions. */
async function openInner(folder: FileHandle, name: Buffer): Promise<FileHandle> {
  try {
    return await open(through(folder, name), folderFlags);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
  }
  const handle = await open(through(folder, name), folderFlags | O_PATH);
  try {
    await chmod(through(handle), fullAccess);
    return await open(through(handle), constants.O_RDONLY | constants.O_DIRECTORY);
  } finally {
    await handle.close();
  }
}

/**
 * Counts down what remains of the limits; false once one is exceeded. Names are counted before any entry is examined,
 * which takes a hundred times as long. Entries that disappear meanwhile do not count.
 */
async function fitsIn(folder: FileHandle, left: { bytes: number; entries: number }, depth: number): Promise<boolean> {
  if (depth > maxDepth) return false;
  const entries: Entry[] = [];
  for await (const entry of await entriesOf(folder)) {
    entries.push(entry);
    if (--left.entries < 0) return false;
  }
  for (const entry of entries) {
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
    if (left.bytes < 0) return false;
  }
  return true;
}

/** Has another process remove a folder, as far as it can: find(1) follows no link. */
async function removeByFind(path: string): Promise<void> {
  const options = { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } } as const;
  const child = spawn('find', [path, '-delete'], options);
  child.unref();
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {});
}

/** Removes a folder that is empty; returns whether it was. */
async function removeIfEmpty(path: Buffer): Promise<boolean> {
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
async function emptyFolder(folder: FileHandle, keep: ReadonlySet<string>, signal?: AbortSignal): Promise<void> {
  let moved = 0;
  for (let found = true; found; ) {
    found = false;
    for await (const entry of await entriesOf(folder)) {
      if (signal?.aborted) return;
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
      // Most are empty: this way a hundred thousand of them take a quarter of the time.
      if (await removeIfEmpty(path)) continue;
      const inner = await openInner(folder, entry.name);
      try {
        for await (const { name } of await entriesOf(inner)) {
          const target = through(folder, `.moved-${moved++}`);
          await rename(through(inner, name), target).catch(async (error: unknown) => {
            if (codeOf(error) !== 'EACCES') throw error;
            // Moving a folder changes its `..` entry, which needs the right to write to it.
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

/** Opens an existing folder. Throws where the path is a link or no folder. */
export async function openGuardedFolder(path: string): Promise<GuardedFolder> {
  const folder = await open(path, folderFlags);
  return {
    path,

    async share(source, name) {
      // The process may run as another user, who needs the right to read it.
      await chmod(source, readable);
      try {
        await link(source, through(folder, name));
      } catch (error) {
        // Another file system, or one without hard links.
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

    empty: (keep = new Set(), signal = undefined) => emptyFolder(folder, keep, signal),
    async remove() {
      await removeByFind(path);
      if (!(await exists(path))) return;
      await emptyFolder(folder, new Set());
      await rmdir(path);
    },
    exceeds: async ({ maxBytes, maxEntries }) => !(await fitsIn(folder, { bytes: maxBytes, entries: maxEntries }, 0)),
    close: () => folder.close(),
  };
}
