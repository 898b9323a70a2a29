import { firstIndex } from '../../../../../first-index.ts';
import { addTo } from '../../../../../groups.ts';
import { groupRules } from '../../marks/rule-groups.ts';
import { areaOf } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import type { Grid, GridCell } from '../grid.ts';
import { thresholds } from '../thresholds.ts';
import { type EdgeGrid, edgeGrid, isOnEdges } from './edge-grid.ts';
import { type Face, type Faces, findFaces, groupFaces, type Span } from './find-faces.ts';
import { gridOfFaces } from './grid-cells.ts';
import { joinSpacedCells } from './spaced-cells.ts';

const contains = (outer: Span, inner: Span) =>
  outer.top <= inner.top && outer.bottom >= inner.bottom && outer.left <= inner.left && outer.right >= inner.right;

/** Gives the faces in a span, and a few that are near it. */
type FaceFinder = (span: Span) => readonly Face[];

const boxOf = ({ left, right, top, bottom }: Span): Box => ({ x0: left, x1: right, y0: top, y1: bottom });

function createFaceFinder(faces: readonly Face[]): FaceFinder {
  const find = createBoxFinder(faces.map((face) => ({ ...boxOf(face), face })));
  return (span) => find(boxOf(span)).map(({ face }) => face);
}

/** The faces that a face surrounds on at least three sides, which form a table nested in its cell. */
function facesNestedIn(face: Face, facesIn: FaceFinder, at: Faces['at']): readonly Face[] {
  const inner = facesIn(face).filter((other) => other !== face && contains(face, other));
  if (inner.length === 0) return [];
  const span = spanOf(inner);
  const isBeside = span.left > face.left && span.right < face.right;
  const isBelow = span.top > face.top || span.bottom < face.bottom;
  if (!isBeside || !isBelow) return [];
  for (let row = face.top; row <= face.bottom; row++) {
    for (let column = face.left; column <= face.right; column++) {
      const id = at(row, column);
      if (id !== face.id && id >= 0 && !inner.some((other) => other.id === id)) return [];
    }
  }
  return inner;
}

const spanOf = (faces: readonly Span[]): Span => ({
  top: smallest(faces.map(({ top }) => top)),
  bottom: largest(faces.map(({ bottom }) => bottom)),
  left: smallest(faces.map(({ left }) => left)),
  right: largest(faces.map(({ right }) => right)),
});

interface OuterFace {
  readonly face: Face;
  readonly inner: readonly Face[];
  /** Further faces that the outer face replaces. */
  readonly parts: readonly Face[];
}

/**
 * Tables as high as the cell that contains them. What remains of the cell is a strip on either side, whose inner edge
 * no other row has.
 */
function nestedBetweenStrips({ xs }: EdgeGrid, faces: readonly Face[]): readonly OuterFace[] {
  const isStrip = ({ left, right }: Face) => (xs[right + 1] ?? 0) - (xs[left] ?? 0) < thresholds.ruled.maxStrip;
  const strips = faces.filter(isStrip);
  return strips.flatMap((first) => {
    const second = strips.find(
      ({ top, bottom, left }) => top === first.top && bottom === first.bottom && left > first.right + 1,
    );
    if (second === undefined) return [];
    const span = spanOf([first, second]);
    const inner = faces.filter((face) => face !== first && face !== second && contains(span, face));
    const edges = [first.right + 1, second.left];
    const isShared = faces.some(
      (face) => !contains(span, face) && edges.some((edge) => face.left === edge || face.right + 1 === edge),
    );
    if (inner.length < 2 || isShared) return [];
    const squares = (span.bottom - span.top + 1) * (span.right - span.left + 1);
    return [{ face: { ...span, id: first.id, squares }, inner, parts: [first, second] }];
  });
}

function tablesOf(edges: EdgeGrid, all: Faces, group: readonly Face[]): readonly Grid[] {
  const facesIn = createFaceFinder(group);
  const holders: readonly OuterFace[] = [
    ...group.flatMap((face) => {
      const inner = facesNestedIn(face, facesIn, all.at);
      return inner.length > 0 ? [{ face, inner, parts: [face] }] : [];
    }),
    ...nestedBetweenStrips(edges, group),
  ];
  const held = new Map(holders.map(({ face, inner }) => [face, inner]));
  const inner = new Set(holders.flatMap((holder) => holder.inner));
  const replaced = new Set([...inner, ...holders.flatMap(({ parts }) => parts)]);
  const top = [...group.filter((face) => !replaced.has(face)), ...[...held.keys()].filter((face) => !inner.has(face))];
  const nestedIn = (face: Face): readonly Grid[] => {
    const own = held.get(face);
    return own === undefined ? [] : groupFaces(own, all.at).flatMap((part) => tablesOf(edges, all, part));
  };
  const { xs, ys } = edges;
  const area = (span: Span) =>
    ((xs[span.right + 1] ?? 0) - (xs[span.left] ?? 0)) * ((ys[span.bottom + 1] ?? 0) - (ys[span.top] ?? 0));
  const whole = gridOfFaces(edges, all, top, nestedIn);
  const covered = top.reduce((sum, face) => sum + area(face), 0);
  const isWhole = covered >= thresholds.ruled.minCoveredShare * (whole.x1 - whole.x0) * (whole.y1 - whole.y0);
  const grids = isWhole ? [whole] : top.map((face) => gridOfFaces(edges, all, [face], nestedIn));
  // A box that is narrower or lower than any cell has none.
  return grids.filter(({ cells }) => cells.length > 0);
}

