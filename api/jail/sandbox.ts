import { join } from 'node:path';
import { type Findings, type JailPromise, promisesOf } from './check/promises.ts';
import { checkJail } from './check/self-check.ts';
import { type CeilingsFound, detectControlGroups } from './control-groups/detect-control-groups.ts';
import { createJailUsers, unassignedIds } from './jail-users.ts';
import { type Confiner, type ConfinerParts, fullSandbox, minimalSandbox, reducedSandbox } from './levels.ts';
import { folderClosedToOthers } from './own-module.ts';
import { createCallFilter, type FilterCalls } from './system-calls/seccomp.ts';

/** The strongest way of confining processes that works on this machine. */
export interface Sandbox extends Confiner {
  /** Why it is not stronger, for the operator; empty if nothing is missing. */
  readonly reason: string;
  /** What a process inside could and could not do. */
  readonly findings: Findings;
  readonly ceilings: CeilingsFound;
}

function filterCallsOf(missing: string[]): FilterCalls | null {
  try {
    return createCallFilter();
  } catch (error) {
    missing.push(`system calls: ${(error as Error).message}`);
    return null;
  }
}

/** Strongest first; within a level, jails with separate users before those that share the server's. */
async function candidates(filterCalls: FilterCalls | null): Promise<readonly Confiner[]> {
  const isRoot = process.getuid?.() === 0;
  const own = isRoot ? createJailUsers(await unassignedIds()) : null;
  const parts: readonly ConfinerParts[] = [
    ...(own === null ? [] : [{ users: own, filterCalls }]),
    { users: null, filterCalls },
  ];
  // Root in a jail is still root to the kernel, which limits no processes of it and lets it change what root owns.
  const confining = isRoot ? parts.slice(0, 1) : parts;
  return [...confining.map(fullSandbox), ...confining.map(reducedSandbox), ...parts.map(minimalSandbox)];
}

/** What a confiner must keep: its level's promises, and its own users where it lends them. */
const promisesBy = ({ level, users }: Confiner): readonly JailPromise[] => [
  ...promisesOf[level],
  ...(users === null ? [] : (['own-user'] as const)),
];

/**
 * Without bubblewrap, a jail's user needs access to every folder down to the code and to the jobs; Node would merely report a
 * missing module.
 */
function whyNotStarted({ level, users }: Confiner, root: string, { message }: Error): string {
  if (level === 'full' || users === null) return message;
  const ofCode = folderClosedToOthers();
  if (ofCode !== null) return `other users cannot enter ${ofCode}; install the project elsewhere, as in /srv`;
  const ofJobs = folderClosedToOthers([join(root, 'job')]);
  return ofJobs === null
    ? message
    : `other users cannot enter ${ofJobs}; set WORK_FOLDER to a folder that is in none such`;
}

/**
 * Determines the strongest isolation that works on this machine, by testing from inside. Bubblewrap needs root or user
 * namespaces, which Docker and some hosts forbid; Landlock needs Linux 6.7 for its network rules.
 * @param root An existing folder, for the tests: the one that has the jobs' folders.
 * @throws If not even resource limits work: setpriv or prlimit is missing.
 */
export async function detectSandbox(root: string): Promise<Sandbox> {
  const missing: string[] = [];
  const filterCalls = filterCallsOf(missing);
  const ceilings = await detectControlGroups();
  for (const confiner of await candidates(filterCalls)) {
    const way = `${confiner.level}${confiner.users === null ? ' as the server’s user' : ' as another user'}`;
    try {
      const findings = await checkJail(confiner, root, ceilings.groups);
      const broken = promisesBy(confiner).filter((promise) => findings.open.includes(promise));
      if (broken.length === 0) return { ...confiner, reason: missing.join('; '), findings, ceilings };
      missing.push(`${way}: ${broken.join(', ')} not kept`);
    } catch (error) {
      missing.push(`${way}: ${whyNotStarted(confiner, root, error as Error)}`);
    }
  }
  throw new Error(`No program can be confined here: ${missing.join('; ')}`);
}
