import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import type { Paragraph } from '../model/doc-model.ts';
import { spread } from '../model/extremes.ts';
import type { Label } from './labels.ts';
import type { Passage } from './passage.ts';

type Alignment = Paragraph['alignment'];

/** Points that a line may miss an edge by and still reach it. */
const flush = 1.5;
const flushRight = 2;
/** Ems by which a justified line misses the edge where a space that cannot be broken ends it, and the share that does not. */
const lostSpace = 0.6;
const mostFull = 0.6;

/** The alignment that the lines' room on both sides shows. */
function alignmentOf(lines: readonly Line[], { x0, x1 }: Edges, hasLabel: boolean, toLeft: boolean): Alignment {
  const width = x1 - x0;
  const left = lines.map((line) => line.x0 - x0);
  const right = lines.map((line) => x1 - line.x1);
  const first = left[0] ?? 0;
  const before = lines.slice(0, -1);
  const isFull =
    before.every(
      ({ look }, index) =>
        (right[index] ?? 0) < lostSpace * look.size && (index === 0 || (left[index] ?? 0) < (left[1] ?? 0) + flush),
    ) && before.filter((_, index) => (right[index] ?? 0) < flush).length > mostFull * before.length;
  if (!hasLabel && lines[0]?.stops.length === 0) {
    const isCentred =
      lines.every((_, index) => Math.abs((left[index] ?? 0) - (right[index] ?? 0)) < 3 + 0.02 * width) &&
      left.some((room) => room > 6);
    // The lines of centred text begin at different places, if they are not as long.
    const areFlush = spread(left) < 0.25 * spread(lines.map((line) => line.x1 - line.x0));
    if (isCentred && !areFlush && (lines.length > 1 || first > 0.06 * width)) return 'center';
    const side = toLeft ? left : right;
    const other = toLeft ? right : left;
    const isOpposite = side.every((room) => room < flushRight) && Math.max(...other) > 15;
    if (
      isOpposite &&
      (lines.length > 1 ? Math.abs((other[0] ?? 0) - (other[1] ?? 0)) > 4 : (other[0] ?? 0) > 0.3 * width)
    ) {
      return 'right';
    }
  }
  return lines.length > 2 && isFull ? 'justified' : 'left';
}

/** The paragraph that lines make, with what can be told from their places. */
export function passageOf(lines: readonly Line[], label: Label | null, edges: Edges): Passage {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const toLeft = lines.filter(({ isRightToLeft }) => isRightToLeft).length > lines.length / 2;
  const alignment = alignmentOf(lines, edges, label !== null, toLeft);
  return {
    type: 'passage',
    lines,
    label,
    edges,
    // What Word calls left is where lines begin: the right of a text that runs to the left.
    alignment,
    isRightToLeft: toLeft,
    isBold: lines.every(({ isBold }) => isBold),
    text: lines.map(({ text }) => text).join(' '),
    size: first.look.size,
    pitch: lines.length > 1 ? (last.baseline - first.baseline) / (lines.length - 1) : 0,
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    y0: first.y0,
    y1: last.y1,
  };
}
