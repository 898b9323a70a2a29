import type { Line } from '../lines/line.ts';

/** Lines without some of them. */
export function without(lines: readonly Line[], leftOut: readonly Line[]): readonly Line[] {
  const left = new Set(leftOut);
  return lines.filter((line) => !left.has(line));
}

/** Whether all of some lines are among others. */
export function areAmong(lines: readonly Line[], others: readonly Line[]): boolean {
  const known = new Set(others);
  return lines.every((line) => known.has(line));
}
