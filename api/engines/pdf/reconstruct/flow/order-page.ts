import { columnEdges } from '../columns/column-edges.ts';
import { besideGutter } from '../columns/copies.ts';
import type { Edges } from '../columns/edges.ts';
import { regionsOfPage } from '../columns/page-regions.ts';
import type { Region } from '../columns/regions.ts';
import { readInColumn } from '../lines/bidi/reading-order.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box, Fill, Picture } from '../model/page-model.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { PageParts } from '../tables/extract-tables.ts';
import type { FilledTable, PlacedPicture } from '../tables/filled-table.ts';
import { holdsPicture } from '../tables/filling/fill-tables.ts';
import { orderItems } from '../tables/filling/order-items.ts';
import type { AnalysedPage, Flow } from './analysed-page.ts';
import { edgesBeside } from './beside-pictures.ts';
import { layeredPictures } from './layered-pictures.ts';
import { isCrowded } from './placed/is-crowded.ts';
import { layoutTable } from './placed/layout-table.ts';
import { stackItems } from './placed/stack-items.ts';
import { shadePassages } from './shade-passages.ts';
import { thresholds } from './thresholds.ts';
import { wrapText } from './wrap-text.ts';

/** What stands in a column. */
type Placed = Line | FilledTable | PlacedPicture;

/** What stands on a page besides its text: its areas, those that became the shading of paragraphs, and pictures next to text. */
interface Around {
  readonly fills: readonly Fill[];
  readonly used: Set<Fill>;
  readonly floats: readonly Picture[];
}

function flowOf(items: readonly Placed[], edges: Edges, { fills, used, floats }: Around): Flow {
  const joined = joinSegments(
    items.filter((item) => item.type === 'line'),
    edges,
  );
  const lines = readInColumn(joined, edges);
  const others = items.filter((item) => item.type !== 'line');
  const shaded = shadePassages(orderItems(lines, others, edges, edgesBeside(lines, floats, edges)), edges, fills);
  for (const fill of shaded.used) used.add(fill);
  return { edges, items: shaded.items };
}

/**
 * The columns of the page before, if a page without columns of its own goes on in the first of them, as the last one of a
 * paper does: nothing is beyond it, and lines fill it. Null if not.
 */
function continuedColumns(regions: readonly Region<Placed>[], before: readonly Edges[]): readonly Edges[] | null {
  const [region, ...others] = regions;
  const [first, ...rest] = before;
  if (region === undefined || first === undefined || before.length < 2) return null;
  if (others.length > 0 || region.columns.length > 1) return null;
  const items = region.columns.flat();
  const { sameColumnEdge, minFullShare } = thresholds.continuedColumn;
  const isWithin = items.every(({ x1 }) => x1 < first.x1 + sameColumnEdge);
  const isFull = items.some(({ type, x0, x1 }) => type === 'line' && x1 - x0 > minFullShare * (first.x1 - first.x0));
  // A column of indented text begins further left than that shows.
  return isWithin && isFull
    ? [{ ...first, x0: Math.min(first.x0, smallest(items.map(({ x0 }) => x0))) }, ...rest]
    : null;
}

/** A page whose text and tables stand at their places in one table without borders; null if they are too many. */
function layoutOf(
  regions: readonly Region<Placed>[],
  edges: Edges,
  fills: readonly Fill[],
  pictures: readonly Picture[],
  width: number,
): Omit<OrderedPage, 'floats'> | null {
  const items = regions.flatMap(({ columns }) => columns.flat()).filter(({ type }) => type !== 'picture');
  if (items.length > thresholds.placed.maxItems) return null;
  const shading = new Set<Fill>();
  const table = layoutTable(
    stackItems(items),
    (stack) => flowOf(stack, columnEdges(stack), { fills, used: shading, floats: [] }),
    width,
    [...fills, ...pictures],
  );
  return table === null ? null : { regions: [{ columns: [{ edges, items: [table] }] }], shading };
}

/** Where a page is in its document, and how large it is, in points. */
interface PagePlace {
  /** The columns at the end of the page before. */
  readonly before?: readonly Edges[];
  readonly width?: number;
  readonly height?: number;
}

