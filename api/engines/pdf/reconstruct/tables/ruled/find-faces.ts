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

/** Finds the areas that the rules on a grid enclose. Rules with a loose end enclose none. */
export function findFaces({ xs, ys, verticalAt, horizontalAt, isOpen }: EdgeGrid): Faces {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const squares = new Int32Array(rows * columns).fill(unknown);
  const faces: Face[] = [];

  /** The neighbours of a square without a rule in between; null stands for the outside of the grid. */
  const neighbours = (row: number, column: number): readonly (number | null)[] => {
    const go = (isClosed: boolean, isInside: boolean, square: number): readonly (number | null)[] =>
      isClosed ? [] : [isInside ? square : null];
    const at = row * columns + column;
    return [
      ...go((isOpen.left && column === 0) || verticalAt(column, row) !== undefined, column > 0, at - 1),
      ...go(
        (isOpen.right && column === columns - 1) || verticalAt(column + 1, row) !== undefined,
        column < columns - 1,
        at + 1,
      ),
      ...go((isOpen.top && row === 0) || horizontalAt(row, column) !== undefined, row > 0, at - columns),
      ...go(
        (isOpen.bottom && row === rows - 1) || horizontalAt(row + 1, column) !== undefined,
        row < rows - 1,
        at + columns,
      ),
    ];
  };

  for (let start = 0; start < squares.length; start++) {
    if (squares[start] !== unknown) continue;
    const id = faces.length;
    const found = [start];
    squares[start] = id;
    let isOutside = false;
    for (let next = 0; next < found.length; next++) {
      const square = found[next] as number;
      for (const neighbour of neighbours(Math.floor(square / columns), square % columns)) {
        if (neighbour === null) isOutside = true;
        else if (squares[neighbour] === unknown) {
          squares[neighbour] = id;
          found.push(neighbour);
        }
      }
    }
    if (isOutside) {
      for (const square of found) squares[square] = outside;
      continue;
    }
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

/** Groups faces that share a side, directly or through others. */
export function groupFaces(faces: readonly Face[], at: Faces['at']): readonly (readonly Face[])[] {
  const byId = new Map(faces.map((face) => [face.id, face]));
  const groups: (readonly Face[])[] = [];
  const taken = new Set<number>();
  for (const first of faces) {
    if (taken.has(first.id)) continue;
    const group = [first];
    taken.add(first.id);
    for (const face of group) {
      for (let row = face.top; row <= face.bottom; row++) {
        for (let column = face.left; column <= face.right; column++) {
          if (at(row, column) !== face.id) continue;
          for (const id of [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)]) {
            const other = byId.get(id);
            if (other === undefined || taken.has(id)) continue;
            taken.add(id);
            group.push(other);
          }
        }
      }
    }
    groups.push(group);
  }
  return groups;
}
