import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { formatBytes } from '../../catalog/files/bytes.ts';
import type { ProblemError } from '../problem.ts';
import { makeFolder } from './make-folder.ts';
import { storageProblem } from './storage-problem.ts';

/** A folder for one request. */
export interface Workspace {
  /** Absolute. */
  readonly path: string;
  readonly remove: () => Promise<void>;
  /** The problem `busy` if an error is due to a folder that is full, read-only or missing; otherwise undefined. */
  readonly problemBehind: (error: unknown) => Promise<ProblemError | undefined>;
}

/** Makes folders for jobs, and removes them. */
export interface Workspaces {
  /** A folder used by this server process alone. */
  readonly root: string;
  /** Recreates the root if a cleaner of temporary files has removed it. */
  readonly create: () => Promise<Workspace>;
  /** How long ago the oldest folder was made that is still here, in seconds; 0 if there is none. */
  readonly oldestSeconds: () => Promise<number>;
  /** Bytes that are free for jobs. */
  readonly freeBytes: () => Promise<number>;
  /**
   * Why no job could run now, for the operator; null if one could. Creates nothing.
   * @param minFreeBytes How much must be free on its disk.
   */
  readonly trouble: (minFreeBytes: number) => Promise<string | null>;
  /** Removes the root with everything left in it. */
  readonly close: () => Promise<void>;
}

const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Retries a step after recreating what was missing. */
async function retried<T>(step: () => Promise<T>, mend: () => Promise<unknown>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mend();
    return step();
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const ownHost = `${digest(hostname())}-`;

/**
 * The name of a server's folder. Documents can show the path they are converted under, so it reveals neither the host's
 * name nor a process id.
 */
export const rootName = (pid: number): string => `${ownHost}${digest(`${hostname()} ${pid}`)}`;

/** The folders of processes that run on this host now; another process may own one of them. */
async function livingRoots(): Promise<ReadonlySet<string>> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  return new Set(pids.map(rootName));
}

/** Removes what crashed processes of this host left in the work folder. */
async function removeRootsOfTheDead(folder: string): Promise<void> {
  const living = await livingRoots();
  for (const name of await readdir(folder)) {
    if (name.startsWith(ownHost) && !living.has(name)) await remove(join(folder, name));
  }
}

/** How long ago the oldest job's folder below a root was made, in seconds; 0 if there is none. */
async function oldestJobSeconds(root: string): Promise<number> {
  const names = await readdir(root).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => name.startsWith('job-')).map((name) => stat(join(root, name)).catch(() => null)),
  );
  const now = Date.now();
  // Not every file system tells when a folder was made.
  const ages = found.map((folder) => (folder === null ? 0 : now - (folder.birthtimeMs || folder.ctimeMs)));
  return Math.max(0, ...ages) / 1000;
}

/** Whether an error says that something below the root other than the job's own folder is missing. */
function isLossOfOthers(
  { code, path = '', dest = path }: NodeJS.ErrnoException & { dest?: string },
  root: string,
  job: string,
) {
  return code === 'ENOENT' && dest.startsWith(root) && !dest.startsWith(job);
}

/**
 * Opens the work folder for this process, and removes what crashed processes of this host left there. Several servers
 * may share a folder: each has a subfolder, and only those of dead processes are removed. A restarted container has the
 * same host and pid as before, so its own old folder is removed too.
 */
export async function openWorkspaces(folder: string): Promise<Workspaces> {
  const root = join(folder, rootName(process.pid));
  await makeFolder(folder);
  await removeRootsOfTheDead(folder);
  // Jails reach their own folders below it, whose names nobody else can list.
  const makeRoot = () => mkdir(root, { mode: 0o711, recursive: true });
  await makeRoot();
  const makeOwn = (kind: 'job' | 'trial') => mkdtemp(join(root, `${kind}-`));

  let remaking: Promise<void> | undefined;
  /** Once for all jobs that find the root missing at the same time. */
  function remake(): Promise<void> {
    remaking ??= makeRoot().then(() => {
      remaking = undefined;
    });
    return remaking;
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  }

  return {
    root,
    async create() {
      const path = await retried(() => makeOwn('job'), remake);
      return {
        path,
        remove: () => remove(path),
        async problemBehind(error) {
          const isGone = await access(path).then(
            () => false,
            () => true,
          );
          const { code } = error as NodeJS.ErrnoException;
          if (isLossOfOthers(error as NodeJS.ErrnoException, root, path)) {
            await remake();
            return storageProblem(error);
          }
          return isGone || code !== 'ENOENT' ? storageProblem(error) : undefined;
        },
      };
    },
    oldestSeconds: () => oldestJobSeconds(root),
    freeBytes: () => retried(freeBytes, remake),
    async trouble(minFreeBytes) {
      try {
        const trial = await makeOwn('trial');
        await writeFile(join(trial, 'file'), 'content').finally(() => remove(trial));
        const free = await freeBytes();
        if (free >= minFreeBytes) return null;
        return `The work folder’s disk has ${formatBytes(free, 'en')} free, less than ${formatBytes(minFreeBytes, 'en')}.`;
      } catch (error) {
        return `The work folder cannot be used: ${(error as Error).message}`;
      }
    },
    close: () => remove(root),
  };
}
