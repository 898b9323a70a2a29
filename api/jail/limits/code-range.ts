import { readFileSync } from 'node:fs';

/** The largest mapping in the text of a /proc/PID/maps that is private, writable and executable, in bytes. */
export function writableCodeBytes(maps: string): number {
  const sizes = [...maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm)].map(
    ([, from = '', to = '']) => Number.parseInt(to, 16) - Number.parseInt(from, 16),
  );
  return Math.max(0, ...sizes);
}

/**
 * What this machine's Node reserves for the code that V8 compiles, in bytes. From Node 24 on it is writable from the
 * start, so that RLIMIT_DATA counts 512 MB of which hardly any are ever used.
 */
export const codeRangeBytes = writableCodeBytes(readFileSync('/proc/self/maps', 'utf8'));
