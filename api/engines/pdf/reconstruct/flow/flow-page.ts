import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { fieldFrames } from '../marks/fields/field-frames.ts';
import { joinStackedFills } from '../marks/stacked-fills.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import type { PageParts } from '../tables/extract-tables.ts';
import { withNestedTables } from '../tables/filled-table.ts';
import { rulesOfEmptyGrids, type SortedRules } from '../tables/ruled/sort-rules.ts';
import type { AnalysedPage } from './analysed-page.ts';
import { areasInCells } from './areas-in-cells.ts';
import { findDrawings } from './find-drawings.ts';
import { notePassages } from './note-passages.ts';
import { fillsOnPaper } from './on-paper.ts';
import { orderPage } from './order-page.ts';

type PageWithTables = SortedRules &
  PageParts &
  Pick<AnalysedPage, 'index' | 'width' | 'height' | 'turned' | 'header' | 'footer' | 'noteKind'> & {
    readonly page: Page;
    readonly notes: readonly (readonly Line[])[];
  };

/**
 * Tables → flow: puts a page's text and tables in reading order, and collects its notes and other drawings.
 * @param edges The left and right edges of the page's text.
 * @param draw Renders the page without its text and the given boxes; null if that fails.
 * @param before The columns at the end of the page before.
 */
function flowPage(
  parts: PageWithTables,
  edges: Edges,
  draw: (leaveOut: readonly Box[]) => Picture | null,
  before: readonly Edges[],
): AnalysedPage {
  const { page, index, width, height, turned = [], header, footer, noteKind, tables } = parts;
  // Most pages have no areas that need the letters in front of them: to unpack those takes time.
  const glyphsOf = () => page.glyphs;
  const fills = joinStackedFills(page.fills, glyphsOf);
  const { shading, ...ordered } = orderPage(parts, edges, fillsOnPaper(fills, page.shapes), { before, width, height });
  const rules = [...parts.looseRules, ...parts.fieldRules, ...rulesOfEmptyGrids(parts, withNestedTables(tables))];
  // Not a copy of the page: that would unpack its letters, too.
  const { shapes, pictures, unshaped = [] } = page;
  const drawn = findDrawings({
    ...{ page: { fills, shapes, pictures, unshaped }, glyphsOf, rules, textRules: parts.textRules, tables },
    ...{ notes: parts.notes, shading, inCells: areasInCells(tables, fills), floats: ordered.floats, draw },
  });
  return {
    index,
    width,
    height,
    ...(page.isVertical ? { isVertical: true } : {}),
    turned,
    header,
    footer,
    notes: notePassages(parts.notes, edges, ordered.regions),
    noteKind,
    drawings: [...drawn.shapes, ...fieldFrames(page.fields)],
    vectorLayer: page.background ?? drawn.vectorLayer,
    ...ordered,
  };
}

/** Pages with tables, the left and right edges of the text of each, and what became of them. */
export interface FlowedPages {
  readonly tabled: readonly PageWithTables[];
  readonly edges: readonly Edges[];
  readonly flowing: readonly AnalysedPage[];
}

const columnsAfter = (page: AnalysedPage | undefined): readonly Edges[] =>
  (page?.regions.at(-1)?.columns ?? []).map((column) => column.edges);

const areSame = (some: readonly (Edges | undefined)[], others: readonly (Edges | undefined)[]) =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return one?.x0 === other?.x0 && one?.x1 === other?.x1 && one?.reach === other?.reach;
  });

/**
 * Tables → flow for all pages, in order: the last page of a paper goes on in the columns of the one before.
 * @param edges The left and right edges of the text of each page.
 * @param draw Renders a page by its index without its text and the given boxes; null if that fails.
 * @param earlier What became of such pages before: it stays for those that are the same, as what is around them is.
 */
export function flowPages(
  pages: readonly PageWithTables[],
  edges: readonly Edges[],
  draw: (index: number, leaveOut: readonly Box[]) => Picture | null,
  earlier: FlowedPages = { tabled: [], edges: [], flowing: [] },
): readonly AnalysedPage[] {
  const flowing: AnalysedPage[] = [];
  for (const [index, page] of pages.entries()) {
    const before = columnsAfter(flowing.at(-1));
    const own = edges[index] as Edges;
    const known = earlier.flowing[index];
    const around = [own, ...before];
    const isKnown =
      earlier.tabled[index] === page &&
      areSame(around, [earlier.edges[index], ...columnsAfter(earlier.flowing[index - 1])]);
    flowing.push(known !== undefined && isKnown ? known : flowPage(page, own, (boxes) => draw(index, boxes), before));
  }
  return flowing;
}
