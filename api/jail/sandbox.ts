import { createJailUsers, unassignedIds } from './jail-users.ts';
import { type Confiner, type ConfinerParts, fullSandbox, minimalSandbox, reducedSandbox } from './levels.ts';
import { folderClosedToOthers } from './own-module.ts';
import { type Findings, promisesOf } from './promises.ts';
import { createCallFilter, type FilterCalls } from './seccomp.ts';
import { checkJail } from './self-check.ts';

/** The strongest way of confining processes that works on this machine. */
export interface Sandbox extends Confiner {
  /** Why it is no stronger, for the operator; empty when nothing is missing. */
  readonly reason: string;
  /** What was found from inside. */
  readonly findings: Findings;
}

function filterCallsOf(missing: string[]): FilterCalls | null {
  try {
    return createCallFilter();
  } catch (error) {
    missing.push(`system calls: ${(error as Error).message}`);
    return null;
  }
}

/** The strongest first; of the same level, jails with users of their own before those that share the server's. */
async function candidates(filterCalls: FilterCalls | null): Promise<readonly Confiner[]> {
  const isRoot = process.getuid?.() === 0;
  const own = isRoot ? createJailUsers(await unassignedIds()) : null;
  const parts: readonly ConfinerParts[] = [
    ...(own === null ? [] : [{ users: own, filterCalls }]),
    { users: null, filterCalls },
  ];
  // Root in a jail is still root to the kernel, which counts no processes of it and leaves it what root owns.
  const full = isRoot ? parts.slice(0, 1) : parts;
  return [...full.map(fullSandbox), ...parts.map(reducedSandbox), ...parts.map(minimalSandbox)];
}

/** Without bubblewrap a jail's user walks the same folders as everybody; Node would only say that a module is missing. */
function whyNotStarted({ level, users }: Confiner, { message }: Error): string {
  const closed = level === 'full' || users === null ? null : folderClosedToOthers();
  return closed === null ? message : `other users cannot enter ${closed}; install the project elsewhere, as in /srv`;
}

/**
 * Finds out once what isolation this machine offers, by trying it from inside, the strongest first. Bubblewrap needs
 * root or user namespaces, which Docker and some hosts forbid; Landlock needs Linux 6.7 for its rules over the network.
 *
 * @param root A folder that exists, for the trials.
 * @throws Where not even limits work: setpriv or prlimit is missing.
 */
export async function detectSandbox(root: string): Promise<Sandbox> {
  const missing: string[] = [];
  const filterCalls = filterCallsOf(missing);
  for (const confiner of await candidates(filterCalls)) {
    const way = `${confiner.level}${confiner.users === null ? ' as the server’s user' : ' as another user'}`;
    try {
      const findings = await checkJail(confiner, root);
      const broken = promisesOf[confiner.level].filter((promise) => findings.open.includes(promise));
      if (broken.length === 0) return { ...confiner, reason: missing.join('; '), findings };
      missing.push(`${way}: ${broken.join(', ')} not kept`);
    } catch (error) {
      missing.push(`${way}: ${whyNotStarted(confiner, error as Error)}`);
    }
  }
  throw new Error(`No program can be confined here: ${missing.join('; ')}`);
}
