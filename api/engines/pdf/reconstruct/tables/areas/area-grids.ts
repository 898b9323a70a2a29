import { areaOf, boxAroundAll, isInside, meet } from '../../model/box.ts';
import { createGroups } from '../../model/groups.ts';
import type { Box, Fill, Rule } from '../../model/page-model.ts';
import { paper } from '../../model/paper.ts';
import { drawnBorders } from '../drawn-borders.ts';
import { type Grid, type GridCell, gridOf } from '../grid.ts';
import type { Drawn } from '../tagged/tagged-grid.ts';
import { thresholds } from '../thresholds.ts';
import { type Span, type Tile, tilesOf } from '../tiles.ts';
import { thresholds as limits } from './thresholds.ts';

const near = (a: number, b: number) => Math.abs(a - b) < limits.sameEdge;

/** Whether two areas are side by side in a row, or one above the other. */
function areNeighbours(a: Box, b: Box): boolean {
  const [across, down] = [Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0), Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)];
  const areBeside = (near(a.x1, b.x0) || near(b.x1, a.x0)) && down > limits.sameEdge;
  const areBelow = Math.abs(down) < limits.maxPadding && across > limits.sameEdge;
  return areBeside || areBelow;
}

/** Whether rules are drawn along all sides of an area that stands alone: the text of a box stands off its border. */
function isFramed(area: Box, rules: readonly Rule[]): boolean {
  const { x0, x1, y0, y1 } = area;
  const isAt = (place: number, edge: number) => Math.abs(place - edge) < limits.sameBorder;
  const isAcrossAt = (y: number) =>
    rules.some((rule) => rule.isHorizontal && isAt(rule.y0, y) && isAt(rule.x0, x0) && isAt(rule.x1, x1));
  const isDownAt = (x: number) =>
    rules.some((rule) => !rule.isHorizontal && isAt(rule.x0, x) && isAt(rule.y0, y0) && isAt(rule.y1, y1));
  return isAcrossAt(y0) && isAcrossAt(y1) && isDownAt(x0) && isDownAt(x1);
}

/** The places of the sides of cells that are one edge of a table. */
interface Edge {
  readonly low: number;
  readonly high: number;
}

/** The edges of cells whose ends and begins are at most so far apart, in ascending order. */
function edgesOf(begins: readonly number[], ends: readonly number[], gap: number): readonly Edge[] {
  const places = [
    ...begins.map((place) => ({ place, isBegin: true })),
    ...ends.map((place) => ({ place, isBegin: false })),
  ].sort((a, b) => a.place - b.place);
  const clusters: (typeof places)[] = [];
  for (const each of places) {
    const last = clusters.at(-1);
    const [first, before] = [last?.[0], last?.at(-1)];
    const isSame = before?.isBegin && each.isBegin && near(each.place, before.place);
    const isAcross =
      first?.isBegin === false && before?.isBegin === false && each.isBegin && each.place - before.place < gap;
    if (isSame || isAcross || (first !== undefined && near(each.place, first.place))) last?.push(each);
    else clusters.push([each]);
  }
  return clusters.map((cluster) => ({ low: cluster[0]?.place ?? 0, high: cluster.at(-1)?.place ?? 0 }));
}

/**
 * Where edges are: at what is drawn there, or else in the middle. Beyond the first and the last one may be padding.
 * @param drawn Places at which anything is drawn.
 */
function placesOf(edges: readonly Edge[], drawn: readonly number[], padding: number): readonly number[] {
  return edges.map(({ low, high }, index) => {
    const [isFirst, isLast] = [index === 0, index === edges.length - 1];
    const from = low - (isFirst ? padding : limits.sameBorder);
    const to = high + (isLast ? padding : limits.sameBorder);
    const middle = isFirst ? high : isLast ? low : (low + high) / 2;
    const found = drawn.filter((place) => place > from && place < to);
    if (found.length === 0) return middle;
    const best = found.reduce((one, other) => (Math.abs(other - middle) < Math.abs(one - middle) ? other : one));
    const same = found.filter((place) => near(place, best));
    return same.reduce((sum, place) => sum + place, 0) / same.length;
  });
}

