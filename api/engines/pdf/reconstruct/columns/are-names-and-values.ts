import type { Item } from './item.ts';
import { thresholds } from './thresholds.ts';

const { sameRowEms, usualSize } = thresholds.independent;
const { minShare } = thresholds.values;

/** Whether a text has as many digits and signs as letters at least: `1,234.50`, `12 %`, `*`. */
function isValue({ text = '' }: Item): boolean {
  const signs = text.replace(/\s/gu, '');
  return 2 * (signs.match(/\p{L}/gu)?.length ?? 0) <= signs.length;
}

/** Lines by their rows: the baselines of a row are part of an em from its first one. */
function rowsOf(lines: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const line of [...lines].sort((a, b) => (a.baseline ?? 0) - (b.baseline ?? 0))) {
    const { baseline = 0, look } = line;
    if (baseline < end) rows.at(-1)?.push(line);
    else {
      rows.push([line]);
      end = baseline + sameRowEms * (look?.size ?? usualSize);
    }
  }
  return rows;
}

/**
 * Whether one part of a page names the rows of another beside it, which has several columns of values. Reports may draw the
 * names of all rows before their values: they are one table, though its parts are drawn apart.
 */
export function areNamesAndValues(names: readonly Item[], values: readonly Item[]): boolean {
  if (![...names, ...values].every(({ type }) => type === 'line')) return false;
  if (values.filter(isValue).length < minShare * values.length) return false;
  const ofValues = new Set(values);
  const rows = rowsOf([...names, ...values])
    .map((row) => ({ all: row.length, values: row.filter((line) => ofValues.has(line)).length }))
    .filter((row) => row.values > 0);
  const severalValues = rows.filter((row) => row.values > 1);
  const named = rows.filter((row) => row.all > row.values);
  return Math.min(severalValues.length, named.length) >= minShare * rows.length;
}
