import { readFileSync } from 'node:fs';

/** The hard limit of open files in the text of /proc/self/limits; undefined where it has none. */
export function hardFileLimit(limits: string): number | undefined {
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1];
  return hard === undefined ? undefined : Number(hard);
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** How many files this process may let others open at most, which only root could raise; infinite where unknown. */
export const allowedOpenFiles = hardFileLimit(readLimits()) ?? Number.POSITIVE_INFINITY;
