import { largest, smallest } from '../../model/extremes.ts';
import { mostAtOnePlace } from '../../model/numbers/most-at-one-place.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { countDrawnCells } from './drawn-cells.ts';
import { isAcross, narrowGaps, type TextRow } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/** The rows of a block that begin right of its first column, close below the row before, as the lines of wrapped cells do. */
const wrappedRows = ({ rows, gaps }: AlignedBlock): readonly TextRow[] =>
  rows.filter((row, index) => {
    const before = rows[index - 1];
    return (
      before !== undefined &&
      (row.segments[0]?.x0 ?? 0) > (gaps[0]?.x0 ?? 0) &&
      row.baseline - before.baseline < thresholds.aligned.maxWrappedPitchEms * row.size
    );
  });

/** Whether columns have lines at independent heights, as wrapped cells have and tabs cannot. */
export function hasWrappedCells(block: AlignedBlock): boolean {
  const { length } = wrappedRows(block);
  return length > 0 && length >= thresholds.aligned.minWrappedShare * block.rows.length;
}

/**
 * Whether rows of two columns may be paragraphs whose lines hang behind a tab, as lists of options and of definitions are
 * typed: they are drawn from top to bottom, and their second column has a left edge.
 */
export function couldHang(block: AlignedBlock): boolean {
  const [gap] = block.gaps;
  const segments = block.rows.flatMap((row) => row.segments);
  if (gap === undefined || segments.some(({ drawn }) => drawn === undefined) || countDrawnCells(block) > 0)
    return false;
  // What a tab parts from text that hangs is in the lines of that text.
  const begins = block.rows.flatMap((row) => {
    const hanging = row.segments.filter(({ x0 }) => x0 > gap.x0);
    return (isAcross(row, block.gaps) ? hanging : hanging.slice(0, 1)).map(({ x0 }) => x0);
  });
  return mostAtOnePlace(begins, thresholds.aligned.sameBegin) > begins.length / 2;
}

/**
 * Whether there is space between the rows of a block, but none between the lines of their cells. What is typed has lines of one
 * pitch, and some of them may be empty.
 */
export function hasSpacedRows(block: AlignedBlock): boolean {
  const wrapped = new Set(wrappedRows(block));
  const pitchesOf = (isWrapped: boolean) =>
    block.rows
      .slice(1)
      .flatMap((row, index) =>
        wrapped.has(row) === isWrapped ? [row.baseline - (block.rows[index] as TextRow).baseline] : [],
      );
  const [within, between] = [pitchesOf(true), pitchesOf(false)];
  if (Math.min(within.length, between.length) < thresholds.aligned.minSpacedRows) return false;
  const pitch = smallest(within);
  const isOffPitch = (distance: number) =>
    Math.abs(distance / pitch - Math.round(distance / pitch)) > thresholds.aligned.maxOffPitch;
  return smallest(between) > thresholds.grid.rowTimes * largest(within) && between.every(isOffPitch);
}

/** The rows of a block that do not go on with a single cell of the row before. */
export function rowStarts(block: AlignedBlock): number {
  const goOn = wrappedRows(block).filter(
    (row) =>
      row.segments.length < 2 && narrowGaps(block.gaps, row, thresholds.aligned.minGapEms).length === block.gaps.length,
  );
  return block.rows.length - goOn.length;
}
