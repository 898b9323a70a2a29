import type { Edges } from '../columns/edges.ts';
import { largest, smallest, spread } from '../model/extremes.ts';
import type { Fill } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import { thresholds } from './thresholds.ts';

/**
 * The top and bottom of an area without the sides at which another of its colour and width goes on: programs fill the space
 * between shaded paragraphs.
 */
function ownSides(fill: Fill, fills: readonly Fill[], { y0, y1 }: Pick<Fill, 'y0' | 'y1'>): readonly [number, number] {
  const { overhang } = thresholds.shading;
  const goesOn = (one: number, side: 'y0' | 'y1') =>
    fills.some(
      (other) =>
        other.colour === fill.colour &&
        Math.abs(other[side] - one) < overhang &&
        Math.abs(other.x0 - fill.x0) < overhang &&
        Math.abs(other.x1 - fill.x1) < overhang,
    );
  return [
    goesOn(fill.y0, 'y1') ? Math.max(fill.y0, y0) : fill.y0,
    goesOn(fill.y1, 'y0') ? Math.min(fill.y1, y1) : fill.y1,
  ];
}

/** Shades the paragraphs on a filled area as wide as their column. Returns these areas as `used`. */
export function shadePassages(
  items: readonly FlowItem[],
  edges: Edges,
  fills: readonly Fill[],
): { readonly items: readonly FlowItem[]; readonly used: readonly Fill[] } {
  const width = edges.x1 - edges.x0;
  const wide = fills.filter(
    ({ x0, x1, colour }) =>
      colour !== paper &&
      x1 - x0 > thresholds.shading.minWidthShare * width &&
      x0 < edges.x0 + thresholds.shading.maxIndentShare * width &&
      x1 - x0 < thresholds.shading.maxWidthTimes * width + thresholds.shading.maxMoreWidth,
  );
  if (wide.length === 0) return { items, used: [] };
  const used = new Set<Fill>();
  const behind = (item: FlowItem) =>
    item.type !== 'passage'
      ? undefined
      : wide.findLast(
          (fill) =>
            fill.x0 < item.x0 + thresholds.shading.overhang &&
            fill.x1 > item.x1 - thresholds.shading.overhang &&
            fill.y0 < item.y0 + thresholds.shading.overhang &&
            fill.y1 > item.y1 - thresholds.shading.overhang,
        );
  const shaded = items.map((item) => {
    const fill = behind(item);
    if (fill === undefined || item.type !== 'passage') return item;
    const held = items.filter((other) => other.type === 'passage').filter((other) => behind(other) === fill);
    const [top, bottom] = [smallest(held.map(({ y0 }) => y0)), largest(held.map(({ y1 }) => y1))];
    // The shading of a paragraph begins at its indent: an area behind several ones is drawn.
    if (spread(held.map(({ x0 }) => x0)) > thresholds.shading.overhang) return item;
    const [from, to] = ownSides(fill, wide, { y0: top, y1: bottom });
    // Either all text on an area is shaded or none, so the smallest type decides.
    const em = smallest(held.map(({ size }) => size));
    if (to - from > bottom - top + thresholds.shading.maxMoreHeightEms * em) return item;
    used.add(fill);
    return { ...item, shading: fill };
  });
  return { items: shaded, used: [...used] };
}
