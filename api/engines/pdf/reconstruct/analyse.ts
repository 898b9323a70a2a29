import { isChart } from './charts/is-chart.ts';
import { withCharts } from './charts/with-charts.ts';
import { type AnalysedDocument, composeDocument } from './compose/compose-document.ts';
import { type AnalysedPage, orderPage, takeTables } from './flow/analyse-page.ts';
import { edgesOfPages } from './flow/page-edges.ts';
import { pageShare } from './flow/page-share.ts';
import type { Edges } from './flow/passage.ts';
import { findRunningHeads } from './heads/running-heads.ts';
import { withUntaggedHeads } from './heads/untagged-heads.ts';
import { findSegments } from './lines/find-lines.ts';
import { keptShare } from './lines/kept-share.ts';
import type { Line } from './lines/line.ts';
import { turnedLines } from './lines/turned-lines.ts';
import { decorate, markUnderlines } from './marks/decorate.ts';
import { fieldGlyphs } from './marks/field-glyphs.ts';
import { fillRules } from './marks/fill-rules.ts';
import { findDrawings, splitRepeated } from './marks/find-drawings.ts';
import { findRepeatedPictures } from './marks/repeated-pictures.ts';
import { visibleRules } from './marks/visible-rules.ts';
import { withoutFieldBoxes } from './marks/without-field-boxes.ts';
import type { DocModel } from './model/doc-model.ts';
import type { Box, Glyph, OutlineEntry, Page, Picture, Rule } from './model/page-model.ts';
import { plainLook } from './model/plain-look.ts';
import { findNotes } from './notes/find-notes.ts';
import { notePassages } from './notes/note-passages.ts';
import type { Grid } from './tables/grid.ts';
import { findRuledTables, isOfGrid } from './tables/ruled/ruled-tables.ts';

/** Shares of the letters that a page and the document keep, and how much more a plainer reading has to keep. */
const enough = 0.99;
const muchMore = 0.02;

export interface ReadDocument {
  readonly pages: readonly Page[];
  readonly outline: readonly OutlineEntry[];
  readonly title: string;
  /** Draws what a page has apart from text, pictures and the boxes to leave out; null where that takes too much. */
  readonly drawPage?: (index: number, leaveOut: readonly Box[]) => Picture | null;
  /** Draws a part of a page with all that is on it. */
  readonly drawArea?: (index: number, area: Box) => Picture | null;
}

/** Points: the letters of fields on a page without any text. */
const fieldSize = 10;

/** The letters of a page and of its form's fields. */
function withFields({ glyphs, fields }: Page): readonly Glyph[] {
  return [...glyphs, ...fieldGlyphs(fields, glyphs, glyphs[0]?.look ?? plainLook(fieldSize))];
}

/**
 * Takes the pages of a document apart.
 *
 * @param isPlainPage Whether everything on a page is taken for text in its order: no tables, notes and running heads.
 */
