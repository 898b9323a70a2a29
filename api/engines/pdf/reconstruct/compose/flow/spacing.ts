import { thresholds } from './thresholds.ts';

const { largeDelayLines, minSpaceLines } = thresholds.late;

/** The space between blocks that are set below one another. All positions are in points from the top of the page. */
export interface Spacing {
  /** Where the block before the next one ends on the page. */
  readonly end: () => number;
  /** Tells where a block ends on the page, before the next one. */
  readonly endAt: (y: number) => void;
  /** The space above a block that begins at a position, where it stood at that on the page. */
  readonly before: (y: number) => number;
  /** Where the last block ends as it is set: further down by what stood side by side on the page. */
  readonly bottom: () => number;
}

/**
 * Creates a measure of the space between blocks as on the page. What was side by side there is now one below the other:
 * the space that follows makes up for it, but for a little of it where that is much.
 * @param top The highest position of the first block; infinite for no space before it.
 * @param pitch Points between the lines of most blocks.
 */
export function createSpacing(top: number, pitch: number): Spacing {
  let end = top;
  /** How far blocks are set below their position on the page. */
  let lag = 0;
  const before = (y: number): number => {
    const room = y - end;
    if (room <= 0) {
      lag += Number.isFinite(end) ? -room : 0;
      return 0;
    }
    const least = lag < largeDelayLines * pitch ? 0 : Math.min(room, minSpaceLines * pitch);
    const space = Math.max(least, room - lag);
    lag -= room - space;
    return space;
  };
  const endAt = (y: number) => {
    end = y;
  };
  return { end: () => end, endAt, before, bottom: () => end + lag };
}
