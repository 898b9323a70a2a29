import { fits, type Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import type { Box } from '../model/page-model.ts';
import { areOfOneSize } from '../model/page-size.ts';
import type { Edges } from './edges.ts';

/** Signs that may stand beyond the right edge where a script is written without spaces. */
const hanging = /^[、。，．：；！？）」』】〉》”’]$/;

interface Part {
  readonly width: number;
  readonly height: number;
  readonly body: readonly Line[];
  readonly tables: readonly Box[];
}

/** Points that the ends of justified lines differ by. */
const sameEdge = 0.6;
/** Points of a page's edge that no text is expected in, unless most of it is not so far from it. */
const leastMargin = 14;
const most = 0.7;
/** Of the text's width: what a line of a paragraph takes at the least where it goes from edge to edge. */
const longShare = 0.3;
/** Points beyond the longest of ragged lines: word processors set it a little wider at times. */
const raggedRoom = 1.5;
/** Of the breaks between lines: how many more may be left without reason by a wider margin. */
const fewBreaks = 0.04;

/** The edges of the text on a page, by all pages of its size: a single page's lines may be short. */
export function pageEdges(page: Part, pages: readonly Part[]): Edges {
  const alike = pages.filter((other) => areOfOneSize(other, page));
  const lines = alike.flatMap(({ body }) => body);
  const boxes: readonly (Line | Box)[] = lines.length > 0 ? lines : alike.flatMap(({ tables }) => tables);
  if (boxes.length === 0) return { x0: 72, x1: Math.max(144, page.width - 72) };
  const lefts = boxes.map(({ x0 }) => x0);
  const x0 = Math.max(0, smallest(mostOf(lefts, (x) => x > leastMargin)));
  const ends = boxes.map((box) => ({ box, end: 'marks' in box ? endOf(box) : box.x1 }));
  const within = mostOf(ends, ({ end }) => end < page.width - leastMargin / 2);
  const furthest = Math.min(page.width, largest(within.map(({ end }) => end)));
  // Page numbers of a table of contents end at one place, too, which need not be the edge.
  const isLong = (box: Box) => box.x1 - box.x0 > longShare * (furthest - x0);
  const long = within.filter(({ box }) => isLong(box)).map(({ end }) => end);
  const x1 = justifiedEdge(long) ?? raggedEdge(alike, isLong, furthest, page.width - x0);
  return { x0, x1: Math.max(x0 + 36, x1) };
}

/** The edges of every page: those of pages of one size are the same. */
export function edgesOfPages(pages: readonly Part[]): readonly Edges[] {
  const known = new Map<string, Edges>();
  return pages.map((page) => {
    const key = `${page.width}x${page.height}`;
    const edges = known.get(key) ?? pageEdges(page, pages);
    known.set(key, edges);
    return edges;
  });
}

/** The values that are usual, if most are; else all. */
function mostOf<T>(values: readonly T[], isUsual: (value: T) => boolean): readonly T[] {
  const usual = values.filter(isUsual);
  return usual.length < most * values.length ? values : usual;
}

function endOf({ marks, x1 }: Line): number {
  const last = marks.at(-1);
  return last !== undefined && last.x1 === x1 && hanging.test(last.text) ? last.x0 : x1;
}

const sentenceEnd = /[.!?:;。！？：；]["”’)]*$/;

/** Whether the next line's first word would have fitted before an edge. */
const isShort = (line: Line, next: Line, edge: number) => fits(next, edge - line.x1);

/**
 * The right edge of ragged text: as far from the page's edge as the left one, if lines are then still broken where
 * their next word did not fit, else where the longest line ends.
 */
function raggedEdge(parts: readonly Part[], isLong: (line: Line) => boolean, furthest: number, mirrored: number) {
  if (mirrored < furthest) return furthest + raggedRoom;
  let [breaks, short] = [0, 0];
  for (const { body } of parts) {
    const sorted = [...body].sort((a, b) => a.baseline - b.baseline);
    sorted.forEach((line, index) => {
      const next = sorted[index + 1];
      if (
        next === undefined ||
        !isLong(line) ||
        sentenceEnd.test(line.text) ||
        isShort(line, next, furthest) ||
        next.y0 - line.y1 > 0.5 * line.look.size
      )
        return;
      breaks++;
      if (isShort(line, next, mirrored)) short++;
    });
  }
  return short <= fewBreaks * breaks ? mirrored : furthest + raggedRoom;
}

/** Where many lines end, with hardly any beyond; null where text is ragged. */
function justifiedEdge(ends: readonly number[]): number | null {
  const rights = [...ends].sort((a, b) => b - a);
  const few = Math.max(1, 0.02 * rights.length);
  for (let index = 0; index < rights.length && index <= few; index++) {
    const x = rights[index] as number;
    const near = rights.filter((right) => Math.abs(right - x) < sameEdge).length;
    if (near >= Math.max(3, few)) return x;
  }
  return null;
}
