import { boxAroundAll } from './box.ts';
import type { Box } from './page-model.ts';

/** Squares of the page that a box is listed in at most: one that covers more is looked at each time. */
const maxSquares = 64;

/** Rows and columns of squares that a box is in, by their numbers. */
interface Range {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

const sizeOf = ([first, last]: Range['rows']) => last - first + 1;
const countOf = ({ rows, columns }: Range) => sizeOf(rows) * sizeOf(columns);

/** Divides the area of boxes into about as many squares as there are boxes. */
function squaresOf(boxes: readonly Box[]): (box: Box) => Range {
  const all = boxAroundAll(boxes);
  const side = Math.max(1, Math.sqrt(((all.x1 - all.x0) * (all.y1 - all.y0)) / boxes.length));
  const most = boxes.length;
  const numberOf = (distance: number) => Math.min(most, Math.max(-1, Math.floor(distance / side)));
  return ({ x0, x1, y0, y1 }) => ({
    rows: [numberOf(y0 - all.y0), numberOf(y1 - all.y0)],
    columns: [numberOf(x0 - all.x0), numberOf(x1 - all.x0)],
  });
}

/** Takes the numbers of a range's squares one by one. */
function eachIn({ rows, columns }: Range, width: number, take: (number: number) => void): void {
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) take(row * width + column);
}

/**
 * Creates a finder of boxes: it gives those that an area meets or touches, and a few that are near it, in their order. Of
 * the others none is looked at, so that each of thousands of cells can be asked for its letters.
 */
export function createBoxFinder<T extends Box>(boxes: readonly T[]): (area: Box) => readonly T[] {
  if (boxes.length <= maxSquares) return () => boxes;
  const rangeOf = squaresOf(boxes);
  const width = boxes.length + 2;
  // Each square knows the entry of its last box, and each entry the one before: a list for each would take ten times as much.
  const lastIn = new Map<number, number>();
  const entries: { readonly box: number[]; readonly before: (number | undefined)[] } = { box: [], before: [] };
  const large: number[] = [];
  boxes.forEach((box, index) => {
    const range = rangeOf(box);
    // What has no place, since a number of it is none, is looked at each time, too.
    if (!(countOf(range) <= maxSquares)) large.push(index);
    else
      eachIn(range, width, (number) => {
        entries.before.push(lastIn.get(number));
        lastIn.set(number, entries.box.push(index) - 1);
      });
  });
  return (area) => {
    const range = rangeOf(area);
    if (!(countOf(range) < boxes.length)) return boxes;
    const found = new Set(large);
    eachIn(range, width, (number) => {
      for (let entry = lastIn.get(number); entry !== undefined; entry = entries.before[entry])
        found.add(entries.box[entry] as number);
    });
    return [...found].sort((a, b) => a - b).map((index) => boxes[index] as T);
  };
}
