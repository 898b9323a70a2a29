import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A folder for one request. */
export interface Workspace {
  /** Absolute. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

export interface Workspaces {
  /** A folder of this server process; what is in it is nobody else's. */
  readonly root: string;
  readonly create: () => Promise<Workspace>;
  /** Removes the root with all that is left in it. */
  readonly close: () => Promise<void>;
}

const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Opens the work folder for this process, and sweeps what crashed processes of this host left there. Several
 * servers may share a folder: each has its own `host-pid` below it, and only those of dead processes go. A
 * restarted container has the same host and pid as before it, so its own old folder goes as well.
 */
export async function openWorkspaces(folder: string): Promise<Workspaces> {
  const mine = `${hostname()}-${process.pid}`;
  const root = join(folder, mine);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const pid = Number(name.startsWith(`${hostname()}-`) ? name.slice(hostname().length + 1) : Number.NaN);
    if (Number.isInteger(pid) && (name === mine || !isAlive(pid))) await remove(join(folder, name));
  }
  await mkdir(root, { mode: 0o700 });
  return {
    root,
    async create() {
      const path = await mkdtemp(join(root, 'job-'));
      return { path, remove: () => remove(path) };
    },
    close: () => remove(root),
  };
}
