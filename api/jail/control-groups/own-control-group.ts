import { basename, dirname, join } from 'node:path';
import koffi from 'koffi';

/** Where this process may create control groups (cgroups(7), version 2), absolute. */
export interface OwnControlGroup {
  readonly folder: string;
  /** Whether it is the topmost visible group: a container's, or the machine's. */
  readonly isTop: boolean;
}

/** The group of the server's own processes while others are created next to it. */
export const serverGroup = 'server';

/**
 * The control group of a process. Null where no unified hierarchy is mounted, or where it shows another part.
 *
 * @param mounts What /proc/self/mountinfo says.
 * @param groups What /proc/self/cgroup says.
 */
export function findControlGroup(mounts: string, groups: string): OwnControlGroup | null {
  const path = /^0::(\/.*)$/m.exec(groups)?.[1];
  if (path === undefined) return null;
  // A server started by another server that has created groups is in that one's group.
  const own = basename(path) === serverGroup ? dirname(path) : path;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    if (!after.startsWith('cgroup2 ')) continue;
    const [, , , root = '', place = ''] = before.split(' ');
    const prefix = root === '/' ? '' : root;
    if (own === root) return { folder: place, isTop: true };
    if (own.startsWith(`${prefix}/`)) return { folder: join(place, own.slice(prefix.length)), isTop: false };
  }
  return null;
}

/** The attributes that systemd sets on a delegated group (`Delegate=yes`). */
const delegationAttributes = ['user.delegate', 'trusted.delegate'];

/** Whether a service manager has delegated a group to its processes. */
export function isDelegated(folder: string): boolean {
  const getxattr = koffi.load('libc.so.6').func('long getxattr(const char *, const char *, void *, size_t)');
  const value = Buffer.alloc(1);
  return delegationAttributes.some(
    (name) => Number(getxattr(folder, name, value, 1)) === 1 && value.toString() === '1',
  );
}
