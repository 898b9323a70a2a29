import type { Edges } from '../columns/edges.ts';
import type { Fill } from '../model/page-model.ts';
import { paper } from '../model/paper.ts';
import type { FlowItem } from '../tables/filled-table.ts';

/** Share of the column that an area covers at least to be the shading of a paragraph. */
const covering = 0.85;
/** Points by which text may stick out of what is behind it. */
const room = 3.5;
/** Ems that an area may be higher than the paragraphs in it: more is a box that is drawn around them. */
const sameHeight = 2;

/** Paragraphs with the areas behind them that are as wide as their column, and these areas. */
export function shadePassages(
  items: readonly FlowItem[],
  edges: Edges,
  fills: readonly Fill[],
): { readonly items: readonly FlowItem[]; readonly used: readonly Fill[] } {
  const width = edges.x1 - edges.x0;
  const wide = fills.filter(
    ({ x0, x1, colour }) =>
      colour !== paper && x1 - x0 > covering * width && x0 < edges.x0 + 0.15 * width && x1 - x0 < 1.15 * width + 24,
  );
  if (wide.length === 0) return { items, used: [] };
  const used = new Set<Fill>();
  const behind = (item: FlowItem) =>
    item.type !== 'passage'
      ? undefined
      : wide.findLast(
          (fill) =>
            fill.x0 < item.x0 + room &&
            fill.x1 > item.x1 - room &&
            fill.y0 < item.y0 + room &&
            fill.y1 > item.y1 - room,
        );
  const shaded = items.map((item) => {
    const fill = behind(item);
    if (fill === undefined || item.type !== 'passage') return item;
    const held = items.filter((other) => behind(other) === fill);
    const [top, bottom] = [Math.min(...held.map(({ y0 }) => y0)), Math.max(...held.map(({ y1 }) => y1))];
    if (fill.y1 - fill.y0 > bottom - top + sameHeight * item.size) return item;
    used.add(fill);
    return { ...item, shading: fill.colour };
  });
  return { items: shaded, used: [...used] };
}
