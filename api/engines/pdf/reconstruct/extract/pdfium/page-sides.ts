import { haveSameSize, type Size } from '../../model/page-size.ts';
import { type PageSides, scaleWithin } from './page-space.ts';

type Sides = readonly [width: number, height: number];

/** The size that most pages of a document have; of sizes that as many have, the one that comes first. */
function usualSize(pageCount: number, sizeOf: (index: number) => Sides): Sides {
  const kinds: (Size & { count: number })[] = [];
  for (let index = 0; index < pageCount; index++) {
    const [width, height] = sizeOf(index);
    const known = kinds.find((kind) => haveSameSize(kind, { width, height }));
    if (known === undefined) kinds.push({ width, height, count: 1 });
    else known.count++;
  }
  const [most] = kinds.sort((a, b) => b.count - a.count);
  return most === undefined ? [0, 0] : [most.width, most.height];
}

/** How large the pages of a result may be. */
export interface SideLimits {
  /** The longest side that a page of the result may have, in points: larger pages are read smaller. Any by default. */
  readonly maxSide?: number | undefined;
  /**
   * The shortest side that the first page of the result must have, or most pages if they have one size, in points: if it
   * is shorter, all pages are read larger.
   */
  readonly minSide?: number | undefined;
  /** Whether larger pages are read as small as most pages are, as slides of one size need them. */
  readonly hasOneSize?: boolean;
}

/**
 * Tells how large the pages of a document are shown.
 * @param sizeOf The size of the page with an index, from 0, in points.
 */
export function pageSides(
  pageCount: number,
  sizeOf: (index: number) => Sides,
  { maxSide = Number.POSITIVE_INFINITY, minSide = 0, hasOneSize = false }: SideLimits,
): PageSides {
  const [width, height] = hasOneSize ? usualSize(pageCount, sizeOf) : sizeOf(0);
  const shortest = Math.min(width, height);
  const sides = { maxSide, enlarged: shortest > 0 ? Math.max(1, minSide / shortest) : 1 };
  if (!hasOneSize || shortest <= 0) return sides;
  const scale = scaleWithin(sides, width, height);
  return { ...sides, room: { width: width * scale, height: height * scale } };
}
