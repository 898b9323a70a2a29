import { isInside, isWithin } from '../../model/box.ts';
import type { Box, Glyph, TagCell } from '../../model/page-model.ts';
import type { Grid, GridCell } from '../grid.ts';
import { nest } from '../ruled/ruled-tables.ts';
import { thresholds } from '../thresholds.ts';
import { type Drawn, gridOfTags, type Letter } from './tagged-grid.ts';

const isIn = (box: Box, { x0, x1, baseline }: Glyph) =>
  isWithin(box, (x0 + x1) / 2, baseline - thresholds.letter.aboveBaseline);

/** Whether the tags put most letters in a grid into cells. */
export function isTaggedTable(grid: Grid, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter((glyph) => isIn(grid, glyph));
  return inside.filter(({ tag }) => tag?.cell != null).length >= thresholds.tagged.minShare * inside.length;
}

/** The most common key, and how often it occurs. */
function mostCommon<K>(keys: readonly K[]): readonly [K | undefined, number] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].reduce<readonly [K | undefined, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [undefined, 0],
  );
}

/** Whether the ruled cells match the tagged ones: each has the letters of exactly one of the others. */
function drawsCells(grid: Grid, letters: readonly Letter[]): boolean {
  const leavesOf = (cells: readonly GridCell[]): readonly GridCell[] =>
    cells.flatMap((cell) => [...(cell.nested ?? []).flatMap((inner) => leavesOf(inner.cells)), cell]);
  const leaves = leavesOf(grid.cells);
  const placed = letters.flatMap(({ glyph, cell }) => {
    const drawn = leaves.find((each) => isIn(each, glyph));
    return drawn === undefined ? [] : [{ drawn, named: cell }];
  });
  if (placed.length < thresholds.tagged.minAgreed * letters.length) return false;
  const agreed = leaves.reduce((sum, leaf) => {
    const here = placed.filter(({ drawn }) => drawn === leaf);
    const [named] = mostCommon(here.map((each) => each.named));
    const [drawn, count] = mostCommon(placed.filter((each) => each.named === named).map((each) => each.drawn));
    return drawn === leaf ? sum + Math.min(count, here.length) : sum;
  }, 0);
  return agreed >= thresholds.tagged.minAgreed * letters.length;
}

/** The letters of each table, with those of tables within its cells. */
function lettersByTable(glyphs: readonly Glyph[]): readonly (readonly Letter[])[] {
  const tables = new Map<number, Letter[]>();
  for (const glyph of glyphs) {
    for (let cell: TagCell | null = glyph.tag?.cell ?? null; cell !== null; cell = cell.within) {
      const letters = tables.get(cell.table);
      if (letters === undefined) tables.set(cell.table, [{ glyph, cell }]);
      else letters.push({ glyph, cell });
    }
  }
  return [...tables.values()];
}

/** Whether one of two tables is in a cell of the other. */
const areNested = (a: Grid, b: Grid) =>
  [
    [a, b],
    [b, a],
  ].some(([outer, inner]) =>
    outer?.cells.some((cell) => inner !== undefined && isInside(inner, cell, thresholds.ruled.nestedOverhang)),
  );

/** Leaves out grids, including nested ones. */
function without(grids: readonly Grid[], isLeftOut: (grid: Grid) => boolean): readonly Grid[] {
  return grids
    .filter((grid) => !isLeftOut(grid))
    .map((grid) => ({
      ...grid,
      cells: grid.cells.map((cell) => (cell.nested ? { ...cell, nested: without(cell.nested, isLeftOut) } : cell)),
    }));
}

/**
 * Decides between the ruled and the tagged tables of a page. Rules are more exact, so they win if their cells match the
 * tagged ones, or if the tagged cells overlap.
 * @param grids Those drawn with rules.
 * @param glyphs The letters that may be in tables.
 */
export function withTaggedTables(grids: readonly Grid[], glyphs: readonly Glyph[], drawn: Drawn): readonly Grid[] {
  const tagged = lettersByTable(glyphs).flatMap((letters) =>
    grids.some((grid) => drawsCells(grid, letters)) ? [] : (gridOfTags(letters, drawn) ?? []),
  );
  const isReplaced = (grid: Grid) =>
    tagged.some(
      (table) =>
        (!areNested(grid, table) || grid.cells.length === 1) &&
        glyphs.some((glyph) => isIn(grid, glyph) && isIn(table, glyph)),
    );
  return nest([...without(grids, isReplaced), ...tagged]);
}