/** What the letters of a line fill: the lines of some fonts are much higher. */
const lettersOf = ({ x0, x1, y0, y1, baseline, look: { size } }: Line): Box => ({
  ...{ x0, x1 },
  y0: Math.max(y0, baseline - thresholds.letters.aboveEms * size),
  y1: Math.min(y1, baseline + thresholds.letters.belowEms * size),
});

/** Whether two boxes stand side by side, and not one below the other. */
const areBeside = (one: Box, other: Box) =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > thresholds.pictureOverlap &&
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) < thresholds.pictureOverlap;

/** The pictures next to a table of their own column. Below it, they would take as much of the page again. */
const besideTables = (regions: readonly Region<Placed>[]): readonly Picture[] =>
  regions.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const tables = column.filter(({ type }) => type === 'table');
      return column.flatMap((item) =>
        item.type === 'picture' && tables.some((table) => areBeside(table, item)) ? [item.picture] : [],
      );
    }),
  );

/** A page in reading order. `shading` contains the areas that became the shading of paragraphs. */
type OrderedPage = Pick<AnalysedPage, 'regions' | 'floats'> & { readonly shading: ReadonlySet<Fill> };

/**
 * Puts the text, tables and pictures of a page in reading order, column by column. `shading` contains the areas that
 * became the shading of paragraphs, `floats` the pictures next to the text.
 */
export function orderPage(
  { body, tables, pictures, header, footer, gutter }: PageParts & Pick<AnalysedPage, 'header' | 'footer'>,
  edges: Edges,
  fills: readonly Fill[],
  { before = [], width = 0, height = Number.POSITIVE_INFINITY }: PagePlace = {},
): OrderedPage {
  const shading = new Set<Fill>();
  const headEnd = largest(
    header.map(({ y1 }) => y1),
    0,
  );
  const footStart = smallest(footer.map(({ y0 }) => y0));
  const texts: readonly Box[] = [...body.map(lettersOf), ...tables.filter(({ isFrame }) => isFrame)];
  const hasPicturesOnly = body.length === 0 && tables.length === 0;
  // A picture next to text or among running heads is not part of the flow. Nor is one that would have to be scaled down
  // to fit, although no text flows around it.
  const isBeside = (picture: Picture) => {
    const { x0, x1, y0, y1, isInFront } = picture;
    return (
      isInFront === true ||
      // Tables hold the pictures in their cells, but those that text is drawn on.
      tables.some((table) => holdsPicture(table, picture)) ||
      texts.some((text) => text.y0 < y1 - thresholds.pictureOverlap && text.y1 > y0 + thresholds.pictureOverlap) ||
      y1 < headEnd ||
      y1 > footStart + thresholds.pictureOverlap ||
      (hasPicturesOnly && (x0 < edges.x0 - thresholds.pictureOverlap || x1 > edges.x1 + thresholds.pictureOverlap))
    );
  };
  const regionsWith = (shown: readonly PlacedPicture[]) => {
    const items: readonly Placed[] = [...body, ...tables, ...shown];
    const copies = gutter === null ? null : besideGutter(items, gutter);
    return copies === null ? regionsOfPage(items) : [copies];
  };
  const shown = pictures.filter((picture) => !isBeside(picture));
  const layers = layeredPictures(shown);
  const placed = shown
    .filter((picture) => !layers.has(picture))
    .map((picture): PlacedPicture => ({ ...picture, type: 'picture', picture }));
  const whole = regionsWith(placed);
  const beside = new Set(besideTables(whole));
  const found = beside.size === 0 ? whole : regionsWith(placed.filter(({ picture }) => !beside.has(picture)));
  const continued = continuedColumns(found, before);
  const floats = pictures.filter((picture) => isBeside(picture) || layers.has(picture) || beside.has(picture));
  const regions = found.map(({ columns }) => ({
    columns: columns.map((items) => {
      const own = columns.length === 1 ? (continued?.[0] ?? edges) : columnEdges(items);
      return flowOf(items, own, { fills, used: shading, floats });
    }),
  }));
  const rest = (continued ?? []).slice(1).map((own) => ({ edges: own, items: [] }));
  const all = regions.map(({ columns }) => ({ columns: [...columns, ...rest] }));
  if (isCrowded(regions, Math.min(footStart, height - thresholds.placed.minFoot))) {
    const layout = layoutOf(found, edges, fills, pictures, width);
    if (layout !== null) return { ...layout, floats: pictures };
  }
  return { ...wrapText(all, floats), shading };
}
