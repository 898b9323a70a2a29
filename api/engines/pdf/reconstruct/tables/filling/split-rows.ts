import { largest, smallest } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledCell, FilledTable } from '../filled-table.ts';
import { type GridCell, gridOf } from '../grid.ts';
import { thresholds } from './thresholds.ts';

/** The one-line paragraphs of a cell; null if it contains anything else. */
function singleLines({ items }: FilledCell): readonly Passage[] | null {
  const passages = items.filter((item) => item.type === 'passage');
  return passages.length === items.length && passages.every(({ lines }) => lines.length === 1) ? passages : null;
}

const baselineOf = (passage: Passage) => passage.lines[0]?.baseline ?? 0;
const isAt = (baseline: number) => (passage: Passage) =>
  Math.abs(baselineOf(passage) - baseline) <= thresholds.split.sameBaseline;

/** The baselines that most cells have. */
function sharedBaselines(cells: readonly (readonly Passage[])[]): readonly number[] {
  const found: number[] = [];
  for (const baseline of cells
    .flat()
    .map(baselineOf)
    .sort((a, b) => a - b)) {
    const isNew = baseline - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > thresholds.split.sameBaseline;
    const isShared = () =>
      cells.filter((cell) => cell.some(isAt(baseline))).length >= thresholds.split.minSharedShare * cells.length;
    if (isNew && isShared()) found.push(baseline);
  }
  return found;
}

/** The heights at which a row that contains several rows is split; none for a single row. */
function cutsIn(cells: readonly FilledCell[]): readonly number[] {
  const contents = cells.map(singleLines);
  if (contents.some((content) => content === null)) return [];
  const filled = contents.filter((content): content is readonly Passage[] => content !== null && content.length > 0);
  if (filled.length < thresholds.split.minCells) return [];
  const baselines = sharedBaselines(filled);
  const fits = filled.filter((cell) => cell.every((passage) => baselines.some((baseline) => isAt(baseline)(passage))));
  if (baselines.length < 2 || fits.length < thresholds.split.minRegularShare * filled.length) return [];
  const passages = fits.flat();
  return baselines.slice(1).map((baseline) => {
    const bottoms = passages
      .filter((passage) => baselineOf(passage) < baseline - thresholds.split.sameBaseline)
      .map(({ y1 }) => y1);
    const tops = passages.filter(isAt(baseline)).map(({ y0 }) => y0);
    return (largest(bottoms) + smallest(tops)) / 2;
  });
}

/** The parts of a cell between cuts. */
function partsOf(filled: FilledCell, cuts: readonly number[], row: number): readonly FilledCell[] {
  const { cell, items } = filled;
  const edges = [cell.y0, ...cuts, cell.y1];
  const middle = ({ y0, y1 }: (typeof items)[number]) => (y0 + y1) / 2;
  return edges.slice(1).map((y1, index) => {
    const y0 = edges[index] as number;
    const top = index === 0 ? cell.borders.top : null;
    const bottom = index === cuts.length ? cell.borders.bottom : null;
    const own: GridCell = { ...cell, row: row + index, rows: 1, y0, y1, borders: { ...cell.borders, top, bottom } };
    return { ...filled, cell: own, items: items.filter((item) => middle(item) >= y0 && middle(item) < y1) };
  });
}

/** Splits rows if the lines of many cells are aligned although there are no rules between them. */
export function splitRows(table: FilledTable): FilledTable {
  const { grid, cells } = table;
  const ys: number[] = [grid.ys[0] ?? 0];
  /** The new index of each row's first part. */
  const starts: number[] = [];
  const split = new Map<number, readonly number[]>();
  for (let row = 0; row + 1 < grid.ys.length; row++) {
    starts.push(ys.length - 1);
    const touching = cells.filter(({ cell }) => cell.row <= row && row < cell.row + cell.rows);
    const cuts = touching.every(({ cell }) => cell.rows === 1) ? cutsIn(touching) : [];
    if (cuts.length > 0) split.set(row, cuts);
    ys.push(...cuts, grid.ys[row + 1] as number);
  }
  if (split.size === 0) return table;
  starts.push(ys.length - 1);
  const made = cells.flatMap((filled): readonly FilledCell[] => {
    const { cell } = filled;
    const row = starts[cell.row] as number;
    const cuts = split.get(cell.row);
    if (cuts !== undefined) return partsOf(filled, cuts, row);
    return [{ ...filled, cell: { ...cell, row, rows: (starts[cell.row + cell.rows] as number) - row } }];
  });
  const own = made.map(({ cell }) => cell);
  return { ...table, cells: made, grid: gridOf(grid.xs, ys, own) };
}
