import { besideGutter, gutterOfCopies } from '../columns/copies.ts';
import { isColumn } from '../columns/is-column.ts';
import { regionsOfPage } from '../columns/page-regions.ts';
import type { Line } from '../lines/line.ts';
import { isWithin, meet } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Box, Glyph, Page, Picture, Rule } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import { findAlignedTables, findLabelTables, findStackedTables } from './aligned/aligned-tables.ts';
import { withTablesInCells } from './aligned/tables-in-cells.ts';
import { holdBeside } from './beside/hold-beside.ts';
import { joinBeside } from './beside/join-beside.ts';
import { divideCells } from './divide-cells.ts';
import { divideColumns } from './divide-columns.ts';
import { divideRows } from './divide-rows.ts';
import { createHasFilledInBoxes } from './filled-in-boxes.ts';
import { type FilledTable, withNestedTables } from './filled-table.ts';
import { createTableFilling } from './filling/fill-tables.ts';
import { withFrames } from './find-frames.ts';
import type { Grid } from './grid.ts';
import { withHeaderRows } from './header-rows.ts';
import { createLetterFinder } from './letter-finder.ts';
import { withRowNames } from './ruled/row-names.ts';
import { isTaggedTable, withTaggedTables } from './tagged/tagged-tables.ts';
import { thresholds } from './thresholds.ts';
import { picturesUnderText } from './under-text.ts';

/** A page's tables, and what is outside them. */
export interface PageParts {
  readonly body: readonly Line[];
  readonly tables: readonly FilledTable[];
  readonly pictures: readonly Picture[];
  /** The x coordinate between two copies of one form on the page; null for none. */
  readonly gutter: number | null;
}

/** What extracting the tables of a page needs. */
interface PageBeforeTables {
  readonly page: Page;
  readonly grids: readonly Grid[];
  readonly drawnRules: readonly Rule[];
  readonly looseRules: readonly Rule[];
  readonly body: readonly Line[];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
  readonly notes: readonly (readonly Line[])[];
  readonly reading: Reading;
}

/** Notes → tables: extracts the tables of a page, and leaves the text and pictures outside them. */
export function extractTables<T extends PageBeforeTables>(parts: T): Omit<T, 'body'> & PageParts {
  const { page, body, header, footer, notes, reading } = parts;
  if (reading === 'plain') return { ...parts, tables: [], body, pictures: page.pictures, gutter: null };
  const isOfLines = createIsOfLines([...header, ...footer, ...notes.flat()]);
  const marks = createMarks(page, (glyph) => !isOfLines(glyph));
  return { ...parts, ...findTables(parts, marks) };
}

/** Tells whether a letter is within one of some lines. */
function createIsOfLines(lines: readonly Line[]): (glyph: Glyph) => boolean {
  const { beside, above } = thresholds.ofLine;
  const linesAt = createBoxFinder(
    lines.map(({ x0, x1, y0, y1 }) => ({ x0: x0 - beside, x1: x1 + beside, y0: y0 - above, y1: y1 + above })),
  );
  return (glyph) =>
    linesAt(glyph).some(({ x0, x1, y0, y1 }) => glyph.x0 >= x0 && glyph.x1 <= x1 && glyph.y0 >= y0 && glyph.y1 <= y1);
}

/** The letters of a page, as far as its tables need them: to unpack those of a page without any takes time. */
interface PageMarks {
  /** Those of its text. */
  readonly glyphs: readonly Glyph[];
  /** Those of its text in a grid, and a few that are near it, in their order. */
  readonly glyphsIn: (grid: Box) => readonly Glyph[];
  readonly fill: (grid: Grid) => FilledTable;
  /** The pictures that cells hold: no text is drawn on them. */
  readonly pictures: readonly Picture[];
  /** The place of the first letter in a table among all of the page; undefined for none. */
  readonly placeOf: (table: Box) => number | undefined;
}

