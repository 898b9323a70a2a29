import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** What a process may do to the speed of others: the lowest priority there is (nice 19). */
const lowest = 19;

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

/** The parent in a line of /proc/PID/stat; the program's name before it may hold spaces and parentheses (proc(5)). */
const parentOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);

/** A process and all that it started, by process id, as far as they still live. */
export async function processTree(root: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => [pid, parentOf(await read(`/proc/${pid}/stat`))] as const));
  const tree = new Set([root]);
  // A parent may have a higher number than its child once the numbers have wrapped around.
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** Memory that is these processes' own: what they share with their program's file is not counted. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const statuses = await Promise.all(pids.map((pid) => read(`/proc/${pid}/status`)));
  const kilobytes = statuses.flatMap((status) =>
    [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size)),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}

/**
 * Lets every other process go first. It cannot be undone without privileges.
 *
 * Linux keeps the priority by thread, and weighs it only inside a session where sessions are scheduled as groups
 * (sched(7), autogroup), so that both are set.
 */
export async function yieldToOthers(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    for (const thread of threads) {
      try {
        setPriority(Number(thread), lowest);
      } catch {
        // It ended meanwhile.
      }
    }
    await writeFile(`/proc/${pid}/autogroup`, String(lowest)).catch(() => {});
  }
}
