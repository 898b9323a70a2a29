import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

/** The folders of a control group and of those around it, innermost first: each may set a limit. */
function groupFolders(mount: string, path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return Array.from({ length: parts.length + 1 }, (_, index) => join(mount, ...parts.slice(0, parts.length - index)));
}

/** `cpu.max` (cgroup 2): the time that a group may use in each period, or `max`. */
function shareOf2(folder: string): number {
  const [quota, period] = read(join(folder, 'cpu.max')).split(' ').map(Number);
  return quota !== undefined && period !== undefined && quota > 0 ? quota / period : Number.POSITIVE_INFINITY;
}

/** The same of cgroup 1, where no limit is −1. */
function shareOf1(folder: string): number {
  const quota = Number(read(join(folder, 'cpu.cfs_quota_us')));
  const period = Number(read(join(folder, 'cpu.cfs_period_us')));
  return quota > 0 && period > 0 ? quota / period : Number.POSITIVE_INFINITY;
}

/**
 * How many cores this process may use: those that it may run on, and no more than its container is given time for
 * (`docker run --cpus`, Kubernetes' limits). Node counts the latter only from version 22 on.
 *
 * @param root Where `/proc` and `/sys` are.
 */
export function availableCores(root = '/'): number {
  const lines = read(join(root, 'proc/self/cgroup')).split('\n');
  const shares = lines.flatMap((line) => {
    const [, controllers = '', path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (controllers === '') return groupFolders(join(root, 'sys/fs/cgroup'), path).map(shareOf2);
    if (!controllers.split(',').includes('cpu')) return [];
    return ['cpu', 'cpu,cpuacct'].flatMap((name) =>
      groupFolders(join(root, 'sys/fs/cgroup', name), path).map(shareOf1),
    );
  });
  return Math.max(1, Math.min(availableParallelism(), ...shares.map(Math.ceil)));
}
