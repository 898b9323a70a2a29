import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { formatBytes } from '../../catalog/files/bytes.ts';
import type { ProblemError } from '../problem.ts';
import { storageProblem } from './storage-problem.ts';

/** A folder for one request. */
export interface Workspace {
  /** Absolute. */
  readonly path: string;
  readonly remove: () => Promise<void>;
  /** The problem `busy` where an error comes from a folder that is full, read-only or gone; undefined elsewhere. */
  readonly problemBehind: (error: unknown) => Promise<ProblemError | undefined>;
}

export interface Workspaces {
  /** A folder of this server process; what is in it is nobody else's. */
  readonly root: string;
  /** Makes the root anew where a cleaner of temporary files has removed it. */
  readonly create: () => Promise<Workspace>;
  /** Bytes that are free for the jobs. */
  readonly freeBytes: () => Promise<number>;
  /**
   * Why no job could be worked on now, for the operator; null where one could. Makes nothing that is missing.
   *
   * @param minFreeBytes What has to be free on its disk.
   */
  readonly trouble: (minFreeBytes: number) => Promise<string | null>;
  /** Removes the root with all that is left in it. */
  readonly close: () => Promise<void>;
}

const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** Runs a step again after what was missing has been made. */
async function mended<T>(step: () => Promise<T>, mend: () => Promise<unknown>): Promise<T> {
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
 * The name of a server's folder. Documents can show the path that they are converted under: it tells neither the
 * host's name nor a process id.
 */
export const rootName = (pid: number): string => `${ownHost}${digest(`${hostname()} ${pid}`)}`;

/** The folders of processes that live on this host now; another may have one of them for its own. */
async function livingRoots(): Promise<ReadonlySet<string>> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  return new Set(pids.map(rootName));
}

/**
 * Opens the work folder for this process, and sweeps what crashed processes of this host left there. Several
 * servers may share a folder: each has its own below it, and only those of dead processes go. A restarted container
 * has the same host and pid as before it, so its own old folder goes as well.
 */
export async function openWorkspaces(folder: string): Promise<Workspaces> {
  const root = join(folder, rootName(process.pid));
  await mkdir(folder, { recursive: true });
  const living = await livingRoots();
  for (const name of await readdir(folder)) {
    if (name.startsWith(ownHost) && !living.has(name)) await remove(join(folder, name));
  }
  // Jails reach their own folders below it, whose names nobody else can list.
  const makeRoot = () => mkdir(root, { mode: 0o711, recursive: true });
  await makeRoot();
  const makeFolder = (kind: 'job' | 'trial') => mkdtemp(join(root, `${kind}-`));

  let remaking: Promise<void> | undefined;
  /** Once for all jobs that find the root missing at the same time. */
  function remake(): Promise<void> {
    remaking ??= makeRoot().then(() => {
      remaking = undefined;
    });
    return remaking;
  }

  /** Whether an error says that something below the root is gone that is not the job's own. */
  function isLossOfOthers({ code, path = '', dest = path }: NodeJS.ErrnoException & { dest?: string }, job: string) {
    return code === 'ENOENT' && dest.startsWith(root) && !dest.startsWith(job);
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  }

  return {
    root,
    async create() {
      const path = await mended(() => makeFolder('job'), remake);
      return {
        path,
        remove: () => remove(path),
        async problemBehind(error) {
          const isGone = await access(path).then(
            () => false,
            () => true,
          );
          const { code } = error as NodeJS.ErrnoException;
          if (isLossOfOthers(error as NodeJS.ErrnoException, path)) {
            await remake();
            return storageProblem(error);
          }
          return isGone || code !== 'ENOENT' ? storageProblem(error) : undefined;
        },
      };
    },
    freeBytes: () => mended(freeBytes, remake),
    async trouble(minFreeBytes) {
      try {
        const trial = await makeFolder('trial');
        await writeFile(join(trial, 'file'), 'content').finally(() => remove(trial));
        const free = await freeBytes();
        if (free >= minFreeBytes) return null;
        return `The work folder's disk has ${formatBytes(free, 'en')} free, less than ${formatBytes(minFreeBytes, 'en')}.`;
      } catch (error) {
        return `The work folder cannot be used: ${(error as Error).message}`;
      }
    },
    close: () => remove(root),
  };
}
