import { spread } from '../../model/extremes.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { columnOf } from './text-rows.ts';
import { thresholds } from './thresholds.ts';

/**
 * How many cells of a block were drawn whole before the next one beside them, whose first line is higher than their last: the
 * drawing goes back up to the right. What is aligned by tabs is drawn line by line.
 */
export function countDrawnCells(block: AlignedBlock): number {
  const drawn = block.rows
    .flatMap(({ segments }) => segments)
    .filter((segment) => segment.drawn !== undefined)
    .sort((a, b) => (a.drawn ?? 0) - (b.drawn ?? 0));
  return drawn.filter((segment, index) => {
    const before = drawn[index - 1];
    return (
      before !== undefined &&
      before.baseline - segment.baseline > thresholds.aligned.sameRowEms * segment.look.size &&
      columnOf(segment, block.gaps) > columnOf(before, block.gaps)
    );
  }).length;
}

/**
 * Whether what stands side by side in all rows is in two fonts and on baselines of its own, as far apart everywhere, and is
 * drawn row by row: cells have lines of two heights then. What tabs part is on one line.
 */
export function haveOwnBaselines({ rows }: AlignedBlock): boolean {
  const { minRows, minOffset, sameOffset } = thresholds.baselines;
  const pairs = rows.flatMap(({ segments: [first, second] }) =>
    first === undefined || second === undefined ? [] : [{ first, second }],
  );
  const offsets = pairs.map(({ first, second }) => second.baseline - first.baseline);
  const areApart = offsets.every((offset) => Math.abs(offset) > minOffset) && spread(offsets) < sameOffset;
  return (
    pairs.length >= minRows &&
    areApart &&
    pairs.every(({ first, second }) => first.look.font !== second.look.font) &&
    pairs.every(({ first, second }, row) => {
      const [from = 0, to = 0] = [first.drawn, second.drawn];
      return from < to && (row === 0 || from > (pairs[row - 1]?.second.drawn ?? 0));
    })
  );
}