const holds = (outer: Box, inner: Box) =>
  outer !== inner &&
  outer.x0 <= inner.x0 + thresholds.ruled.nestedOverhang &&
  outer.x1 >= inner.x1 - thresholds.ruled.nestedOverhang &&
  outer.y0 <= inner.y0 + thresholds.ruled.nestedOverhang &&
  outer.y1 >= inner.y1 - thresholds.ruled.nestedOverhang;

/** Nests tables in the cells of other tables that contain them. */
export function nest(grids: readonly Grid[]): readonly Grid[] {
  const cells = grids
    .flatMap((outer) => outer.cells.map((cell) => ({ outer, cell, area: areaOf(cell) })))
    .sort((a, b) => a.area - b.area);
  /** The smallest cell that contains a table. */
  const parentOf = (grid: Grid): GridCell | undefined => {
    const minArea = thresholds.ruled.minHolderAreas * areaOf(grid);
    for (let at = firstIndex(cells, ({ area }) => area > minArea); at < cells.length; at++) {
      const { outer, cell } = cells[at] as (typeof cells)[number];
      if (outer !== grid && holds(cell, grid)) return cell;
    }
    return undefined;
  };
  const children = new Map<GridCell, Grid[]>();
  const roots = grids.filter((grid) => {
    const parent = parentOf(grid);
    if (parent !== undefined) addTo(children, parent, grid);
    return parent === undefined;
  });
  const isDoubled = (grid: Grid) => {
    const [cell, ...others] = grid.cells;
    const [inner] = cell === undefined ? [] : (children.get(cell) ?? []);
    return (
      others.length === 0 &&
      inner !== undefined &&
      inner.y0 - grid.y0 < thresholds.ruled.doubleBorder &&
      grid.y1 - inner.y1 < thresholds.ruled.doubleBorder &&
      inner.x0 - grid.x0 < thresholds.ruled.doubleBorder
    );
  };
  const filled = (grid: Grid): Grid => ({
    ...grid,
    cells: grid.cells.map((cell) => {
      const nested = [...(cell.nested ?? []), ...(children.get(cell) ?? [])].map(filled);
      return nested.length > 0 ? { ...cell, nested } : cell;
    }),
  });
  return roots
    .flatMap((grid) => (isDoubled(grid) ? (children.get(grid.cells[0] as GridCell) ?? []) : [grid]))
    .map(filled);
}

/**
 * Finds the tables drawn with rules, including nested ones. A single box is a grid of one cell.
 * @param size The usual letter size of the page, in points.
 */
export function findRuledTables(rules: readonly Rule[], size: number = thresholds.ruled.usualSize): readonly Grid[] {
  const grids = joinSpacedCells(groupRules(rules)).flatMap((group): readonly Grid[] => {
    const edges = edgeGrid(group, thresholds.ruled.minCellEms * size);
    const [rows, columns] = [edges.ys.length - 1, edges.xs.length - 1];
    if (rows < 1 || columns < 1 || rows * columns > thresholds.ruled.maxCells) return [];
    const faces = findFaces(edges);
    const isDrawn = group.some(({ thickness }) => thickness > 0);
    return groupFaces(faces.faces, faces.at)
      .flatMap((part) => tablesOf(edges, faces, part))
      .filter(({ xs, ys }) => isDrawn || (xs.length > 2 && ys.length > thresholds.ruled.minShadedRows));
  });
  return nest(grids);
}

/** Tables, and those nested in their cells. */
export const withNested = (grids: readonly Grid[]): readonly Grid[] =>
  grids.flatMap((grid) => [grid, ...withNested(grid.cells.flatMap(({ nested = [] }) => nested))]);

/** Tells whether a rule belongs to one of some tables, or to one nested in them, by where their edges are. */
export function createIsOfGrids(grids: readonly Grid[]): (rule: Rule) => boolean {
  // Steps are wider than what counts as the same edge, so that it is in the same step or the next.
  const stepOf = (place: number) => Math.floor(place / (2 * thresholds.ruled.sameEdge));
  const [columns, rows] = [new Map<number, Grid[]>(), new Map<number, Grid[]>()];
  for (const grid of withNested(grids)) {
    for (const step of new Set(grid.xs.map(stepOf))) addTo(columns, step, grid);
    for (const step of new Set(grid.ys.map(stepOf))) addTo(rows, step, grid);
  }
  return (rule) => {
    const [found, step] = rule.isHorizontal ? [rows, stepOf(rule.y0)] : [columns, stepOf(rule.x0)];
    return [step - 1, step, step + 1].some((near) => found.get(near)?.some((grid) => isOnEdges(rule, grid)));
  };
}
