import { largest, smallest } from '../../model/extremes.ts';
import type { EdgeGrid } from './edge-grid.ts';

/** Rows and columns of a grid, from the first to the last. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** An area that rules enclose. */
export interface Face extends Span {
  readonly id: number;
  /** How many squares of the grid it covers. Unless it is a rectangle, that is fewer than its span contains. */
  readonly squares: number;
}

/** All areas of a grid. */
export interface Faces {
  readonly faces: readonly Face[];
  /** The id of the face at each square; -1 outside all faces. */
  readonly at: (row: number, column: number) => number;
}

const outside = -1;
const unknown = -2;

/** Squares of a grid that no rule parts; null among them stands for the outside of the grid. */
type Neighbours = (row: number, column: number) => readonly (number | null)[];

/** Creates a finder of the neighbours of a square without a rule in between. Squares count row by row. */
function createNeighbours({ xs, ys, verticalAt, horizontalAt, isOpen }: EdgeGrid): Neighbours {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  return (row, column) => {
    const at = row * columns + column;
    const [isFirst, isLast] = [column === 0, column === columns - 1];
    const [isTop, isBottom] = [row === 0, row === rows - 1];
    const open: (number | null)[] = [];
    if (!(isOpen.left && isFirst) && verticalAt(column, row) === undefined) open.push(isFirst ? null : at - 1);
    if (!(isOpen.right && isLast) && verticalAt(column + 1, row) === undefined) open.push(isLast ? null : at + 1);
    if (!(isOpen.top && isTop) && horizontalAt(row, column) === undefined) open.push(isTop ? null : at - columns);
    if (!(isOpen.bottom && isBottom) && horizontalAt(row + 1, column) === undefined)
      open.push(isBottom ? null : at + columns);
    return open;
  };
}

/** The squares that can be reached from one without crossing a rule, and whether the outside of the grid can be, too. */
function areaFrom(start: number, columns: number, neighbours: Neighbours) {
  const found = new Set([start]);
  let isOutside = false;
  // A set is gone through with what is added to it meanwhile.
  for (const square of found) {
    for (const neighbour of neighbours(Math.floor(square / columns), square % columns)) {
      if (neighbour === null) isOutside = true;
      else found.add(neighbour);
    }
  }
  return { found: [...found], isOutside };
}

/** Finds the areas that the rules on a grid enclose. Rules with a loose end enclose none. */
export function findFaces(grid: EdgeGrid): Faces {
  const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1];
  const squares = new Int32Array(rows * columns).fill(unknown);
  const neighbours = createNeighbours(grid);
  const faces: Face[] = [];
  for (let start = 0; start < squares.length; start++) {
    if (squares[start] !== unknown) continue;
    const { found, isOutside } = areaFrom(start, columns, neighbours);
    const id = isOutside ? outside : faces.length;
    for (const square of found) squares[square] = id;
    if (isOutside) continue;
    const ofRows = found.map((square) => Math.floor(square / columns));
    const ofColumns = found.map((square) => square % columns);
    faces.push({
      id,
      squares: found.length,
      top: smallest(ofRows),
      bottom: largest(ofRows),
      left: smallest(ofColumns),
      right: largest(ofColumns),
    });
  }
  const isInside = (row: number, column: number) => row >= 0 && row < rows && column >= 0 && column < columns;
  return {
    faces,
    at: (row, column) => (isInside(row, column) ? (squares[row * columns + column] ?? outside) : outside),
  };
}

/** The ids of the faces beside the squares of one, and of those outside all faces. */
function* idsBeside(face: Face, at: Faces['at']): Iterable<number> {
  for (let row = face.top; row <= face.bottom; row++) {
    for (let column = face.left; column <= face.right; column++) {
      if (at(row, column) !== face.id) continue;
      yield* [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)];
    }
  }
}

/** Groups faces that share a side, directly or through others. */
export function groupFaces(faces: readonly Face[], at: Faces['at']): readonly (readonly Face[])[] {
  const left = new Map(faces.map((face) => [face.id, face]));
  const groups: (readonly Face[])[] = [];
  for (const first of faces) {
    if (!left.delete(first.id)) continue;
    const group = [first];
    for (const face of group) {
      for (const id of idsBeside(face, at)) {
        const other = left.get(id);
        if (other === undefined) continue;
        left.delete(id);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}
