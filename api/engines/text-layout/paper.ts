import type { Paper } from '../../formats/paper.ts';
import type { PageSize } from './pages.ts';

/** Paper sizes in portrait orientation, in points (ISO 216; ANSI Y14.1). */
export const portrait = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const satisfies Record<Paper, PageSize>;

/** The size of a paper in landscape orientation, in points. */
export const landscape = (paper: Paper): PageSize => ({ width: portrait[paper].height, height: portrait[paper].width });
