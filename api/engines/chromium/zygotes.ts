import { measureTree, readProc } from '../../jail/process-tree.ts';
import { thresholds } from './thresholds.ts';

/** Whether a process is a zygote that runs: of one that has ended, no command line is left. */
const isZygote = (pid: number) => readProc(`/proc/${pid}/cmdline`).includes('--type=zygote');
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)$/m.exec(readProc(`/proc/${pid}/status`))?.[1]);

/**
 * Finds the zygotes of the browsers that a process started, from which the processes of their pages are forked. A page's
 * process is called a zygote as well until it has a name of its own, but one is its parent.
 */
export const findZygotes = (root: number): readonly number[] =>
  measureTree(root).pids.filter((pid) => isZygote(pid) && !isZygote(parentOf(pid)));

/** Reports when a zygote of this process's browser ends: pages that are created after that would never be ready. */
export function watchZygotes(tell: () => void): void {
  const zygotes = findZygotes(process.pid);
  const timer = setInterval(() => {
    if (zygotes.every(isZygote)) return;
    clearInterval(timer);
    tell();
  }, thresholds.zygoteCheckMs);
  timer.unref();
}
