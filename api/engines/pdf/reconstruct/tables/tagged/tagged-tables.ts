import { addTo } from '../../../../../groups.ts';
import { isInside, isWithin } from '../../model/box.ts';
import type { Box, Glyph, Picture } from '../../model/page-model.ts';
import type { TagCell } from '../../model/tag.ts';
import type { Grid, GridCell } from '../grid.ts';
import { nest } from '../ruled/ruled-tables.ts';
import { thresholds } from '../thresholds.ts';
import type { Held } from './held-cells.ts';
import { type Drawn, gridOfTags } from './tagged-grid.ts';
import { thresholds as ofTags } from './thresholds.ts';

const isIn = (box: Box, { x0, x1, baseline }: Glyph) =>
  isWithin(box, (x0 + x1) / 2, baseline - thresholds.letter.aboveBaseline);

const holds = (box: Box, held: Glyph | Picture) =>
  'baseline' in held ? isIn(box, held) : isWithin(box, (held.x0 + held.x1) / 2, (held.y0 + held.y1) / 2);

/** Whether the tags put most letters in a grid into cells. */
export function isTaggedTable(grid: Grid, glyphs: readonly Glyph[]): boolean {
  const inside = glyphs.filter((glyph) => isIn(grid, glyph));
  return inside.filter(({ tag }) => tag?.cell != null).length >= ofTags.minShare * inside.length;
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

/** The cells of grids within those of a grid, and those themselves: each after what is in it. */
const leavesOf = (cells: readonly GridCell[]): readonly GridCell[] =>
  cells.flatMap((cell) => [...(cell.nested ?? []).flatMap((inner) => leavesOf(inner.cells)), cell]);

/** Whether ruled cells match the tagged ones: each has what exactly one of the others holds. */
function areDrawn(cells: readonly GridCell[], content: readonly Held[]): boolean {
  const placed = content.flatMap(({ held, cell }) => {
    const drawn = cells.find((each) => holds(each, held));
    return drawn === undefined ? [] : [{ drawn, named: cell }];
  });
  if (placed.length < ofTags.minAgreed * content.length) return false;
  let agreed = 0;
  const drawnCells = new Set<TagCell>();
  for (const leaf of cells) {
    const here = placed.filter(({ drawn }) => drawn === leaf);
    const [named] = mostCommon(here.map((each) => each.named));
    const [drawn, count] = mostCommon(placed.filter((each) => each.named === named).map((each) => each.drawn));
    if (named === undefined || drawn !== leaf) continue;
    agreed += Math.min(count, here.length);
    drawnCells.add(named);
  }
  const named = new Set(content.map(({ cell }) => cell)).size;
  return agreed >= ofTags.minAgreed * content.length && drawnCells.size >= ofTags.minDrawnCells * named;
}

/**
 * Whether a ruled table, or one within it, has the cells of a tagged one. What is in a table within a cell is in that cell,
 * too.
 */
function drawsCells({ cells }: Grid, content: readonly Held[]): boolean {
  const inner = cells.flatMap(({ nested = [] }) => nested);
  if (areDrawn(leavesOf(cells), content)) return true;
  return inner.length > 0 && (areDrawn(cells, content) || inner.some((grid) => drawsCells(grid, content)));
}

/** The letters and pictures of each table, with those of tables within its cells. */
function contentByTable(glyphs: readonly Glyph[], pictures: readonly Picture[]): readonly (readonly Held[])[] {
  const tables = new Map<number, Held[]>();
  const add = (held: Glyph | Picture, inner: TagCell | null) => {
    for (let cell = inner; cell !== null; cell = cell.within) addTo(tables, cell.table, { held, cell });
  };
  for (const glyph of glyphs) add(glyph, glyph.tag?.cell ?? null);
  for (const picture of pictures) add(picture, picture.cell ?? null);
  return [...tables.values()];
}

const isLetter = ({ held }: Held) => 'baseline' in held;

/**
 * The cells of a table around what they hold or, where pictures reach into other cells, around their letters: in the
 * columns that the file counts or, where these overlap, in those in which they stand.
 */
function gridOf(content: readonly Held[], drawn: Drawn): Grid | null {
  const letters = content.filter(isLetter);
  const parts = letters.length > 0 && letters.length < content.length ? [content, letters] : [content];
  for (const by of ['counted', 'standing'] as const)
    for (const part of parts) {
      const grid = gridOfTags(part, drawn, by);
      if (grid !== null) return grid;
    }
  return null;
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
 * @param pictures The pictures of the page.
 */
export function withTaggedTables(
  grids: readonly Grid[],
  glyphs: readonly Glyph[],
  pictures: readonly Picture[],
  drawn: Drawn,
): readonly Grid[] {
  const content = [...glyphs, ...pictures];
  const tagged = contentByTable(glyphs, pictures).flatMap((own) =>
    grids.some((grid) => drawsCells(grid, own)) ? [] : (gridOf(own, drawn) ?? []),
  );
  const isReplaced = (grid: Grid) =>
    tagged.some(
      (table) =>
        (!areNested(grid, table) || grid.cells.length === 1) &&
        content.some((held) => holds(grid, held) && holds(table, held)),
    );
  return nest([...without(grids, isReplaced), ...tagged]);
}
