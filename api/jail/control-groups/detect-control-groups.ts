import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ControlGroups, openControlGroups } from './control-groups.ts';
import { findControlGroup, isDelegated } from './own-control-group.ts';

/** What enforces the limits on a jail's memory and number of processes. */
export interface CeilingsFound {
  /** Null if the server has to monitor them itself. */
  readonly groups: ControlGroups | null;
  /** Why there are no groups, for the operator; empty if there are. */
  readonly reason: string;
}

/** Smaller than engines' limits, so that they are reached at once. */
const trialCeilings = { maxTreeBytes: 64_000_000, maxProcesses: 10 };
const trialTimeoutMs = 10_000;
const forkFailed = 3;

const trials = {
  memory: '$x = "x" x 200_000_000',
  processes: `for (1 .. 40) { my $child = fork; exit ${forkFailed} unless defined $child; sleep 20 unless $child }`,
};

/** Throws if a limit is not enforced. */
async function proveCeilings(groups: ControlGroups): Promise<void> {
  for (const [what, script] of Object.entries(trials)) {
    const group = groups.make(trialCeilings);
    const { file, args } = group.enter({ file: 'perl', args: ['-e', script] });
    const { status } = spawnSync(file, args, { stdio: 'ignore', timeout: trialTimeoutMs, killSignal: 'SIGKILL' });
    const holds = what === 'memory' ? group.hasOutgrown() : status === forkFailed;
    await group.remove();
    if (!holds) throw new Error(`the ceiling for ${what} does not hold`);
  }
}

/**
 * Determines whether this machine lets the server create control groups for jails: in a container with a writable
 * hierarchy, in a systemd unit with `Delegate=yes`, or as the owner of a subtree. What belongs to a service manager is
 * left alone.
 */
export async function detectControlGroups(): Promise<CeilingsFound> {
  try {
    const [mounts, own] = ['mountinfo', 'cgroup'].map((name) => readFileSync(`/proc/self/${name}`, 'utf8'));
    const group = findControlGroup(mounts ?? '', own ?? '');
    if (group === null) throw new Error('no unified hierarchy is mounted');
    if (process.getuid?.() === 0 && !group.isTop && !isDelegated(group.folder)) {
      throw new Error(
        'the control group belongs to the service manager (systemd: Delegate=yes leaves it to the server)',
      );
    }
    const groups = openControlGroups(group.folder);
    await proveCeilings(groups);
    return { groups, reason: '' };
  } catch (error) {
    return { groups: null, reason: (error as Error).message };
  }
}
