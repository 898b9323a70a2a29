import type { Line } from '../../lines/line.ts';
import type { AlignedBlock } from './aligned-block.ts';
import { thresholds } from './thresholds.ts';

/** The column between gaps that a segment begins in. */
const columnOf = ({ x0 }: Line, { gaps }: AlignedBlock) => gaps.filter((gap) => x0 >= gap.x1 - 1).length;

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
      columnOf(segment, block) > columnOf(before, block)
    );
  }).length;
}