export function analysePages(
  read: ReadDocument,
  isPlainPage: (index: number) => boolean = () => false,
): AnalysedDocument {
  const { repeated, isRepeated } = findRepeatedPictures(read.pages);
  const decorated = read.pages.map(withoutFieldBoxes).map((read) => {
    decorate(read.glyphs, read.fills, read.links);
    const pictures = read.pictures.filter((picture) => !isRepeated(picture));
    const page = { ...read, glyphs: withFields(read), pictures };
    const lines = markUnderlines(read.glyphs, visibleRules(read.rules, read.fills), true);
    const grids = findRuledTables([...lines, ...fillRules(page.fills)]).filter((grid) => !isChart(grid, read));
    const loose = lines.filter((rule) => !grids.some((grid) => isOfGrid(rule, grid)));
    return { page, grids, lines, rules: markUnderlines(read.glyphs, loose, false) };
  });
  const lined = decorated.map(({ page, grids, lines, rules }) => {
    const segments = [...findSegments(page.glyphs), ...turnedLines(page.turned)];
    return { page, grids, lines, rules, index: page.index, width: page.width, height: page.height, segments };
  });
  const heads = findRunningHeads(lined).map((page, index) =>
    isPlainPage(index)
      ? { ...page, body: lined[index]?.segments ?? [], header: [], footer: [] }
      : read.pages[index]?.isTagged
        ? withUntaggedHeads(page)
        : page,
  );
  const noted = findNotes(
    lined.map(({ rules, width, height }, index) => {
      const { body } = heads[index] as (typeof heads)[number];
      return { body, rules, width, height, isPlain: isPlainPage(index) };
    }),
  );
  const parts = lined.map(({ page, grids, lines, rules, width, height }, index) => {
    const { header, footer } = heads[index] as (typeof heads)[number];
    const { body, notes, noteKind } = noted[index] as (typeof noted)[number];
    const glyphs = page.glyphs.filter((glyph) => !isIn(glyph, [...header, ...footer, ...notes.flat()]));
    return {
      page,
      grids,
      lines,
      rules,
      index,
      width,
      height,
      header,
      footer,
      notes,
      noteKind,
      ...(isPlainPage(index)
        ? { tables: [], body, pictures: page.pictures }
        : takeTables(page, glyphs, body, grids, rules)),
    };
  });
  const edges = edgesOfPages(parts);
  const analysed = parts.map((part, at): AnalysedPage => {
    const own = edges[at] as Edges;
    const { noteKind, index, width, height, header, footer, page, tables } = part;
    const { shading, ...ordered } = orderPage(part, own, page.fills);
    const notes = notePassages(part.notes, own, ordered.regions);
    const rules = [...part.rules, ...linesOfNone(part)];
    const draw = (leaveOut: readonly Box[]) => read.drawPage?.(index, leaveOut) ?? null;
    const drawn = findDrawings({ page, glyphs: page.glyphs, rules, tables, notes: part.notes, shading, draw });
    return {
      index,
      width,
      height,
      header,
      footer,
      notes,
      noteKind,
      drawings: drawn.shapes,
      plate: drawn.plate,
      ...ordered,
    };
  });
  const drawn = splitRepeated(analysed.map(({ drawings }) => drawings));
  const edgesOf = ({ index }: AnalysedPage) => edges[index] as Edges;
  return {
    pages: analysed.map((page, index) => ({ ...page, drawings: drawn.own[index] ?? [] })),
    outline: read.outline,
    title: read.title,
    repeated: { pictures: repeated, shapes: drawn.repeated },
    edgesOf,
  };
}

/** Takes the pages apart; those that lose text on the way are taken as plain text, if that keeps more. */
function analyseSafely(read: ReadDocument): AnalysedDocument {
  const first = analysePages(read);
  const shareOf = ({ pages }: AnalysedDocument, index: number) =>
    pageShare(read.pages[index] as Page, pages[index] as AnalysedPage);
  const poor = new Map<number, number>();
  read.pages.forEach((_, index) => {
    const share = shareOf(first, index);
    if (share < enough) poor.set(index, share);
  });
  if (poor.size === 0) return first;
  const plain = analysePages(read, (index) => poor.has(index));
  const better = [...poor].filter(([index, share]) => shareOf(plain, index) > share).map(([index]) => index);
  return better.length === poor.size ? plain : analysePages(read, (index) => better.includes(index));
}

/**
 * Puts together what a person would have typed to make the pages of a document. Where text was lost on the way, it is
 * put together without tables and notes, if that keeps more.
 */
export function analyse(document: ReadDocument): DocModel {
  const { drawArea } = document;
  const draw = (page: Page) => (drawArea === undefined ? page : withCharts(page, (area) => drawArea(page.index, area)));
  const read = { ...document, pages: document.pages.map(draw) };
  const model = composeDocument(analyseSafely(read));
  const kept = keptShare(read.pages, model);
  if (kept >= enough) return model;
  const plain = composeDocument(analysePages(read, () => true));
  return keptShare(read.pages, plain) > kept + muchMore ? plain : model;
}

/** The lines of grids that came to hold nothing: bars and empty boxes. */
function linesOfNone(page: {
  readonly lines: readonly Rule[];
  readonly grids: readonly Grid[];
  readonly tables: readonly Box[];
}): readonly Rule[] {
  const isSame = (a: Box, b: Box) => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1;
  const empty = page.grids.filter((grid) => !page.tables.some((table) => isSame(table, grid)));
  return page.lines.filter((rule) => empty.some((grid) => isOfGrid(rule, grid)));
}

const isIn = (glyph: Glyph, lines: readonly Line[]) =>
  lines.some(
    ({ x0, x1, y0, y1 }) => glyph.x0 >= x0 - 0.1 && glyph.x1 <= x1 + 0.1 && glyph.y0 >= y0 - 4 && glyph.y1 <= y1 + 4,
  );
