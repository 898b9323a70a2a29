import { setWidth } from '../../fonts/set-width.ts';
import { fits, type Line } from '../../lines/line.ts';
import { meet } from '../../model/box.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FlowItem } from '../../tables/filled-table.ts';
import type { Flow } from '../analysed-page.ts';
import { thresholds } from '../thresholds.ts';

const { overlap, unknownShare, closerEms } = thresholds.placed;

/** Whether the right edge of its column says nothing about where a paragraph is but where its lines end. */
const isFree = (item: FlowItem): item is Passage =>
  item.type === 'passage' && item.alignment === 'left' && !item.isRightToLeft && item.shading === undefined;

/** How far a line could reach beyond a right edge without room for the next one's first word, in points. */
function roomBefore(next: Line, line: Line, edge: number): number {
  const free = edge - line.x1;
  return fits(next, free) ? Number.POSITIVE_INFINITY : Math.max(0, next.firstWordWidth - free);
}

/** By how much readers make a line wider than it is drawn if they set its letters as close as they may, in points. */
function excessOf({ marks, look, x0, x1 }: Line): number {
  const letters = marks.filter(({ type }) => type === 'letter');
  const widths = letters.map((letter) => setWidth(letter.text, letter.look));
  const excess = letters.reduce((sum, letter, index) => sum + (widths[index] ?? 0) - (letter.x1 - letter.x0), 0);
  return widths.includes(null)
    ? unknownShare * (x1 - x0)
    : Math.max(0, excess - closerEms * look.size * letters.length);
}

/** How much wider the column of a stack should be for the letters of readers, without a line that breaks elsewhere. */
function roomOf({ items, edges }: Flow): number {
  if (!items.every(isFree)) return 0;
  const lines = items.flatMap((passage) => passage.lines);
  const needed = largest(lines.map((line) => line.x1 + excessOf(line)));
  const rooms = items.flatMap((passage) =>
    passage.lines.slice(1).map((next, index) => roomBefore(next, passage.lines[index] as Line, edges.x1)),
  );
  return Math.max(0, smallest([...rooms, needed - edges.x1]));
}

/** Where a box may end at the right, with others that begin there and areas around it. */
function endOf(box: Box, others: readonly Box[]): number {
  const beside = others.filter((other) => meet({ ...box, x1: Number.POSITIVE_INFINITY }, other, -overlap));
  const begins = beside.filter(({ x0 }) => x0 > box.x1 - overlap).map(({ x0 }) => x0);
  const ends = beside.filter(({ x0, x1 }) => x0 < box.x0 + overlap && x1 > box.x1 - overlap).map(({ x1 }) => x1);
  return Math.max(box.x1, smallest([...begins, ...ends]));
}

/**
 * Points that stacks of lines have beside them, so that readers whose letters are a little wider break no line of them.
 * @param around What else is drawn on the page: pictures, and areas behind text.
 * @param width That of the page, in points.
 */
export function roomsBeside(
  stacks: readonly { readonly box: Box; readonly flow: Flow }[],
  around: readonly Box[],
  width: number,
): readonly number[] {
  const boxes = stacks.map(({ box }) => box);
  // The page has a right margin as wide as the left one, unless something reaches into it.
  const end = largest([width - smallest(boxes.map(({ x0 }) => x0)), ...boxes.map(({ x1 }) => x1)]);
  return stacks.map(({ box, flow }) => {
    const others = [...boxes.filter((other) => other !== box), ...around];
    const free = Math.min(end, endOf(box, others)) - box.x1;
    return Math.min(free, roomOf(flow));
  });
}

/** Gives the paragraphs of a stack room at their right edge. */
export const withRoom = ({ items, edges }: Flow, room: number): Flow => ({
  edges: { ...edges, x1: edges.x1 + room },
  items: items.map((item) =>
    item.type === 'passage' ? { ...item, edges: { ...item.edges, x1: item.edges.x1 + room } } : item,
  ),
});
