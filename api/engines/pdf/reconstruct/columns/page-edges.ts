import { endsSentence } from '../../writing-systems/sentence-end.ts';
import { fits, type Line } from '../lines/line.ts';
import { boxAroundAll } from '../model/box.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import { haveSameSize } from '../model/page-size.ts';
import type { Edges } from './edges.ts';
import { justifiedEdge } from './justified-edge.ts';
import { thresholds } from './thresholds.ts';
import { pairsIn, wrapEdge } from './wrap-edge.ts';

/** Punctuation that may hang beyond the right edge in scripts without spaces. */
const hanging = /^[、。，．：；！？）」』】〉》”’]$/;

interface PageText {
  readonly width: number;
  readonly height: number;
  readonly body: readonly Line[];
  readonly tables: readonly Box[];
}

/**
 * Finds the left and right edges of a page's text from all pages of its size, since a single page may only have short
 * lines.
 */
export function pageEdges(page: PageText, pages: readonly PageText[]): Edges {
  const alike = pages.filter((other) => haveSameSize(other, page));
  const bodies = alike.map(({ body }) => body);
  const lines = bodies.flat();
  const boxes = boxesOfText(
    lines,
    alike.flatMap(({ tables }) => tables),
  );
  if (boxes.length === 0)
    return {
      x0: thresholds.edge.defaultMargin,
      x1: Math.max(2 * thresholds.edge.defaultMargin, page.width - thresholds.edge.defaultMargin),
    };
  const margin = thresholds.edge.minMarginShare * page.width;
  const x0 = leftEdge(boxes, margin);
  const ends = boxes.map((box) => ({ box, end: 'marks' in box ? endOf(box) : box.x1 }));
  const within = preferUsual(ends, ({ end }) => end < page.width - margin / 2);
  const furthest = Math.min(page.width, largest(within.map(({ end }) => end)));
  // Page numbers in a table of contents also share a right edge, which may differ from the text's.
  const isLong = (box: Box) => box.x1 - box.x0 > thresholds.edge.minLineShare * (furthest - x0);
  const long = within.filter(({ box }) => isLong(box)).map(({ end }) => end);
  const justified = justifiedEdge(long);
  const x1 = justified ?? raggedEdge(bodies, isLong, furthest, page.width - x0);
  const edges = { x0, x1: Math.max(x0 + thresholds.edge.minWidthShare * page.width, x1) };
  const reach = justified === null ? wrapEdge(bodies, x1) : null;
  return reach === null ? edges : { ...edges, reach };
}

/** Left and right pages, as they face each other in a book: the first one is a right one. */
type Side = 'left' | 'right';

const sideAt = (index: number): Side => (index % 2 === 0 ? 'right' : 'left');

/**
 * The edges of the text on left and on right pages of one size, where their inner margins differ from the outer ones: text as wide
 * stands further left or right. Null where it does not, or too few pages show it.
 */
function facingEdges(
  pages: readonly PageText[],
  isAlike: (page: PageText) => boolean,
): Readonly<Record<Side, Edges>> | null {
  const { minPages, minShift, sameShift } = thresholds.facing;
  const on = (side: Side) =>
    pages.filter((page, index) => sideAt(index) === side && isAlike(page) && page.body.length > 0);
  const [lefts, rights] = [on('left'), on('right')];
  const [one, other] = [lefts[0], rights[0]];
  if (one === undefined || other === undefined || Math.min(lefts.length, rights.length) < minPages) return null;
  const [left, right] = [pageEdges(one, lefts), pageEdges(other, rights)];
  const shift = left.x0 - right.x0;
  return Math.abs(shift) > minShift && Math.abs(left.x1 - right.x1 - shift) < sameShift ? { left, right } : null;
}

/** Finds the edges of each page's text. Pages of one size share them, but for where lines begin and wrap on facing pages. */
export function edgesOfPages(pages: readonly PageText[]): readonly Edges[] {
  const known = new Map<string, Readonly<Record<Side, Edges>>>();
  return pages.map((page, index) => {
    const key = `${page.width}x${page.height}`;
    const edges = known.get(key) ?? edgesOfSize(page, pages);
    known.set(key, edges);
    return edges[sideAt(index)];
  });
}

/** The edges of the text on left and on right pages that are as large as one. */
function edgesOfSize(page: PageText, pages: readonly PageText[]): Readonly<Record<Side, Edges>> {
  const shared = pageEdges(page, pages);
  const facing = facingEdges(pages, (other) => haveSameSize(other, page));
  if (facing === null) return { left: shared, right: shared };
  const { left, right } = facing;
  return {
    left: { ...shared, begin: left.x0, reach: left.x1 },
    right: { ...shared, begin: right.x0, reach: right.x1 },
  };
}

/** What shows the edges of the text: its lines, and tables where there are none, or only such as begin far right in those. */
function boxesOfText(lines: readonly Line[], tables: readonly Box[]): readonly (Line | Box)[] {
  const [text, drawn] = [boxAroundAll(lines), boxAroundAll(tables)];
  const isAtRight = tables.length > 0 && text.x0 > (drawn.x0 + drawn.x1) / 2;
  return lines.length > 0 && !isAtRight ? lines : [...lines, ...tables];
}

/** Where text begins: not in the margin, unless much of it does, or several lines that go on where the others begin. */
function leftEdge(boxes: readonly Box[], margin: number): number {
  const lefts = boxes.map(({ x0 }) => x0);
  const usual = smallest(preferUsual(lefts, (x) => x > margin));
  const across = boxes.filter(({ x0, x1 }) => x0 <= margin && x1 > usual);
  return Math.max(0, across.length < thresholds.edge.minLinesFromMargin ? usual : smallest(lefts));
}

/** Drops unusual values, unless they are too many to be exceptions. */
function preferUsual<T>(values: readonly T[], isUsual: (value: T) => boolean): readonly T[] {
  const usual = values.filter(isUsual);
  return usual.length < thresholds.edge.minUsualShare * values.length ? values : usual;
}

function endOf(line: Line): number {
  const { x1 } = line;
  const last = hanging.test(line.text.slice(-1)) ? line.marks.at(-1) : undefined;
  return last !== undefined && last.x1 === x1 && hanging.test(last.text) ? last.x0 : x1;
}

/** Whether a line leaves room before an edge for the next line's first word. */
const isShort = (line: Line, next: Line, edge: number) => fits(next, edge - line.x1);

/**
 * The right edge of ragged text: the left margin mirrored, if that explains the line breaks; otherwise the end of the
 * longest line.
 */
function raggedEdge(
  bodies: readonly (readonly Line[])[],
  isLong: (line: Line) => boolean,
  furthest: number,
  mirrored: number,
): number {
  const beyond = furthest + thresholds.edge.raggedRoom;
  if (mirrored < furthest) return beyond;
  const breaks = bodies
    .flatMap(pairsIn)
    .filter(
      ([line, next]) =>
        isLong(line) &&
        !endsSentence(line.text) &&
        !isShort(line, next, furthest) &&
        next.y0 - line.y1 <= thresholds.edge.maxLineGapEms * line.look.size,
    );
  const short = breaks.filter(([line, next]) => isShort(line, next, mirrored));
  return short.length <= thresholds.edge.maxIdleBreakShare * breaks.length ? mirrored : beyond;
}
