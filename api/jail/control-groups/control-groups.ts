import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../command.ts';
import { serverGroup } from './own-control-group.ts';

/** What all processes of a jail may use together, enforced by the kernel. */
export interface Ceilings {
  readonly maxTreeBytes: number;
  /** Processes and threads. */
  readonly maxProcesses: number;
}

/** A jail's control group. */
export interface JailGroup {
  /** Wraps a command so that it starts in the group. */
  readonly enter: (command: Command) => Command;
  /** Whether the kernel has killed its processes for exceeding their memory limit. */
  readonly hasOutgrown: () => boolean;
  readonly kill: () => void;
  /** Kills the remaining processes, and removes the group. */
  readonly remove: () => Promise<void>;
}

/** Makes control groups for jails. */
export interface ControlGroups {
  readonly make: (ceilings: Ceilings) => JailGroup;
}

const groupPrefix = 'jail-';
/** bwrap, prlimit and setpriv, which run before a jail's program. */
const ownProcesses = 8;
/** Killed processes leave their group within milliseconds, on a busy machine later. */
const removalTries = 50;
const removalPauseMs = 100;

const enable = '+memory +pids';

function makeGroup(parent: string, { maxTreeBytes, maxProcesses }: Ceilings): JailGroup {
  const folder = mkdtempSync(join(parent, groupPrefix));
  const set = (name: string, value: number) => writeFileSync(join(folder, name), String(value));
  set('memory.max', maxTreeBytes);
  set('pids.max', maxProcesses + ownProcesses);
  // All or none: the rest of a half-killed jail is useless.
  set('memory.oom.group', 1);
  // Missing if the kernel has no swap accounting.
  if (existsSync(join(folder, 'memory.swap.max'))) set('memory.swap.max', 0);

  const kill = () => {
    try {
      // Linux 5.14.
      if (existsSync(join(folder, 'cgroup.kill'))) set('cgroup.kill', 1);
    } catch {
      // It is gone.
    }
  };
  return {
    // Only a process itself can enter before it starts others.
    enter: ({ file, args }) => ({
      file: '/bin/sh',
      args: ['-c', 'echo 0 >"$0" && exec "$@"', join(folder, 'cgroup.procs'), file, ...args],
    }),
    hasOutgrown() {
      try {
        return /^oom_kill [1-9]/m.test(readFileSync(join(folder, 'memory.events'), 'utf8'));
      } catch {
        return false;
      }
    },
    kill,
    async remove() {
      kill();
      for (let tries = 0; tries < removalTries; tries++) {
        const removed = await rmdir(folder).then(
          () => true,
          (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
        );
        if (removed) return;
        await wait(removalPauseMs);
      }
    },
  };
}

/** Removes groups left over by a server that was killed. Groups of a running server have processes, and stay. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(groupPrefix)) continue;
    try {
      rmdirSync(join(folder, name));
    } catch {
      // It is in use.
    }
  }
}

/** Processes must be in leaves: those that are in the group itself are moved to one. */
function moveToLeaf(folder: string): void {
  const leaf = join(folder, serverGroup);
  mkdirSync(leaf, { recursive: true });
  const own = readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n');
  for (const pid of own.filter((line) => line !== '')) {
    try {
      writeFileSync(join(leaf, 'cgroup.procs'), pid);
    } catch (error) {
      // It ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Prepares a control group for jails below it.
 * @param folder A group that this process may change, absolute.
 * @throws Why it cannot be used, for the operator.
 */
export function openControlGroups(folder: string): ControlGroups {
  const controllers = readFileSync(join(folder, 'cgroup.controllers'), 'utf8').trim().split(' ');
  const lacking = ['memory', 'pids'].filter((name) => !controllers.includes(name));
  if (lacking.length > 0) throw new Error(`no controller for ${lacking.join(' and ')} in the unified hierarchy`);
  sweep(folder);
  moveToLeaf(folder);
  writeFileSync(join(folder, 'cgroup.subtree_control'), enable);
  return { make: (ceilings) => makeGroup(folder, ceilings) };
}
