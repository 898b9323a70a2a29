import { boxAroundAll } from '../../model/box.ts';
import { createGroups } from '../../model/groups.ts';
import type { Box, Rule } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.spaced;
const { sameEdge } = thresholds.ruled;

/** A box of its own that rules draw. */
interface DrawnBox extends Box {
  readonly rules: readonly Rule[];
  /** The side that it lacks, as cells do where a table goes on from the page before or on the next one. */
  readonly open: 'top' | 'bottom' | null;
}

/** The names of the sides of a box in what tells which of them are drawn. */
const horizontal = { top: 'true true', bottom: 'true false' } as const;

/** The side that a box lacks; null for none, undefined if it lacks another one, or more. */
function openSide(sides: ReadonlySet<string>): DrawnBox['open'] | undefined {
  if (sides.size === 4) return null;
  if (sides.size < 3) return undefined;
  return (['top', 'bottom'] as const).find((side) => !sides.has(horizontal[side]));
}

/** The box that rules draw; null if they draw anything else. */
function drawnBox(rules: readonly Rule[]): DrawnBox | null {
  const box = boxAroundAll(rules);
  if (Math.min(box.x1 - box.x0, box.y1 - box.y0) < 2 * sameEdge) return null;
  const isNear = (a: number, b: number) => Math.abs(a - b) < sameEdge;
  const sides = new Set<string>();
  for (const { isHorizontal, x0, y0 } of rules) {
    const [place, first, last] = isHorizontal ? [y0, box.y0, box.y1] : [x0, box.x0, box.x1];
    if (!isNear(place, first) && !isNear(place, last)) return null;
    sides.add(`${isHorizontal} ${isNear(place, first)}`);
  }
  const open = openSide(sides);
  return open === undefined ? null : { ...box, rules, open };
}

/** Whether the second of two spans begins right behind the first. */
const follows = (end: number, begin: number) => begin > end && begin - end < limits.maxGap;

/** Whether two spans are beside each other for most of the shorter one. */
function areBeside(a0: number, a1: number, b0: number, b1: number): boolean {
  return Math.min(a1, b1) - Math.max(a0, b0) > limits.minBesideShare * Math.min(a1 - a0, b1 - b0);
}

/** Whether the second of two boxes is a cell below the first: a side is only left out between cells of the same column. */
function isBelow(box: DrawnBox, other: DrawnBox): boolean {
  if (!follows(box.y1, other.y0) || !areBeside(box.x0, box.x1, other.x0, other.x1)) return false;
  if (box.open === null && other.open === null) return true;
  const areInColumn = Math.abs(box.x0 - other.x0) < sameEdge && Math.abs(box.x1 - other.x1) < sameEdge;
  return areInColumn && box.open !== 'bottom' && other.open !== 'top';
}

/** Whether the second of two boxes is the next cell of the row. */
const isNext = (box: DrawnBox, other: DrawnBox) =>
  follows(box.x1, other.x0) && areBeside(box.y0, box.y1, other.y0, other.y1);

/** Whether rules are the border around a table, or of it and of cells that touch it. */
const isAround = (border: Box, table: Box) =>
  Math.abs(border.x0 - table.x0) < limits.maxGap &&
  Math.abs(border.x1 - table.x1) < limits.maxGap &&
  border.y0 < table.y1 + limits.maxGap &&
  border.y1 > table.y0 - limits.maxGap;

/**
 * Joins the rules of cells that have borders of their own, with a gap to the next ones: so HTML shows tables with space
 * between their cells, as browsers and Word print them. Boxes that are less than two rows and columns remain apart.
 * @param groups Rules that touch each other.
 */
export function joinSpacedCells(groups: readonly (readonly Rule[])[]): readonly (readonly Rule[])[] {
  const boxes = groups.map(drawnBox).filter((box) => box !== null);
  if (boxes.length < limits.minCells || boxes.length > limits.maxCells) return groups;
  const joined = createGroups(boxes);
  const [withNext, withBelow] = [new Set<DrawnBox>(), new Set<DrawnBox>()];
  for (const box of boxes) {
    for (const other of boxes) {
      const [beside, below] = [isNext(box, other), isBelow(box, other)];
      if (beside) withNext.add(box);
      if (below) withBelow.add(box);
      if (beside || below) joined.join(box, other);
    }
  }
  const tables = joined
    .all()
    .filter(
      (cells) =>
        cells.length >= limits.minCells &&
        cells.some((cell) => withNext.has(cell)) &&
        cells.some((cell) => withBelow.has(cell)),
    );
  const taken = new Set(tables.flatMap((cells) => cells.map(({ rules }) => rules)));
  const found = tables.map((cells) => ({ box: boxAroundAll(cells), rules: cells.flatMap(({ rules }) => rules) }));
  const others: (readonly Rule[])[] = [];
  for (const group of groups) {
    if (taken.has(group)) continue;
    const border = boxAroundAll(group);
    const table = found.find(({ box }) => isAround(border, box));
    if (table === undefined) others.push(group);
    else table.rules.push(...group);
  }
  return [...others, ...found.map(({ rules }) => rules)];
}
