import type { Paper } from '../../formats/paper.ts';
import type { PageSize } from './pages.ts';

/** Upright, in points (ISO 216; ANSI Y14.1). */
export const portrait = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const satisfies Record<Paper, PageSize>;

/** A paper's size on its side, in points. */
export const landscape = (paper: Paper): PageSize => ({ width: portrait[paper].height, height: portrait[paper].width });
