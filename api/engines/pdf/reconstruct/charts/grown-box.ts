import { boxAroundAll, meet } from '../model/box.ts';
import type { Box } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** A part of a drawing, and how far it may be from the rest, in points. */
export interface Part extends Box {
  readonly gap: number;
}

/** The box around a start and all parts that are near it, or near those, and so on as far as drawings go. */
export function grown(start: Box, parts: readonly Part[]): Box {
  let box = start;
  let left = parts;
  for (let round = 0; round < thresholds.maxGrowth; round++) {
    const within = box;
    const near = left.filter((part) => meet(part, within, part.gap));
    if (near.length === 0) break;
    left = left.filter((part) => !meet(part, within, part.gap));
    box = boxAroundAll([box, ...near]);
  }
  return box;
}

/** A box as a part of a drawing. */
export const partOf = ({ x0, x1, y0, y1 }: Box, gap: number): Part => ({ x0, x1, y0, y1, gap });
