import type { Line } from '../lines/line.ts';
import type { Note } from '../model/doc-model.ts';
import type { Fill, Glyph, Page, Picture, Rule, Shape } from '../model/page-model.ts';
import { findAlignedTables } from '../tables/aligned/aligned-tables.ts';
import { fillTable } from '../tables/fill-tables.ts';
import { type Grid, isWithin } from '../tables/grid.ts';
import { withHeaderRows } from '../tables/header-rows.ts';
import { findTaggedTables, isTaggedTable } from '../tables/tagged-tables.ts';
import { withFrames } from './find-frames.ts';
import { findPassages } from './find-passages.ts';
import { joinSegments } from './join-segments.ts';
import type { Edges, FilledTable, FlowItem, Passage, PlacedPicture } from './passage.ts';
import { findRegions, isColumn } from './regions.ts';
import { shadePassages } from './shade-passages.ts';

/** A column of a page with what flows in it. */
export interface Flow {
  readonly edges: Edges;
  readonly items: readonly FlowItem[];
}

/** A page taken apart. */
export interface AnalysedPage {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly { readonly columns: readonly Flow[] }[];
  /** From where and how far down a table reaches that began on an earlier page and is held there. */
  readonly tableStarts?: number;
  readonly tableEnds?: number;
  /** Pictures that stand beside or behind the text. */
  readonly floats: readonly Picture[];
  /** What else is drawn behind its text. */
  readonly drawings: readonly Shape[];
  /** The same as a picture, where there is too much of it. */
  readonly plate: Picture | null;
  readonly notes: readonly Passage[];
  /** What its notes are, those with Roman marks aside. */
  readonly noteKind: Note['kind'];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

export interface PageParts {
  readonly body: readonly Line[];
  readonly tables: readonly FilledTable[];
  readonly pictures: readonly Picture[];
}

/** The tables that the page's lines draw, the text outside them, and the pictures that they do not hold. */
export function takeTables(
  page: Pick<Page, 'pictures' | 'fills' | 'width' | 'height' | 'isTagged'>,
  glyphs: readonly Glyph[],
  body: readonly Line[],
  grids: readonly Grid[],
  rules: readonly Rule[],
): PageParts {
  const fill = (grid: Grid) => {
    const table = fillTable(grid, glyphs, page.pictures, page.fills);
    return page.isTagged ? withHeaderRows(table) : table;
  };
  // Tags know which lines draw a table, and which only boxes.
  const isTable = (grid: Grid) => !page.isTagged || isTaggedTable(grid, glyphs);
  const ruled = withFrames(grids.filter((grid) => grid.cells.length < 2 || isTable(grid)).map(fill), body, page);
  const outside = (tables: readonly FilledTable[]) => {
    const isOutside = (x: number, y: number) => !tables.some((table) => isWithin(table, x, y));
    return {
      tables,
      body: body.filter(({ x0, x1, baseline, look }) => isOutside((x0 + x1) / 2, baseline - look.size * 0.3)),
      pictures: page.pictures.filter(({ x0, x1, y0, y1 }) => isOutside((x0 + x1) / 2, (y0 + y1) / 2)),
    };
  };
  const isFree = ({ x0, x1, baseline }: Glyph) => !ruled.some((table) => isWithin(table, (x0 + x1) / 2, baseline - 2));
  const tagged = page.isTagged ? findTaggedTables(glyphs.filter(isFree)).map(fill) : [];
  const known = [...ruled, ...tagged];
  const rest = outside(known);
  // Columns of running text are aligned as well, and no table.
  const regions = findRegions<Line | FilledTable>([...rest.body, ...known]);
  const flows = regions.flatMap(({ columns }) => columns.filter((items) => columns.length === 1 || !isColumn(items)));
  const aligned = flows.flatMap((items) =>
    findAlignedTables(
      items.filter((item) => item.type === 'line'),
      rules,
    ),
  );
  return outside([...known, ...aligned.filter(isTable).map(fill)]);
}

function flowOf(
  items: readonly (Line | FilledTable | PlacedPicture)[],
  edges: Edges,
  fills: readonly Fill[],
  used: Set<Fill>,
): Flow {
  const lines = joinSegments(
    items.filter((item) => item.type === 'line'),
    edges,
  );
  const others = items.filter((item) => item.type !== 'line').sort((a, b) => a.y0 - b.y0);
  const flow: FlowItem[] = [];
  let rest = lines;
  for (const other of others) {
    const above = rest.filter(({ y0, y1 }) => (y0 + y1) / 2 < other.y0 + 1);
    rest = rest.filter((line) => !above.includes(line));
    flow.push(...findPassages(above, edges), other);
  }
  const shaded = shadePassages([...flow, ...findPassages(rest, edges)], edges, fills);
  for (const fill of shaded.used) used.add(fill);
  return { edges, items: shaded.items };
}

/** Puts what is on a page in the order in which it is read. */
export function orderPage(
  { body, tables, pictures, header, footer }: PageParts & Pick<AnalysedPage, 'header' | 'footer'>,
  edges: Edges,
  fills: readonly Fill[],
): Pick<AnalysedPage, 'regions' | 'floats'> & { readonly shading: ReadonlySet<Fill> } {
  const shading = new Set<Fill>();
  const headEnd = Math.max(0, ...header.map(({ y1 }) => y1));
  const footStart = Math.min(Number.POSITIVE_INFINITY, ...footer.map(({ y0 }) => y0));
  const hasPicturesOnly = body.length === 0 && tables.length === 0;
  // What stands beside text or among running heads has no place of its own in the flow; nor has what would be made
  // smaller to stand there, where nothing flows past it.
  const isBeside = ({ x0, x1, y0, y1 }: Picture) =>
    body.some((line) => line.y0 < y1 - 2 && line.y1 > y0 + 2) ||
    y1 < headEnd ||
    y1 > footStart + 2 ||
    (hasPicturesOnly && (x0 < edges.x0 - 2 || x1 > edges.x1 + 2));
  const placed = pictures
    .filter((picture) => !isBeside(picture))
    .map((picture): PlacedPicture => ({ ...picture, type: 'picture', picture }));
  const regions = findRegions<Line | FilledTable | PlacedPicture>([...body, ...tables, ...placed]).map(
    ({ columns }) => ({
      columns: columns.map((items) => {
        if (columns.length === 1) return flowOf(items, edges, fills, shading);
        const lines = items.filter(({ type }) => type === 'line');
        const own = { x0: Math.min(...lines.map(({ x0 }) => x0)), x1: Math.max(...lines.map(({ x1 }) => x1)) };
        return flowOf(items, own, fills, shading);
      }),
    }),
  );
  return { regions, floats: pictures.filter(isBeside), shading };
}
