import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** What a process and all that it started use. */
export interface TreeUsage {
  /** Those that still live. */
  readonly pids: readonly number[];
  /** Memory of their own: what they share with their program's file is not counted. */
  readonly bytes: number;
  /** Processor time so far. */
  readonly cpuMs: number;
}

/** A tenth of the share of a process that has not yielded. */
const yieldingPriority = 10;
/** Clock ticks in which Linux tells processor time (USER_HZ, the same on all its platforms). */
const tickMs = 10;

/** How often Linux lets the priority of a session be set. */
const autogroupPauseMs = 150;

// Reading /proc takes microseconds, a tenth of what handing it to another thread does.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function statOf(pid: number) {
  const stat = read(`/proc/${pid}/stat`);
  // The program's name may hold spaces and parentheses; the fields after it are numbered from the third (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

function memoryOf(pid: number): number {
  const sizes = [...read(`/proc/${pid}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) * 1024;
}

/** Parents by process, remembered: a machine may run a thousand processes, and few of them are new. */
const parents = new Map<number, number>();

function refreshParents(): void {
  const pids = new Set(readdirSync('/proc').map(Number));
  // Who loses its parent gets another.
  for (const [pid, parent] of parents) if (!pids.has(pid) || !pids.has(parent)) parents.delete(pid);
  for (const pid of pids) if (pid > 0 && !parents.has(pid)) parents.set(pid, statOf(pid).parent);
}

/** Looks at a process and all that it started. */
export function measureTree(root: number): TreeUsage {
  refreshParents();
  const tree = new Set([root]);
  // A parent may have a higher number than its child once the numbers have wrapped around.
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  const pids = [...tree].filter((pid) => parents.has(pid));
  return {
    pids,
    bytes: pids.reduce((sum, pid) => sum + memoryOf(pid), 0),
    cpuMs: pids.reduce((sum, pid) => sum + (statOf(pid).cpuMs || 0), 0),
  };
}

function signalAll(pids: Iterable<number>, name: 'SIGSTOP' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Kills a process and all that it started, in whatever group they are. */
export function killTree(root: number): void {
  let found = 0;
  // A process that stands still starts no other while the rest are looked for.
  for (let pids = measureTree(root).pids; pids.length > found; pids = measureTree(root).pids) {
    found = pids.length;
    signalAll(pids, 'SIGSTOP');
  }
  signalAll(measureTree(root).pids, 'SIGKILL');
}

function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/**
 * Lets processes that have not yielded go first. It cannot be undone without privileges.
 *
 * Linux keeps the priority by thread, and weighs it only inside a session where sessions are scheduled as groups
 * (sched(7), autogroup), so that both are set.
 */
export async function yieldToOthers(pids: readonly number[]): Promise<void> {
  const sessions = new Map<string, number>();
  for (const pid of pids) {
    const session = read(`/proc/${pid}/autogroup`).split(' ')[0] ?? '';
    if (session !== '') sessions.set(session, pid);
    for (const thread of threadsOf(pid)) {
      try {
        setPriority(thread, yieldingPriority);
      } catch {
        // It ended meanwhile.
      }
    }
  }
  for (const pid of sessions.values()) {
    await writeFile(`/proc/${pid}/autogroup`, String(yieldingPriority)).catch(() => {});
    await wait(autogroupPauseMs);
  }
}
