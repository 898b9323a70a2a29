import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { joinStackedFills } from '../marks/stacked-fills.ts';
import type { Box, Page, Picture } from '../model/page-model.ts';
import type { PageParts } from '../tables/extract-tables.ts';
import { rulesOfEmptyGrids, type SortedRules } from '../tables/ruled/sort-rules.ts';
import type { AnalysedPage } from './analysed-page.ts';
import { areasInCells } from './areas-in-cells.ts';
import { findDrawings } from './find-drawings.ts';
import { notePassages } from './note-passages.ts';
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
  // Only fills need letters: those in front of them.
  const glyphs = page.fills.length === 0 ? [] : page.glyphs;
  const fills = joinStackedFills(page.fills, glyphs);
  const { shading, ...ordered } = orderPage(parts, edges, fills, before);
  const rules = [...parts.looseRules, ...rulesOfEmptyGrids(parts, tables)];
  const drawn = findDrawings({
    ...{ page: { fills, shapes: page.shapes, hasUnshaped: page.hasUnshaped === true }, glyphs, rules, tables },
    ...{ notes: parts.notes, shading, inCells: areasInCells(tables, fills), draw },
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
    drawings: drawn.shapes,
    vectorLayer: drawn.vectorLayer,
    ...ordered,
  };
}

/**
 * Tables → flow for all pages, in order: the last page of a paper goes on in the columns of the one before.
 * @param edges The left and right edges of the text of each page.
 * @param draw Renders a page by its index without its text and the given boxes; null if that fails.
 */
export function flowPages(
  pages: readonly PageWithTables[],
  edges: readonly Edges[],
  draw: (index: number, leaveOut: readonly Box[]) => Picture | null,
): readonly AnalysedPage[] {
  const flowing: AnalysedPage[] = [];
  for (const [index, page] of pages.entries()) {
    const before = flowing.at(-1)?.regions.at(-1)?.columns ?? [];
    const drawOwn = (leaveOut: readonly Box[]) => draw(index, leaveOut);
    flowing.push(
      flowPage(
        page,
        edges[index] as Edges,
        drawOwn,
        before.map((column) => column.edges),
      ),
    );
  }
  return flowing;
}
