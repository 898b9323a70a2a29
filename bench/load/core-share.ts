import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from '../meters/children.ts';

/** A part of the machine's cores for some processes and all that they start. */
export interface CoreShare {
  /** Moves a process and its descendants. */
  readonly addTree: (pid: number) => Promise<void>;
  /** Once its processes have ended. */
  readonly remove: () => Promise<void>;
}

const periodMicroseconds = 100_000;
/** A group of processes can be removed once the kernel has buried the last of them. */
const removeTries = 50;
const removePauseMs = 100;

/** Sets what the kernel offers: where nobody offers it, the folder may be an ordinary one. */
const set = (file: string, value: string | number) => writeFile(file, String(value), { flag: 'r+' });

/** Where control groups of either version limit the time of processors, and how. */
const controllers = [
  {
    folder: '/sys/fs/cgroup',
    limit: (folder: string, quota: number) => set(join(folder, 'cpu.max'), `${quota} ${periodMicroseconds}`),
  },
  {
    folder: '/sys/fs/cgroup/cpu',
    limit: async (folder: string, quota: number) => {
      await set(join(folder, 'cpu.cfs_period_us'), periodMicroseconds);
      await set(join(folder, 'cpu.cfs_quota_us'), quota);
    },
  },
];

/**
 * Makes a control group whose processes get so many cores, or a part of one, as on a small machine of their own. Null where this
 * may not be done: it takes root, and a system that lends its control groups.
 */
export async function shareCores(name: string, cores: number): Promise<CoreShare | null> {
  for (const { folder, limit } of controllers) {
    const group = join(folder, name);
    const remove = async () => {
      for (let tries = 0; tries < removeTries; tries++) {
        if (
          await rmdir(group).then(
            () => true,
            () => false,
          )
        )
          return;
        await wait(removePauseMs);
      }
    };
    try {
      await mkdir(group);
      await limit(group, Math.round(cores * periodMicroseconds));
      const addTree = async (pid: number): Promise<void> => {
        await set(join(group, 'cgroup.procs'), pid);
        for (const child of await childrenOf(pid)) await addTree(child);
      };
      return { addTree, remove };
    } catch {
      await rmdir(group).catch(() => {});
    }
  }
  return null;
}
