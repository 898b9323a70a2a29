import { readFile } from 'node:fs/promises';
import { childrenOf } from './children.ts';

/** The kernel counts in hundredths of a second (USER_HZ), on every system. */
const ticksPerSecond = 100;
const sampleMs = 500;

interface Times {
  readonly own: number;
  /** Of processes that it started, that have ended, and that it waited for. */
  readonly waitedFor: number;
}

async function timesOf(pid: number): Promise<Times> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Of the fields after the name in brackets: utime, stime, cutime, cstime (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (field: number) => (Number(fields[field]) || 0) / ticksPerSecond;
  return { own: seconds(11) + seconds(12), waitedFor: seconds(13) + seconds(14) };
}

async function treeTimes(pid: number): Promise<{ readonly own: number; readonly descendants: number }> {
  const { own, waitedFor } = await timesOf(pid);
  const children = await childrenOf(pid);
  const trees = await Promise.all(children.map((child) => treeTimes(child)));
  return { own, descendants: trees.reduce((sum, tree) => sum + tree.own + tree.descendants, waitedFor) };
}

/**
 * Adds up a figure that grows, but loses what a process had that nobody waits for: one whose parent was killed. What
 * drops and comes back was on its way from a process to its parent.
 *
 * @returns A function that takes the next reading and returns the sum of what was gained since the first one.
 */
export function growthOf(): (reading: number) => number {
  let last: number | undefined;
  let dropped = 0;
  let sum = 0;
  return (reading) => {
    const gained = reading - (last ?? reading);
    sum += Math.max(0, gained - dropped);
    dropped = Math.max(0, -gained);
    last = reading;
    return sum;
  };
}

/** Seconds of processor time; unlike time on the clock, they are the same on a busy machine. */
export interface CpuSeconds {
  /** Of the processes that are watched. */
  readonly own: number;
  /** Of all that these have started. */
  readonly descendants: number;
}

/**
 * Watches the processor time of processes and of all that they start. Of a process that is killed with its parent, the last
 * second may be missing.
 *
 * @returns A function that ends the watch.
 */
export function watchCpu(pids: readonly number[]): () => Promise<CpuSeconds> {
  const growths = pids.map(() => ({ own: growthOf(), descendants: growthOf() }));
  const sample = async (): Promise<CpuSeconds> => {
    const trees = await Promise.all(pids.map(treeTimes));
    const sum = (part: keyof CpuSeconds) =>
      trees.reduce((total, tree, index) => total + (growths[index]?.[part](tree[part]) ?? 0), 0);
    return { own: sum('own'), descendants: sum('descendants') };
  };
  let sampling: Promise<unknown> = sample();
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, sampleMs);
  return async () => {
    clearInterval(timer);
    await sampling;
    return sample();
  };
}
