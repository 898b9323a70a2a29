import { maxTreeProcesses } from '../jail/confinement.ts';
import { measureTree, niceness, yieldToOthers } from '../jail/process-tree.ts';

/** How much of the machine a job may use, and when its worker makes room for other jobs. */
export interface UsageSettings {
  /** A worker that uses more memory during a job, with its descendants, is killed. */
  readonly maxTreeBytes: number;
  /** A job that has used this much processor time is long: it makes room, and gets a third of the share of other jobs. */
  readonly longAfterCpuMs: number;
  /** A job that has used this much processor time is slow: it gets a seventh of the share of other jobs. */
  readonly slowAfterCpuMs: number;
}

/** What the jobs of one worker use. */
export interface UsageWatch {
  /**
   * Watches a job until the returned function is called. `end` hears that it needs more memory or processes than are
   * allowed, or more processor time than `maxCpuMs`.
   */
  readonly watch: (maxCpuMs: number, end: (reason: 'outgrown' | 'exhausted') => void) => () => void;
  /** Whether the worker has a lower priority since one of its jobs: it keeps it, and should not have another job. */
  readonly hasYielded: () => boolean;
}

/** Between two measurements of a worker's memory and processor time. */
const checkMs = 250;

/** Watches the jobs of the worker with this process id; `onLong` is called when one turns out to be long. */
export function watchUsage(pid: number, settings: UsageSettings, onLong: () => void): UsageWatch {
  let pace: 'long' | 'slow' | null = null;

  const slowDown = (cpuMs: number, pids: readonly number[]) => {
    const wasLong = pace !== null;
    if (pace !== 'slow' && cpuMs >= settings.slowAfterCpuMs) pace = 'slow';
    else if (!wasLong && cpuMs >= settings.longAfterCpuMs) pace = 'long';
    else return;
    if (!wasLong) onLong();
    void yieldToOthers(pids, niceness[pace]);
  };

  return {
    watch(maxCpuMs, end) {
      const { cpuMs: earlierCpuMs } = measureTree(pid);
      const timer = setInterval(() => {
        const { pids, bytes, cpuMs } = measureTree(pid);
        if (bytes > settings.maxTreeBytes || pids.length > maxTreeProcesses) end('outgrown');
        if (cpuMs - earlierCpuMs > maxCpuMs) end('exhausted');
        slowDown(cpuMs - earlierCpuMs, pids);
      }, checkMs);
      return () => clearInterval(timer);
    },
    hasYielded: () => pace !== null,
  };
}