/** The edges of the columns and rows of a table with these cells. */
function edgesIn(
  areas: readonly Box[],
  { rules, fills }: Drawn,
): readonly [xs: readonly number[], ys: readonly number[]] {
  const whole = boxAroundAll(areas);
  const outer = { ...whole, y0: whole.y0 - limits.maxPadding, y1: whole.y1 + limits.maxPadding };
  const own = rules.filter((rule) => isInside(rule, outer, limits.sameEdge));
  const shaded = fills.filter((fill) => fill.colour !== paper && isInside(fill, outer, limits.sameEdge));
  const across = own.filter(({ isHorizontal }) => isHorizontal);
  const down = own.filter(({ isHorizontal }) => !isHorizontal);
  const placesIn = (lines: readonly Rule[], place: (box: Box) => readonly [number, number]) =>
    lines.length > 0 ? lines.map((rule) => place(rule)[0]) : shaded.flatMap(place);
  const xs = edgesOf(
    areas.map(({ x0 }) => x0),
    areas.map(({ x1 }) => x1),
    limits.sameEdge,
  );
  const ys = edgesOf(
    areas.map(({ y0 }) => y0),
    areas.map(({ y1 }) => y1),
    limits.maxPadding,
  );
  return [
    placesOf(
      xs,
      placesIn(down, ({ x0, x1 }) => [x0, x1]),
      limits.sameEdge,
    ),
    placesOf(
      ys,
      placesIn(across, ({ y0, y1 }) => [y0, y1]),
      limits.maxPadding,
    ),
  ];
}

const nearest = (edges: readonly number[], place: number) =>
  edges.reduce(
    (best, edge, index) => (Math.abs(edge - place) < Math.abs((edges[best] ?? 0) - place) ? index : best),
    0,
  );

/** Whether a cell has a border or is shaded. */
const isDrawn = (cell: GridCell, fills: readonly Fill[]): boolean =>
  Object.values(cell.borders).some((border) => border !== null) ||
  fills.some((fill) => fill.colour !== paper && meet(fill, cell, 0));

/**
 * The grid of areas that cover no square together; null for others, and for areas below each other with nothing drawn around
 * them, as formulas are. Squares without area become cells without text.
 */
function gridOfCells(areas: readonly Box[], drawn: Drawn, nestedIn: (area: Box) => readonly Grid[]): Grid | null {
  const [xs, ys] = edgesIn(areas, drawn);
  if ((xs.length - 1) * (ys.length - 1) > thresholds.ruled.maxCells) return null;
  const spans = areas.map((area): Span => {
    const [row, column] = [nearest(ys, area.y0), nearest(xs, area.x0)];
    return { row, column, rows: nearest(ys, area.y1) - row, columns: nearest(xs, area.x1) - column };
  });
  const tiles = spans.some(({ rows, columns }) => rows < 1 || columns < 1) ? null : tilesOf(spans, xs, ys);
  if (tiles === null) return null;
  const cellOf = (tile: Tile, nested: readonly Grid[]): GridCell => ({
    ...tile,
    borders: drawnBorders(tile, drawn.rules),
    ...(nested.length > 0 && { nested }),
  });
  const cells = [
    ...tiles.held.map((tile, index) => cellOf(tile, nestedIn(areas[index] as Box))),
    ...tiles.free.map((tile) => cellOf(tile, [])),
  ];
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  if (xs.length === 2 && !cells.some((cell) => isDrawn(cell, drawn.fills))) return null;
  return { ...gridOf(xs, ys, cells), isTagged: true };
}

/** The tables of areas drawn one after the other. Areas in others are tables in their cells. */
function gridsOfRun(areas: readonly Box[], drawn: Drawn): readonly Grid[] {
  const known = areas
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 > limits.sameEdge && y1 - y0 > limits.sameEdge)
    .slice(0, limits.maxAreas)
    .sort((a, b) => areaOf(a) - areaOf(b));
  const parents = known.map((area, index) =>
    known.slice(index + 1).find((other) => isInside(area, other, limits.sameBorder) && areaOf(other) > areaOf(area)),
  );
  const gridsIn = (parent: Box | undefined): readonly Grid[] => {
    const own = known.filter((_, index) => parents[index] === parent);
    const groups = createGroups(own);
    own.forEach((area, index) => {
      for (const other of own.slice(index + 1)) if (areNeighbours(area, other)) groups.join(area, other);
    });
    return groups
      .all()
      .filter((group) => group.length > 1 || isFramed(group[0] as Box, drawn.rules))
      .flatMap((group) => gridOfCells(group, drawn, gridsIn) ?? []);
  };
  return gridsIn(undefined);
}

/**
 * Makes tables from the areas within which a word processor drew text: cells side by side, or with a border around a single
 * one.
 * @param runs Areas drawn one after the other: text between two tables is drawn between theirs.
 */
export const gridsOfAreas = (runs: readonly (readonly Box[])[], drawn: Drawn): readonly Grid[] =>
  runs.flatMap((areas) => gridsOfRun(areas, drawn)).sort((a, b) => a.y0 - b.y0);
