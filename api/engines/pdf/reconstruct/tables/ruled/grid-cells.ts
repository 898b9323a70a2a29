import { largest, smallest } from '../../model/extremes.ts';
import { borderOf, type Grid, type GridCell, gridOf } from '../grid.ts';
import type { EdgeGrid } from './edge-grid.ts';
import type { Face, Faces, Span } from './find-faces.ts';

const squareOf = (row: number, column: number) => `${row}/${column}`;

/** Divides the squares of a span that no cell has taken yet into rectangles that no rule crosses. */
function rectangles(
  span: Span,
  { verticalAt, horizontalAt }: EdgeGrid,
  ownerOf: (row: number, column: number) => number | null,
) {
  const found: Span[] = [];
  const taken = new Set<string>();
  const isFree = (row: number, column: number, owner: number) =>
    row <= span.bottom && column <= span.right && ownerOf(row, column) === owner && !taken.has(squareOf(row, column));
  for (let row = span.top; row <= span.bottom; row++) {
    for (let column = span.left; column <= span.right; column++) {
      const owner = ownerOf(row, column);
      if (owner === null || !isFree(row, column, owner)) continue;
      let right = column;
      while (isFree(row, right + 1, owner) && !verticalAt(right + 1, row)) right++;
      let bottom = row;
      const reachesDown = (next: number) => {
        // Text runs horizontally, so a row that is wider than those above it is a separate cell.
        if (isFree(next, right + 1, owner) && !verticalAt(right + 1, next)) return false;
        for (let at = column; at <= right; at++) {
          if (!isFree(next, at, owner) || horizontalAt(next, at)) return false;
          if (at < right && verticalAt(at + 1, next)) return false;
        }
        return true;
      };
      while (reachesDown(bottom + 1)) bottom++;
      for (let r = row; r <= bottom; r++) for (let c = column; c <= right; c++) taken.add(squareOf(r, c));
      found.push({ top: row, bottom, left: column, right });
    }
  }
  return found;
}

/** The squares of a span, row by row, by their keys. */
const squaresIn = ({ top, bottom, left, right }: Span): readonly string[] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => squareOf(top + row, left + column)),
  ).flat();

/** What becomes a cell: rows and columns of squares, and the tables within them. */
interface CellSpan {
  readonly span: Span;
  readonly nested: readonly Grid[];
}

/** The faces that are rectangles, or hold tables, and what is left of the rectangle around all, in reading order. */
function spansOf(
  edges: EdgeGrid,
  { at }: Faces,
  faces: readonly Face[],
  nestedIn: (face: Face) => readonly Grid[],
): readonly CellSpan[] {
  const whole: Span = {
    top: smallest(faces.map(({ top }) => top)),
    bottom: largest(faces.map(({ bottom }) => bottom)),
    left: smallest(faces.map(({ left }) => left)),
    right: largest(faces.map(({ right }) => right)),
  };
  const area = ({ top, bottom, left, right }: Span) => (bottom - top + 1) * (right - left + 1);
  const plain = faces.filter((face) => face.squares === area(face) || nestedIn(face).length > 0);
  const known = new Set(plain);
  const own = new Set(faces.filter((face) => !known.has(face)).map(({ id }) => id));
  const taken = new Set(plain.flatMap(squaresIn));
  const free = (row: number, column: number) => {
    if (taken.has(squareOf(row, column))) return null;
    const id = at(row, column);
    return own.has(id) ? id : -1;
  };
  return [
    ...plain.map((face) => ({ span: face, nested: nestedIn(face) })),
    ...rectangles(whole, edges, free).map((span) => ({ span, nested: [] })),
  ].sort((a, b) => a.span.top - b.span.top || a.span.left - b.span.left);
}

/** The borders of a span: the rules at the middles of its sides. */
function bordersOf({ top, bottom, left, right }: Span, { verticalAt, horizontalAt }: EdgeGrid): GridCell['borders'] {
  const [middleRow, middleColumn] = [(top + bottom) >> 1, (left + right) >> 1];
  return {
    top: borderOf(horizontalAt(top, middleColumn)),
    bottom: borderOf(horizontalAt(bottom + 1, middleColumn)),
    left: borderOf(verticalAt(left, middleRow)),
    right: borderOf(verticalAt(right + 1, middleRow)),
  };
}

/**
 * Makes the grid of a table from faces. The rest of its rectangle is filled with cells that have no borders.
 * @param nestedIn The tables nested in a face. Such a face is a cell with everything in its span.
 */
export function gridOfFaces(
  edges: EdgeGrid,
  all: Faces,
  faces: readonly Face[],
  nestedIn: (face: Face) => readonly Grid[],
): Grid {
  const spans = spansOf(edges, all, faces, nestedIn);
  const sides = spans.map(({ span }) => span);
  const columns = usedEdges(
    edges.xs,
    sides.flatMap(({ left, right }) => [left, right + 1]),
    edges.minCell,
  );
  const rows = usedEdges(
    edges.ys,
    sides.flatMap(({ top, bottom }) => [top, bottom + 1]),
    edges.minCell,
  );
  const cells = spans.flatMap(({ span, nested }): readonly GridCell[] => {
    const [row, column] = [rows.indexOf(span.top), columns.indexOf(span.left)];
    const [height, width] = [rows.indexOf(span.bottom + 1) - row, columns.indexOf(span.right + 1) - column];
    if (height === 0 || width === 0) return [];
    const cell: GridCell = {
      ...{ row, column, rows: height, columns: width },
      x0: columns.places[column] as number,
      x1: columns.places[column + width] as number,
      y0: rows.places[row] as number,
      y1: rows.places[row + height] as number,
      borders: bordersOf(span, edges),
      ...(nested.length > 0 ? { nested } : {}),
    };
    return [cell];
  });
  return gridOf(columns.places, rows.places, cells);
}

interface UsedEdges {
  readonly places: readonly number[];
  readonly indexOf: (edge: number) => number;
}

/**
 * The edges at which a cell of this table begins or ends; others belong to a neighbouring or nested table. Edges too
 * close to have text between them count as one.
 */
function usedEdges(all: readonly number[], edges: readonly number[], minCell: number): UsedEdges {
  const groups: number[][] = [];
  for (const edge of [...new Set(edges)].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    const isNear = last !== undefined && (all[edge] as number) - (all[last[0] as number] as number) < minCell;
    if (isNear) last.push(edge);
    else groups.push([edge]);
  }
  const indexes = new Map(groups.flatMap((group, index) => group.map((edge) => [edge, index] as const)));
  return {
    places: groups.map((group) => group.reduce((sum, edge) => sum + (all[edge] as number), 0) / group.length),
    indexOf: (edge) => indexes.get(edge) ?? -1,
  };
}
