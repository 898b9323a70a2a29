import { firstIndex } from '../../../../../first-index.ts';
import { sum } from '../../../../../sum.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { drawnRule } from './drawn-rule.ts';

/** The positions of rules, and the rules between any two of them. */
export interface EdgeGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The minimum width and height of a cell, in points. */
  readonly minCell: number;
  /** The rule on an edge along one row or column; undefined if there is none. */
  readonly verticalAt: (edge: number, row: number) => Rule | undefined;
  readonly horizontalAt: (edge: number, column: number) => Rule | undefined;
  /** The sides of the table that have no rule, at which the crossing rules end. */
  readonly isOpen: { readonly left: boolean; readonly right: boolean; readonly top: boolean; readonly bottom: boolean };
}

/** The means of clusters of close values, in ascending order. */
function clusterEdges(values: readonly number[]): readonly number[] {
  const clusters: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last !== undefined && value - (last[0] as number) < thresholds.ruled.sameEdge) last.push(value);
    else clusters.push([value]);
  }
  return clusters.map((cluster) => sum(cluster) / cluster.length);
}

interface OpenEdges {
  readonly edges: readonly number[];
  readonly low: boolean;
  readonly high: boolean;
}

function withOpenSides(edges: readonly number[], reaches: readonly (readonly [number, number])[]): OpenEdges {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined) return { edges, low: false, high: false };
  const low = reaches.map(([from]) => from).filter((from) => from < first - thresholds.ruled.openSide);
  const high = reaches.map(([, to]) => to).filter((to) => to > last + thresholds.ruled.openSide);
  return {
    edges: [...(low.length > 1 ? [smallest(low)] : []), ...edges, ...(high.length > 1 ? [largest(high)] : [])],
    low: low.length > 1,
    high: high.length > 1,
  };
}

/**
 * Tells of an outer side whether only shading shows it, and at least two drawn rules across it end there: rows that are not
 * shaded are open at it.
 * @param along The rules that run as it does, by their place.
 * @param ends Where drawn rules across it end.
 */
function isOnlyShaded(side: number | undefined, along: readonly (readonly [Rule, number])[], ends: readonly number[]) {
  if (side === undefined) return false;
  const isAt = (place: number) => Math.abs(place - side) < thresholds.ruled.sameEdge;
  return !along.some(([{ thickness }, place]) => thickness > 0 && isAt(place)) && ends.filter(isAt).length > 1;
}

/** The index of the first of ascending edges that is beyond a value. */
const firstBeyond = (edges: readonly number[], value: number) => firstIndex(edges, (edge) => edge > value);

/** The rules on each of ascending edges, in their order: drawings have thousands of both. */
function rulesAt(rules: readonly Rule[], edges: readonly number[], place: (rule: Rule) => number): readonly Rule[][] {
  const found = edges.map((): Rule[] => []);
  for (const rule of rules) {
    const own = place(rule);
    const end = own + thresholds.ruled.sameEdge;
    for (let index = firstBeyond(edges, own - thresholds.ruled.sameEdge); (edges[index] ?? end) < end; index++)
      found[index]?.push(rule);
  }
  return found;
}

/**
 * Makes the grid formed by rules that touch each other.
 * @param minCell The minimum width and height of a cell, in points.
 */
export function edgeGrid(rules: readonly Rule[], minCell: number): EdgeGrid {
  const horizontals = rules.filter(({ isHorizontal }) => isHorizontal);
  const verticals = rules.filter(({ isHorizontal }) => !isHorizontal);
  // Tables may be open at their sides: then rules extend beyond the outermost ones that cross them.
  const across = withOpenSides(
    clusterEdges(verticals.map(({ x0 }) => x0)),
    horizontals.map(({ x0, x1 }) => [x0, x1]),
  );
  const down = withOpenSides(
    clusterEdges(horizontals.map(({ y0 }) => y0)),
    verticals.map(({ y0, y1 }) => [y0, y1]),
  );
  const [xs, ys] = [across.edges, down.edges];
  const verticalsAt = rulesAt(verticals, xs, ({ x0 }) => x0);
  const horizontalsAt = rulesAt(horizontals, ys, ({ y0 }) => y0);
  const drawn = horizontals.filter(({ thickness }) => thickness > 0);
  const upright = verticals.map((rule) => [rule, rule.x0] as const);
  const isShaded = (side: number | undefined, ends: readonly number[]) => isOnlyShaded(side, upright, ends);
  const middle = (edges: readonly number[], index: number) => ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  return {
    xs,
    ys,
    minCell,
    verticalAt: (edge, row) => {
      const y = middle(ys, row);
      return drawnRule(verticalsAt[edge]?.filter((rule) => rule.y0 <= y && rule.y1 >= y) ?? []);
    },
    horizontalAt: (edge, column) => {
      const x = middle(xs, column);
      return drawnRule(horizontalsAt[edge]?.filter((rule) => rule.x0 <= x && rule.x1 >= x) ?? []);
    },
    isOpen: {
      left:
        across.low ||
        isShaded(
          xs[0],
          drawn.map(({ x0 }) => x0),
        ),
      right:
        across.high ||
        isShaded(
          xs.at(-1),
          drawn.map(({ x1 }) => x1),
        ),
      top: down.low,
      bottom: down.high,
    },
  };
}

/** Whether a place is on one of ascending edges. */
function isOnAny(edges: readonly number[], place: number): boolean {
  const near = thresholds.ruled.sameEdge;
  return (edges[firstBeyond(edges, place - near)] ?? Number.POSITIVE_INFINITY) < place + near;
}

/** Whether a rule is drawn on one of these edges, in ascending order. */
export const isOnEdges = (
  { isHorizontal, x0, x1, y0, y1 }: Rule,
  { xs, ys }: { readonly xs: readonly number[]; readonly ys: readonly number[] },
) =>
  isHorizontal
    ? x1 > (xs[0] ?? 0) && x0 < (xs.at(-1) ?? 0) && isOnAny(ys, y0)
    : y1 > (ys[0] ?? 0) && y0 < (ys.at(-1) ?? 0) && isOnAny(xs, x0);
