import { readFileSync } from 'node:fs';

/** Limits of a process as /proc names them (proc(5)). */
type LimitName = 'Max open files' | 'Max processes';

/** The hard limit in the text of /proc/self/limits; undefined where it has none. */
export function hardLimit(limits: string, name: LimitName): number | undefined {
  const hard = new RegExp(`^${name}\\s+\\S+\\s+(\\d+)`, 'm').exec(limits)?.[1];
  return hard === undefined ? undefined : Number(hard);
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

const ownLimits = readLimits();

/** How many files this process may let others open at most, which only root could raise; infinite where unknown. */
export const allowedOpenFiles = hardLimit(ownLimits, 'Max open files') ?? Number.POSITIVE_INFINITY;
/** How many processes and threads its user may have, of which the same is true. */
export const allowedProcesses = hardLimit(ownLimits, 'Max processes') ?? Number.POSITIVE_INFINITY;