function createMarks(page: Page, isOfText: (glyph: Glyph) => boolean): PageMarks {
  const once = <T>(make: () => T) => {
    let made: { readonly value: T } | null = null;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  const glyphs = once(() => page.glyphs.filter(isOfText));
  const lettersIn = once(() => createLetterFinder(glyphs()));
  const drawnIn = once(() => createLetterFinder(page.glyphs));
  const pictures = once(() => {
    const under = page.pictures.length === 0 ? null : picturesUnderText(page.pictures, lettersIn());
    return under === null ? [] : page.pictures.filter((picture) => !under.has(picture));
  });
  const filling = once(() => createTableFilling(lettersIn(), pictures(), page.fills));
  return {
    get glyphs() {
      return glyphs();
    },
    glyphsIn: (grid) =>
      lettersIn()({ ...grid, y1: grid.y1 + thresholds.letter.aboveBaseline }).map(({ glyph }) => glyph),
    fill: (grid) => filling()(grid),
    get pictures() {
      return pictures();
    },
    placeOf: (table) => drawnIn()(table).find(({ x0: x, y1: baseline }) => isWithin(table, x, baseline))?.place,
  };
}

/** A grid whose columns, cells and rows are divided where its text shows that they are several. */
function dividedGrid(grid: Grid, glyphsIn: PageMarks['glyphsIn']): Grid {
  if (grid.cells.length < 2) return grid;
  const glyphs = glyphsIn(grid);
  return divideRows(divideCells(divideColumns(grid, glyphs), glyphs), glyphs);
}

/** The pictures in the cells of a table itself. */
const picturesIn = ({ cells }: FilledTable): readonly Picture[] =>
  cells.flatMap(({ items }) => items.flatMap((item) => (item.type === 'picture' ? [item.picture] : [])));

/** What is outside some tables: the lines of a text, by the middle of their letters, and pictures. */
function outsideOf(
  tables: readonly FilledTable[],
  body: readonly Line[],
  page: Page,
): Pick<PageParts, 'tables' | 'body' | 'pictures'> {
  const tablesIn = createBoxFinder(tables);
  const held = new Set(withNestedTables(tables).flatMap(picturesIn));
  const isOutside = (x: number, y: number) =>
    !tablesIn({ x0: x, x1: x, y0: y, y1: y }).some((table) => isWithin(table, x, y));
  return {
    tables,
    body: body.filter(({ x0, x1, baseline, look }) =>
      isOutside((x0 + x1) / 2, baseline - look.size * thresholds.letter.middleEms),
    ),
    pictures: page.pictures.filter((picture) => !held.has(picture)),
  };
}

/** The grids that meet neither known tables nor those before: letters that two tables cover would be in both. */
function apart(grids: readonly Grid[], known: readonly Box[]): readonly Grid[] {
  const kept: Grid[] = [];
  for (const grid of grids) if (![...known, ...kept].some((other) => meet(other, grid, 0))) kept.push(grid);
  return kept;
}

function findTables({ page, body, grids, drawnRules, looseRules }: PageBeforeTables, marks: PageMarks): PageParts {
  const fill = (grid: Grid): FilledTable => {
    const table = marks.fill(grid);
    return { ...(page.isTagged ? withHeaderRows(table) : table), drawn: marks.placeOf(table) };
  };
  // Tags show which rules draw tables, and which only boxes.
  const isTable = (grid: Grid) => !page.isTagged || isTaggedTable(grid, marks.glyphsIn(grid));
  const ruled = grids.filter((grid) => grid.cells.length < 2 || isTable(grid));
  const grown = page.isTagged
    ? withTaggedTables(ruled, marks.glyphs, marks.pictures, { rules: drawnRules, fills: page.fills })
    : ruled.map((grid) => {
        if (grid.isTagged) return grid;
        const divided = withRowNames(dividedGrid(grid, marks.glyphsIn), body);
        return withTablesInCells(divided, marks.glyphsIn);
      });
  const isNamed = ({ grid }: FilledTable) => grid.isTagged === true || (page.isTagged && isTable(grid));
  const gutter = gutterOfCopies(body);
  const beside = holdBeside(joinBeside(grown, gutter), body, gutter);
  const known = withFrames(beside.map(fill), body, page, isNamed);
  const free = outsideOf(known, body, page);
  // Cells without rules have areas of their own.
  const finders = page.textAreas === undefined ? [findStackedTables, findLabelTables] : [];
  const found = finders.flatMap((find) => find(free.body, looseRules)).filter(isTable);
  const named = apart(found, known).map(fill);
  const told = [...known, ...named];
  const rest = named.length === 0 ? free : outsideOf(told, body, page);
  // Columns of running text are aligned too, but are not tables.
  const items: readonly (Line | FilledTable)[] = [...rest.body, ...told];
  const copies = gutter === null ? null : besideGutter(items, gutter);
  const regions = copies === null ? regionsOfPage(items) : [copies];
  const flows =
    page.textAreas !== undefined
      ? []
      : regions.flatMap(({ columns }) => columns.filter((items) => columns.length === 1 || !isColumn(items)));
  const aligned = flows.flatMap((items) =>
    findAlignedTables(
      items.filter((item) => item.type === 'line'),
      looseRules,
    ),
  );
  const divided = (grid: Grid) => fill(divideRows(grid, marks.glyphsIn(grid)));
  const isForm = createHasFilledInBoxes(grids, (box) => marks.placeOf(box) !== undefined);
  const unruled = aligned.filter((grid) => isTable(grid) && !isForm(grid));
  return { ...outsideOf([...told, ...apart(unruled, told).map(divided)], body, page), gutter };
}
