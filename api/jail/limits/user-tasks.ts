import { countTasks } from '../process-tree.ts';

/** Milliseconds for which a count holds: hundreds of processes take some milliseconds to read. */
const countedForMs = 5000;

let last = { tasks: 0, atMs: Number.NEGATIVE_INFINITY };

/** The processes and threads of this process's user, counted some seconds ago at most. */
export function ownTasks(): number {
  const now = performance.now();
  if (now - last.atMs > countedForMs) last = { tasks: countTasks(process.getuid?.() ?? 0), atMs: now };
  return last.tasks;
}
