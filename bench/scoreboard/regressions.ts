import type { BenchRow, Measured } from './row.ts';

/** How much a figure may be worse without being a regression: a share of it, and at least an amount in its unit. */
interface Noise {
  readonly share: number;
  readonly least: number;
}

/** By unit. Times vary with whatever else the machine does; sizes and counts hardly do. */
const noise: Readonly<Record<string, Noise>> = {
  ms: { share: 0.3, least: 5 },
  s: { share: 0.3, least: 0.2 },
  'documents/s': { share: 0.3, least: 0 },
  MB: { share: 0.2, least: 5 },
  'MB more': { share: 0.2, least: 10 },
};
const otherNoise: Noise = { share: 0.03, least: 0 };
/** Units of figures that depend on how fast the machine is, and how busy. */
const speeds = ['ms', 's', 'documents/s'];

/** Whether a row's larger figure is the better one. */
export const isHigherBetter = ({ unit, target }: BenchRow) =>
  unit === 'documents/s' || (unit === '' && target.startsWith('at least'));

/** Rows are known by their names, without figures that vary from run to run. */
const keyOf = ({ name, unit }: BenchRow) => `${name.replace(/[\d.,]+/g, '#')} ${unit}`;

function isWorse(now: BenchRow, ours: number, before: BenchRow): boolean {
  const { share, least } = noise[now.unit] ?? otherNoise;
  const loss = isHigherBetter(now) ? before.ours - ours : ours - before.ours;
  return loss > Math.max(Math.abs(before.ours) * share, least);
}

/** How much faster the machine was before than it is now; null if nothing tells. */
function speedBefore(now: Measured, before: Measured): number | null {
  if (now.yardstickMs !== null && before.yardstickMs !== null) return now.yardstickMs / before.yardstickMs;
  return now.machine === before.machine ? 1 : null;
}

/**
 * A row's figure as it would have been in the run before. Both runs measured the alternative beside ours: their ratio is
 * what counts for a speed, and for anything from another machine. Null where the runs cannot be compared.
 */
function asBefore(row: BenchRow, old: BenchRow, now: Measured, before: Measured): number | null {
  const isSpeed = speeds.includes(row.unit);
  if (!isSpeed && now.machine === before.machine) return row.ours;
  if (row.theirs && old.theirs) return row.ours * (old.theirs / row.theirs);
  const faster = speedBefore(now, before);
  if (!isSpeed || faster === null) return null;
  return row.unit === 'documents/s' ? row.ours * faster : row.ours / faster;
}

/**
 * What is worse than it was, in words; empty if nothing is. Speeds are judged by what else was measured in the same run: the
 * alternative, or a fixed piece of work. By the latter alone, they must be worse as measured, too: another host of the same
 * name may do that piece of work faster, and nothing else. A row that is gone counts as worse.
 */
export function regressions(now: Measured, before: Measured): readonly string[] {
  const found = new Map(now.rows.map((row) => [keyOf(row), row]));
  return before.rows.flatMap((old) => {
    const row = found.get(keyOf(old));
    if (row === undefined) return [`${old.name}: no longer measured`];
    const ours = asBefore(row, old, now, before);
    if (ours === null || !isWorse(row, ours, old)) return [];
    const isCompared = Boolean(row.theirs && old.theirs);
    if (!isCompared && now.machine === before.machine && !isWorse(row, row.ours, old)) return [];
    const than = ours === row.ours ? '' : `, which would have been ${ours.toPrecision(3)} in the run before`;
    return [
      `${row.name}: ${row.ours.toPrecision(3)} ${row.unit}${than}; it was ${old.ours.toPrecision(3)} ${old.unit}`,
    ];
  });
}
