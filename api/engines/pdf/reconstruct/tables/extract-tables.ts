import { besideGutter, gutterOfCopies } from '../columns/copies.ts';
import { regionsOfPage } from '../columns/page-regions.ts';
import { isColumn } from '../columns/regions.ts';
import type { Line } from '../lines/line.ts';
import { isWithin } from '../model/box.ts';
import type { Glyph, Page, Picture, Rule } from '../model/page-model.ts';
import type { Reading } from '../model/reading.ts';
import { findAlignedTables } from './aligned/aligned-tables.ts';
import { divideCells } from './divide-cells.ts';
import { divideRows } from './divide-rows.ts';
import { fillTable, holdsPicture } from './fill-tables.ts';
import type { FilledTable } from './filled-table.ts';
import { withFrames } from './find-frames.ts';
import type { Grid } from './grid.ts';
import { withHeaderRows } from './header-rows.ts';
import { joinBeside } from './join-beside.ts';
import { withRowNames } from './ruled/row-names.ts';
import { isTaggedTable, withTaggedTables } from './tagged/tagged-tables.ts';
import { thresholds } from './thresholds.ts';

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
  const others = [...header, ...footer, ...notes.flat()];
  let letters: readonly Glyph[] | null = null;
  const glyphsOf = () => {
    letters ??= page.glyphs.filter((glyph) => !isIn(glyph, others));
    return letters;
  };
  return { ...parts, ...findTables(parts, glyphsOf) };
}

const isIn = (glyph: Glyph, lines: readonly Line[]) =>
  lines.some(
    ({ x0, x1, y0, y1 }) =>
      glyph.x0 >= x0 - thresholds.ofLine.beside &&
      glyph.x1 <= x1 + thresholds.ofLine.beside &&
      glyph.y0 >= y0 - thresholds.ofLine.above &&
      glyph.y1 <= y1 + thresholds.ofLine.above,
  );

function findTables(
  { page, body, grids, drawnRules, looseRules }: PageBeforeTables,
  glyphsOf: () => readonly Glyph[],
): PageParts {
  let drawn: readonly Glyph[] | null = null;
  const placeOf = (table: FilledTable) => {
    drawn ??= page.glyphs;
    const place = drawn.findIndex(({ x0, x1, baseline }) => isWithin(table, (x0 + x1) / 2, baseline));
    return place < 0 ? undefined : place;
  };
  const fill = (grid: Grid): FilledTable => {
    const table = fillTable(grid, glyphsOf(), page.pictures, page.fills);
    return { ...(page.isTagged ? withHeaderRows(table) : table), drawn: placeOf(table) };
  };
  // Tags show which rules draw tables, and which only boxes.
  const isTable = (grid: Grid) => !page.isTagged || isTaggedTable(grid, glyphsOf());
  const ruled = grids.filter((grid) => grid.cells.length < 2 || isTable(grid));
  const grown = page.isTagged
    ? withTaggedTables(ruled, glyphsOf(), page.pictures, { rules: drawnRules, fills: page.fills })
    : ruled.map((grid) =>
        grid.isTagged ? grid : withRowNames(divideRows(divideCells(grid, glyphsOf()), glyphsOf()), body),
      );
  const isNamed = ({ grid }: FilledTable) =>
    grid.isTagged === true || (page.isTagged && isTaggedTable(grid, glyphsOf()));
  const gutter = gutterOfCopies(body);
  const known = withFrames(joinBeside(grown, gutter).map(fill), body, page, isNamed);
  const outside = (tables: readonly FilledTable[]) => {
    const isOutside = (x: number, y: number) => !tables.some((table) => isWithin(table, x, y));
    return {
      tables,
      body: body.filter(({ x0, x1, baseline, look }) =>
        isOutside((x0 + x1) / 2, baseline - look.size * thresholds.letter.middleEms),
      ),
      pictures: page.pictures.filter((picture) => !tables.some((table) => holdsPicture(table, picture))),
      gutter,
    };
  };
  const rest = outside(known);
  // Columns of running text are aligned too, but are not tables.
  const items: readonly (Line | FilledTable)[] = [...rest.body, ...known];
  const copies = gutter === null ? null : besideGutter(items, gutter);
  const regions = copies === null ? regionsOfPage(items) : [copies];
  // Cells without rules have areas of their own.
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
  return outside([...known, ...aligned.filter(isTable).map(fill)]);
}
