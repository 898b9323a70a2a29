import type { Edges } from '../columns/edges.ts';
import { justifiedEdge } from '../columns/justified-edge.ts';
import { findRegions } from '../columns/regions.ts';
import { readInColumn } from '../lines/bidi.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Fill, Picture } from '../model/page-model.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { PageParts } from '../tables/extract-tables.ts';
import type { FilledTable, PlacedPicture } from '../tables/filled-table.ts';
import { orderItems } from '../tables/order-items.ts';
import type { AnalysedPage, Flow } from './analysed-page.ts';
import { shadePassages } from './shade-passages.ts';
import { thresholds } from './thresholds.ts';

function flowOf(
  items: readonly (Line | FilledTable | PlacedPicture)[],
  edges: Edges,
  fills: readonly Fill[],
  used: Set<Fill>,
): Flow {
  const joined = joinSegments(
    items.filter((item) => item.type === 'line'),
    edges,
  );
  const lines = readInColumn(joined, edges);
  const others = items.filter((item) => item.type !== 'line');
  const shaded = shadePassages(orderItems(lines, others, edges), edges, fills);
  for (const fill of shaded.used) used.add(fill);
  return { edges, items: shaded.items };
}

/**
 * Puts the text, tables and pictures of a page in reading order, column by column. `shading` contains the areas that
 * became the shading of paragraphs, `floats` the pictures next to the text.
 */
export function orderPage(
  { body, tables, pictures, header, footer }: PageParts & Pick<AnalysedPage, 'header' | 'footer'>,
  edges: Edges,
  fills: readonly Fill[],
): Pick<AnalysedPage, 'regions' | 'floats'> & { readonly shading: ReadonlySet<Fill> } {
  const shading = new Set<Fill>();
  const headEnd = largest(
    header.map(({ y1 }) => y1),
    0,
  );
  const footStart = smallest(footer.map(({ y0 }) => y0));
  const hasPicturesOnly = body.length === 0 && tables.length === 0;
  // A picture next to text or among running heads is not part of the flow. Nor is one that would have to be scaled down
  // to fit, although no text flows around it.
  const isBeside = ({ x0, x1, y0, y1 }: Picture) =>
    body.some((line) => line.y0 < y1 - thresholds.pictureOverlap && line.y1 > y0 + thresholds.pictureOverlap) ||
    y1 < headEnd ||
    y1 > footStart + thresholds.pictureOverlap ||
    (hasPicturesOnly && (x0 < edges.x0 - thresholds.pictureOverlap || x1 > edges.x1 + thresholds.pictureOverlap));
  const placed = pictures
    .filter((picture) => !isBeside(picture))
    .map((picture): PlacedPicture => ({ ...picture, type: 'picture', picture }));
  const regions = findRegions<Line | FilledTable | PlacedPicture>([...body, ...tables, ...placed]).map(
    ({ columns }) => ({
      columns: columns.map((items) => {
        if (columns.length === 1) return flowOf(items, edges, fills, shading);
        const lines = items.filter(({ type }) => type === 'line');
        const x1 = justifiedEdge(lines.map((line) => line.x1)) ?? largest(lines.map((line) => line.x1));
        const own = { x0: smallest(lines.map(({ x0 }) => x0)), x1 };
        return flowOf(items, own, fills, shading);
      }),
    }),
  );
  return { regions, floats: pictures.filter(isBeside), shading };
}
