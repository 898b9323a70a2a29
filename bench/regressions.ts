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

const isHigherBetter = ({ unit, target }: BenchRow) =>
  unit === 'documents/s' || (unit === '' && target.startsWith('at least'));

/** Rows are known by their names, without figures that vary from run to run. */
const keyOf = ({ name, unit }: BenchRow) => `${name.replace(/[\d.,]+/g, '#')} ${unit}`;

function isWorse(now: BenchRow, before: BenchRow): boolean {
  const { share, least } = noise[now.unit] ?? otherNoise;
  const loss = isHigherBetter(now) ? before.ours - now.ours : now.ours - before.ours;
  return loss > Math.max(Math.abs(before.ours) * share, least);
}

/** A machine of another speed is compared by the alternative, which both have run. */
function ratioIsWorse(now: BenchRow, before: BenchRow): boolean {
  if (!now.theirs || !before.theirs) return false;
  const scale = before.theirs / now.theirs;
  return isWorse({ ...now, ours: now.ours * scale }, before);
}

/**
 * What is worse than it was, in words; empty if nothing is.
 *
 * On another machine, only rows with an alternative are compared, by their ratio. A row that is gone counts as worse.
 */
export function regressions(now: Measured, before: Measured): readonly string[] {
  const isSameMachine = now.machine === before.machine;
  const found = new Map(now.rows.map((row) => [keyOf(row), row]));
  return before.rows.flatMap((old) => {
    const row = found.get(keyOf(old));
    if (row === undefined) return [`${old.name}: no longer measured`];
    const worse = isSameMachine ? isWorse(row, old) : ratioIsWorse(row, old);
    if (!worse) return [];
    const ratio = isSameMachine || row.theirs === null ? '' : ` (alternative ${row.theirs}, before ${old.theirs})`;
    return [`${row.name}: ${row.ours} ${row.unit}, before ${old.ours} ${old.unit}${ratio}`];
  });
}
