import type { Rule } from '../../model/page-model.ts';

/** Points within which edges are one edge: the two lines of a double border are. */
const sameEdge = 4.6;
/** Points that lines reach beyond the others where a side is open. */
const openSide = 10;

/** The places at which lines stand, with the lines between any two of them. */
export interface EdgeGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The line on an edge between the rows' or columns' edges; undefined where none is drawn. */
  readonly verticalAt: (edge: number, row: number) => Rule | undefined;
  readonly horizontalAt: (edge: number, column: number) => Rule | undefined;
  /** Sides without a line that others reach as far as. */
  readonly isOpen: { readonly left: boolean; readonly right: boolean; readonly top: boolean; readonly bottom: boolean };
}

/** Means of values that lie close together, in rising order. */
function clusterEdges(values: readonly number[]): readonly number[] {
  const clusters: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last !== undefined && value - (last[0] as number) < sameEdge) last.push(value);
    else clusters.push([value]);
  }
  return clusters.map((cluster) => cluster.reduce((sum, value) => sum + value, 0) / cluster.length);
}

interface OpenEdges {
  readonly edges: readonly number[];
  readonly low: boolean;
  readonly high: boolean;
}

function withOpenSides(edges: readonly number[], reaches: readonly (readonly [number, number])[]): OpenEdges {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return { edges, low: false, high: false };
  const low = reaches.map(([from]) => from).filter((from) => from < first - openSide);
  const high = reaches.map(([, to]) => to).filter((to) => to > last + openSide);
  return {
    edges: [...(low.length > 1 ? [Math.min(...low)] : []), ...edges, ...(high.length > 1 ? [Math.max(...high)] : [])],
    low: low.length > 1,
    high: high.length > 1,
  };
}

const drawnOf = (rules: readonly Rule[] = []) => rules.find(({ thickness }) => thickness > 0) ?? rules[0];

/** The grid on which lines stand that touch each other. */
export function edgeGrid(rules: readonly Rule[]): EdgeGrid {
  const horizontals = rules.filter(({ isHorizontal }) => isHorizontal);
  const verticals = rules.filter(({ isHorizontal }) => !isHorizontal);
  // Tables may be open at their sides: lines then reach beyond the outermost that cross them.
  const across = withOpenSides(
    clusterEdges(verticals.map(({ x0 }) => x0)),
    horizontals.map(({ x0, x1 }) => [x0, x1]),
  );
  const down = withOpenSides(
    clusterEdges(horizontals.map(({ y0 }) => y0)),
    verticals.map(({ y0, y1 }) => [y0, y1]),
  );
  const [xs, ys] = [across.edges, down.edges];
  const at = (lines: readonly Rule[], edges: readonly number[], place: (rule: Rule) => number) =>
    edges.map((edge) => lines.filter((rule) => Math.abs(place(rule) - edge) < sameEdge));
  const verticalsAt = at(verticals, xs, ({ x0 }) => x0);
  const horizontalsAt = at(horizontals, ys, ({ y0 }) => y0);
  const middle = (edges: readonly number[], index: number) => ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  return {
    xs,
    ys,
    verticalAt: (edge, row) => {
      const y = middle(ys, row);
      return drawnOf(verticalsAt[edge]?.filter((rule) => rule.y0 <= y && rule.y1 >= y));
    },
    horizontalAt: (edge, column) => {
      const x = middle(xs, column);
      return drawnOf(horizontalsAt[edge]?.filter((rule) => rule.x0 <= x && rule.x1 >= x));
    },
    isOpen: { left: across.low, right: across.high, top: down.low, bottom: down.high },
  };
}

/** Whether a line is one of a table's with these edges. */
export const isOnEdges = (
  { isHorizontal, x0, x1, y0, y1 }: Rule,
  edges: { readonly xs: readonly number[]; readonly ys: readonly number[] },
) => {
  const [left, right, top, bottom] = [edges.xs[0] ?? 0, edges.xs.at(-1) ?? 0, edges.ys[0] ?? 0, edges.ys.at(-1) ?? 0];
  return isHorizontal
    ? edges.ys.some((y) => Math.abs(y - y0) < sameEdge) && x1 > left && x0 < right
    : edges.xs.some((x) => Math.abs(x - x0) < sameEdge) && y1 > top && y0 < bottom;
};
