import { readdirSync, readFileSync, statSync } from 'node:fs';

/** Milliseconds for which a count holds: hundreds of processes take some milliseconds to read. */
const countedForMs = 5000;

function threadsOf(pid: string, user: number): number {
  try {
    if (statSync(`/proc/${pid}`).uid !== user) return 0;
    return Number(/^Threads:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

/** Counts the processes and threads of a user on this machine, as RLIMIT_NPROC does (getrlimit(2)). */
export function countTasks(user: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + threadsOf(pid, user), 0);
}

let last = { tasks: 0, atMs: Number.NEGATIVE_INFINITY };

/** The processes and threads of this process's user, counted some seconds ago at most. */
export function ownTasks(): number {
  const now = performance.now();
  if (now - last.atMs > countedForMs) last = { tasks: countTasks(process.getuid?.() ?? 0), atMs: now };
  return last.tasks;
}
