import { largest, smallest, spread } from '../../model/extremes.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { type Gap, inkOf, narrowGaps, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

const { labelled: limits } = thresholds;

/** A name that stands before its value: the row of both, where the name begins, and the gap between them. */
interface Named {
  readonly index: number;
  readonly row: TextRow;
  readonly x0: number;
  readonly gap: Gap;
  /** Where the value ends. */
  readonly end: number;
}

/** Names below each other that end at one place, before values that begin at another. */
interface NamedColumn {
  readonly names: readonly Named[];
  readonly gap: Gap;
}

const word = /\p{L}{2}/u;
/** What ends a name or a question. Columns of running text are aligned at each other, too, where one is ragged or centred. */
export const nameEnd = /[:：?？]\s*$/u;

/** What is written before a gap. */
function nameOf({ row, x0: begin, gap }: Named): string {
  const [from, to] = [begin - limits.slack, gap.x0 + limits.slack];
  const marks = row.segments.flatMap((line) => line.marks.filter(({ x0, x1 }) => x0 >= from && x1 <= to));
  return marks.map(({ text }) => text).join('');
}

/** The stretches of each row that may be names, with what stands beside them. */
function namedIn(rows: readonly TextRow[]): readonly Named[] {
  return rows.flatMap((row, index) => {
    if (row.segments.some(({ isRightToLeft }) => isRightToLeft)) return [];
    const ink = inkOf(row, thresholds.aligned.minGapEms);
    return ink.slice(1).map((value, at): Named => {
      const name = ink[at] as Gap;
      return { index, row, x0: name.x0, gap: { x0: name.x1, x1: value.x0 }, end: value.x1 };
    });
  });
}

/** Divides things in order of a place where that is farther from the one before than it may be. */
function alike(all: readonly Named[], placeOf: (named: Named) => number): readonly (readonly Named[])[] {
  const groups: Named[][] = [];
  for (const named of [...all].sort((a, b) => placeOf(a) - placeOf(b))) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && placeOf(named) - placeOf(before) < limits.sameEdgeEms * named.row.size)
      last?.push(named);
    else groups.push([named]);
  }
  return groups;
}

const gapOf = (names: readonly Named[]): Gap => ({
  x0: largest(names.map(({ gap }) => gap.x0)),
  x1: smallest(names.map(({ gap }) => gap.x1)),
});

/** Whether rows one after the other leave a gap free. */
const leaveFree = (rows: readonly TextRow[], gap: Gap) =>
  rows.every((row) => narrowGaps([gap], row, thresholds.aligned.minGapEms).length > 0);

/** Whether the next name stands below another one, with at most the further lines of a value between them. */
function goesOn(before: Named, next: Named, rows: readonly TextRow[]): boolean {
  const count = next.index - before.index;
  if (count < 1 || count > limits.maxLinesBetween + 1) return false;
  const steps = rows.slice(before.index, next.index + 1);
  const isNear = steps.every(
    (row, at) => at === 0 || row.y0 - (steps[at - 1] as TextRow).y1 < limits.maxRowGapEms * row.size,
  );
  return isNear && leaveFree(steps, gapOf([before, next]));
}

/** Divides names at one place where the rows between two of them are far apart, or where one runs through the gap. */
function columnsIn(all: readonly Named[], rows: readonly TextRow[]): readonly NamedColumn[] {
  const runs: Named[][] = [];
  for (const named of [...all].sort((a, b) => a.index - b.index)) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && goesOn(before, named, rows)) last?.push(named);
    else runs.push([named]);
  }
  return runs.filter(areNames).map((names) => ({ names, gap: gapOf(names) }));
}

/** Whether names begin at several places and have words, and most of them end as names do. */
function areNames(names: readonly Named[]): boolean {
  if (names.length < limits.minNames) return false;
  const em = names[0]?.row.size ?? 0;
  const begins = names.map(({ x0 }) => x0);
  if (spread(begins) < limits.minSpreadEms * em) return false;
  const counts = new Map<number, number>();
  for (const begin of begins.map(Math.round)) counts.set(begin, (counts.get(begin) ?? 0) + 1);
  if (largest([...counts.values()]) > limits.maxSameShare * names.length) return false;
  const texts = names.map(nameOf);
  const ended = texts.filter((text) => nameEnd.test(text));
  return ended.length >= limits.minEndedShare * names.length && texts.every((text) => word.test(text));
}

/** Where the values of a column end. */
const endOf = ({ names }: NamedColumn) => largest(names.map(({ end }) => end));

/** Whether one column stands right of another, most of its names on rows of the other. */
function isBeside(left: NamedColumn, right: NamedColumn): boolean {
  const rows = new Set(left.names.map(({ index }) => index));
  const shared = right.names.filter(({ index }) => rows.has(index)).length;
  const begin = smallest(right.names.map(({ x0 }) => x0));
  return begin > endOf(left) && shared >= limits.minSharedShare * Math.min(left.names.length, right.names.length);
}

/** The rows of columns side by side, with the lines below the last ones that go on with their values. */
function blockOf(columns: readonly NamedColumn[], rows: readonly TextRow[]): AlignedBlock | null {
  const indices = columns.flatMap(({ names }) => names.map(({ index }) => index));
  const from = smallest(indices);
  let to = largest(indices) + 1;
  const gaps = columns.flatMap((column, at) => {
    const next = columns[at + 1];
    const begin = next === undefined ? 0 : smallest(next.names.map(({ x0 }) => x0));
    return next === undefined ? [column.gap] : [column.gap, { x0: endOf(column), x1: begin }];
  });
  const first = gaps[0]?.x0 ?? 0;
  for (let row = rows[to]; row !== undefined; row = rows[++to]) {
    const isBelow =
      row.baseline - (rows[to - 1] as TextRow).baseline < thresholds.aligned.maxWrappedPitchEms * row.size;
    const isOfValues = inkOf(row, thresholds.aligned.inkGapEms).every(({ x0 }) => x0 > first);
    if (!isBelow || !isOfValues || narrowGaps(gaps, row, thresholds.aligned.minGapEms).length < gaps.length) break;
  }
  const own = rows.slice(from, to);
  const left = own.reduce((kept, row) => narrowGaps(kept, row, thresholds.aligned.minGapEms), gaps as readonly Gap[]);
  if (left.length < gaps.length) return null;
  return { rows: own, gaps: left, starts: new Set(columns.flatMap(({ names }) => names.map(({ row }) => row))) };
}

/**
 * Finds names that end at one place, each before a value that begins at another, as a form has them in columns without
 * rules: text that is typed, with tabs or not, is aligned on one side.
 * @param rows The lines of a page from top to bottom.
 */
export function labelBlocks(rows: readonly TextRow[]): readonly AlignedBlock[] {
  const columns = alike(namedIn(rows), ({ gap }) => gap.x0)
    .flatMap((group) => alike(group, ({ gap }) => gap.x1))
    .flatMap((group) => columnsIn(group, rows))
    .sort((a, b) => a.gap.x0 - b.gap.x0);
  const groups: NamedColumn[][] = [];
  for (const column of columns.slice(0, limits.maxColumns)) {
    const group = groups.find((each) => isBeside(each.at(-1) as NamedColumn, column));
    if (group === undefined) groups.push([column]);
    else group.push(column);
  }
  return groups.flatMap((group) => blockOf(group, rows) ?? []);
}
