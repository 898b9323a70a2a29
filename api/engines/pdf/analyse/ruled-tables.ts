import type { Rule } from '../model/page-model.ts';
import { borderOf, type Grid, type GridCell, gridOf } from './grid.ts';
import { groupRules } from './rule-groups.ts';

/** Points within which edges are one edge. */
const sameEdge = 3;
/** Points that lines reach beyond the others where a side is open. */
const openSide = 10;
const maxCells = 20_000;

/** Means of values that lie close together, in rising order. */
function clusterEdges(values: readonly number[], within = sameEdge): readonly number[] {
  const clusters: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last !== undefined && value - (last[0] as number) < within) last.push(value);
    else clusters.push([value]);
  }
  return clusters.map((cluster) => cluster.reduce((sum, value) => sum + value, 0) / cluster.length);
}

interface Edges {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly verticalAt: (index: number, y0: number, y1: number) => Rule | undefined;
  readonly horizontalAt: (index: number, x0: number, x1: number) => Rule | undefined;
}

function withOpenSides(edges: readonly number[], reaches: readonly (readonly [number, number])[]): readonly number[] {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return edges;
  const low = reaches.map(([from]) => from).filter((from) => from < first - openSide);
  const high = reaches.map(([, to]) => to).filter((to) => to > last + openSide);
  return [...(low.length > 1 ? [Math.min(...low)] : []), ...edges, ...(high.length > 1 ? [Math.max(...high)] : [])];
}

function edgesOf(group: readonly Rule[]): Edges {
  const horizontals = group.filter(({ isHorizontal }) => isHorizontal);
  const verticals = group.filter(({ isHorizontal }) => !isHorizontal);
  // Tables may be open at their sides: lines then reach beyond the outermost that cross them.
  const xs = withOpenSides(
    clusterEdges(verticals.map(({ x0 }) => x0)),
    horizontals.map(({ x0, x1 }) => [x0, x1]),
  );
  const ys = withOpenSides(
    clusterEdges(horizontals.map(({ y0 }) => y0)),
    verticals.map(({ y0, y1 }) => [y0, y1]),
  );
  const at = (rules: readonly Rule[], edges: readonly number[], place: (rule: Rule) => number) =>
    edges.map((edge) => rules.filter((rule) => Math.abs(place(rule) - edge) < sameEdge));
  const verticalsAt = at(verticals, xs, ({ x0 }) => x0);
  const horizontalsAt = at(horizontals, ys, ({ y0 }) => y0);
  return {
    xs,
    ys,
    verticalAt: (index, y0, y1) =>
      verticalsAt[index]?.find((rule) => rule.y0 <= (y0 + y1) / 2 && rule.y1 >= (y0 + y1) / 2),
    horizontalAt: (index, x0, x1) =>
      horizontalsAt[index]?.find((rule) => rule.x0 <= (x0 + x1) / 2 && rule.x1 >= (x0 + x1) / 2),
  };
}

/** The cells between the edges: neighbours without a line between them are one, as long as they form a rectangle. */
function cellsOf({ xs, ys, verticalAt, horizontalAt }: Edges): readonly GridCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const x = (index: number) => xs[index] as number;
  const y = (index: number) => ys[index] as number;
  const taken = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row]?.[column]) continue;
      let right = column;
      while (right + 1 < columns && !taken[row]?.[right + 1] && !verticalAt(right + 1, y(row), y(row + 1))) right++;
      let bottom = row;
      const reachesDown = (next: number) => {
        for (let at = column; at <= right; at++) {
          if (taken[next]?.[at] || horizontalAt(next, x(at), x(at + 1))) return false;
          if (at < right && verticalAt(at + 1, y(next), y(next + 1))) return false;
        }
        return true;
      };
      while (bottom + 1 < rows && reachesDown(bottom + 1)) bottom++;
      for (let r = row; r <= bottom; r++) for (let c = column; c <= right; c++) (taken[r] as boolean[])[c] = true;
      cells.push({
        row,
        column,
        rows: bottom - row + 1,
        columns: right - column + 1,
        x0: x(column),
        x1: x(right + 1),
        y0: y(row),
        y1: y(bottom + 1),
        borders: {
          top: borderOf(horizontalAt(row, x(column), x(right + 1))),
          bottom: borderOf(horizontalAt(bottom + 1, x(column), x(right + 1))),
          left: borderOf(verticalAt(column, y(row), y(bottom + 1))),
          right: borderOf(verticalAt(right + 1, y(row), y(bottom + 1))),
        },
      });
    }
  }
  return cells;
}

/** Whether a line is one of a table's. */
export const isOfGrid = ({ isHorizontal, x0, x1, y0, y1 }: Rule, grid: Grid) =>
  isHorizontal
    ? grid.ys.some((y) => Math.abs(y - y0) < sameEdge) && x1 > grid.x0 && x0 < grid.x1
    : grid.xs.some((x) => Math.abs(x - x0) < sameEdge) && y1 > grid.y0 && y0 < grid.y1;

/** The tables that lines draw. A single box is none: it is a paragraph's border. */
export function findRuledTables(rules: readonly Rule[]): readonly Grid[] {
  const grids = groupRules(rules).flatMap((group): readonly Grid[] => {
    const edges = edgesOf(group);
    const { xs, ys } = edges;
    if (xs.length < 2 || ys.length < 2 || (xs.length - 1) * (ys.length - 1) > maxCells) return [];
    const cells = cellsOf(edges);
    return cells.length < 2 ? [] : [gridOf(xs, ys, cells)];
  });
  const area = (grid: Grid) => (grid.x1 - grid.x0) * (grid.y1 - grid.y0);
  const holds = (outer: Grid, inner: Grid) =>
    outer !== inner &&
    outer.x0 <= inner.x0 + 1 &&
    outer.x1 >= inner.x1 - 1 &&
    outer.y0 <= inner.y0 + 1 &&
    outer.y1 >= inner.y1 - 1 &&
    area(outer) > area(inner) * 1.05 &&
    outer.cells.length >= inner.cells.length;
  return grids.filter((grid) => !grids.some((other) => holds(other, grid)));
}
