import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

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

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

async function statOf(pid: number) {
  const stat = await read(`/proc/${pid}/stat`);
  // The program's name may hold spaces and parentheses; the fields after it are numbered from the third (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

async function memoryOf(pid: number): Promise<number> {
  const status = await read(`/proc/${pid}/status`);
  const sizes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size));
  return sizes.reduce((sum, size) => sum + size, 0) * 1024;
}

/** Looks at a process and all that it started. */
export async function measureTree(root: number): Promise<TreeUsage> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const all = await Promise.all(pids.map(statOf));
  const tree = new Set([root]);
  // A parent may have a higher number than its child once the numbers have wrapped around.
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  const members = all.filter(({ pid }) => tree.has(pid));
  const bytes = await Promise.all(members.map(({ pid }) => memoryOf(pid)));
  return {
    pids: members.map(({ pid }) => pid),
    bytes: bytes.reduce((sum, size) => sum + size, 0),
    cpuMs: members.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}

/**
 * Lets processes that have not yielded go first. It cannot be undone without privileges.
 *
 * Linux keeps the priority by thread, and weighs it only inside a session where sessions are scheduled as groups
 * (sched(7), autogroup), so that both are set.
 */
export async function yieldToOthers(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    for (const thread of threads) {
      try {
        setPriority(Number(thread), yieldingPriority);
      } catch {
        // It ended meanwhile.
      }
    }
    await writeFile(`/proc/${pid}/autogroup`, String(yieldingPriority)).catch(() => {});
  }
}
