import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second (USER_HZ), on every system. */
const ticksPerSecond = 100;

/**
 * Seconds of processor time of a process and all that it has started, also of those that have ended and were waited for.
 * Unlike time on the clock, it is the same on a busy machine.
 */
export async function treeCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Of the fields after the name in brackets: utime, stime, cutime, cstime (proc_pid_stat(5)).
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).trim().split(' ');
  const ofChildren = await Promise.all(children.filter(Boolean).map((child) => treeCpuSeconds(Number(child))));
  return [...times.map((ticks) => ticks / ticksPerSecond), ...ofChildren].reduce((sum, each) => sum + each, 0);
}
