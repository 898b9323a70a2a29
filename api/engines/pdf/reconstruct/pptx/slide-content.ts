import type { Edges } from '../columns/edges.ts';
import { wordsOf } from '../compose/paragraphs/lines/join-lines.ts';
import type { AnalysedPage } from '../flow/analysed-page.ts';
import type { Mark } from '../lines/mark.ts';
import { boxAroundAll, middleOf } from '../model/box.ts';
import type { Box, Fill, Picture } from '../model/page-model.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FilledTable, FlowItem } from '../tables/filled-table.ts';
import { passagesIn } from '../tables/passages-in.ts';
import { asColumn } from '../vertical/columns-as-rows.ts';
import { withEvenPassages } from './fit/even-passages.ts';
import type { KeepsLines } from './fit/keeps-lines.ts';
import { slideCell } from './tables/slide-cell.ts';
import type { SlideTable } from './tables/slide-table-xml.ts';
import { isInLayer, isOfCells, withoutGrounds } from './tables/table-drawings.ts';
import { type Leader, leadersOf } from './text/leaders.ts';
import { listTexts } from './text/list-texts.ts';
import { placedText, type SlideText } from './text/placed-text.ts';
import { createSlideParagraphs, type SlideParagraphOf, type SlideWidths } from './text/slide-paragraph.ts';
import { type TurnedBlock, turnedBlocks } from './text/turned-blocks.ts';
import { turnedAround } from './text/upright-line.ts';
import { thresholds } from './thresholds.ts';

/** The content of a slide, from back to front. */
export interface SlideContent {
  readonly pictures: readonly Picture[];
  readonly tables: readonly SlideTable[];
  readonly inCells: readonly Picture[];
  readonly leaders: readonly Leader[];
  readonly texts: readonly SlideText[];
  /** Letters of its text that are underlined or struck through. */
  readonly decorated: readonly Mark[];
}

/** What stands on the slide by itself, and the tables with what their cells hold, from back to front. */
interface OpenedItems {
  /** Paragraphs, each with those that stand in the same frame. */
  readonly stacks: readonly (readonly Passage[])[];
  readonly pictures: readonly Picture[];
  readonly tables: readonly SlideTable[];
  /** Pictures in cells, which slides have above their tables. */
  readonly inCells: readonly Picture[];
}

/** How many cells a table and those in it have, and how many of them hold text. */
function countCells({ cells }: FilledTable): { readonly all: number; readonly withText: number } {
  const inner = cells.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'table' ? [countCells(item)] : [])),
  );
  const withText = cells.filter(({ items }) => items.some(({ type }) => type === 'passage')).length;
  return inner.reduce((sum, { all, withText }) => ({ all: sum.all + all, withText: sum.withText + withText }), {
    all: cells.length,
    withText,
  });
}

/** Whether a table is a frame around text, or boxes and lines with hardly any: those of diagrams meet like those of tables. */
function isDrawing(table: FilledTable): boolean {
  if (table.isLayout === true) return false;
  const { all, withText } = countCells(table);
  return table.cells.length === 1 || withText < thresholds.cell.minTextShare * all;
}

/**
 * Takes out of tables what cells of slides cannot hold: pictures, tables, and text that is no stack of paragraphs.
 * @param whole What stays a table otherwise: those of several cells with text, where all others are drawn anyway, and
 *   nothing where all of their content is set apart.
 */
function openItems(
  items: readonly FlowItem[],
  paragraphOf: SlideParagraphOf,
  keepsLines: KeepsLines,
  whole: 'tables' | 'grids' | 'nothing',
): OpenedItems {
  const stacks: (readonly Passage[])[] = [];
  const pictures: Picture[] = [];
  const tables: SlideTable[] = [];
  const inCells: Picture[] = [];
  const open = (item: FlowItem, above: Picture[]): void => {
    if (item.type === 'passage') stacks.push([item]);
    else if (item.type === 'picture') above.push(item.picture);
    else if (whole === 'grids' && isDrawing(item)) {
      for (const { items } of item.cells) {
        const texts = items.filter(({ type }) => type === 'passage') as readonly Passage[];
        if (texts.length > 0) stacks.push(texts);
        for (const each of items) if (each.type !== 'passage') open(each, inCells);
      }
    } else if (whole === 'nothing' || item.isLayout === true)
      for (const cell of item.cells) for (const inner of cell.items) open(inner, pictures);
    else {
      const cells = new Map(item.cells.map((cell) => [cell, slideCell(cell, item, paragraphOf, keepsLines)]));
      // All that is drawn is on the slide where no cell holds its text.
      const isShown = [...cells].some(
        ([{ items }, text]) => text !== null && items.some(({ type }) => type === 'passage'),
      );
      if (isShown || whole === 'tables') tables.push({ table: item, cells });
      for (const [cell, content] of cells)
        for (const inner of cell.items) if (inner.type !== 'passage' || content === null) open(inner, inCells);
    }
  };
  for (const item of items) open(item, pictures);
  return { stacks, pictures, tables, inCells };
}

/** A text box that is turned as its lines are around a point; programs turn it around its own middle. */
function turnedText(text: SlideText, { turn, pivot }: TurnedBlock): SlideText {
  const middle = middleOf(text);
  const [x, y] = turnedAround(middle, pivot, turn);
  const [across, down] = [x - middle[0], y - middle[1]];
  return { ...text, x0: text.x0 + across, x1: text.x1 + across, y0: text.y0 + down, y1: text.y1 + down, turn };
}

/**
 * Collects the pictures, tables and text boxes of a page. Each paragraph and each list becomes a text box at its position.
 * @param edges The left and right edges of the page's text.
 * @param painted Pictures that this page shares with others, and the areas on it.
 * @param widths How wide readers set the document's lines.
 */
export function slideContent(
  page: AnalysedPage,
  edges: Edges,
  { repeated, fills }: { readonly repeated: readonly Picture[]; readonly fills: readonly Fill[] },
  widths: SlideWidths,
): SlideContent {
  const isBehind = (fill: Fill, table: FilledTable) =>
    page.vectorLayer === null ? !isOfCells(fill, [table]) : isInLayer(fill, table, page);
  const heads = [...findPassages(joinSegments(page.header), edges), ...findPassages(joinSegments(page.footer), edges)];
  const items = withEvenPassages([
    ...page.regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)),
    ...page.notes,
    ...heads,
  ]).map((item) => withoutGrounds(item, fills, isBehind));
  const all = passagesIn(items);
  const words = wordsOf(all.flatMap(({ lines }) => lines));
  const paragraphOf = createSlideParagraphs(all, words, widths);
  // A picture of a page's drawings leaves out what tables show.
  const whole = page.isVertical ? 'nothing' : page.vectorLayer === null ? 'grids' : 'tables';
  const opened = openItems(items, paragraphOf, widths.keepsLines, whole);
  const passages = opened.stacks.flat();
  const textOf = (passage: Passage) => placedText(passage, paragraphOf);
  const turnedTextsOf = (block: TurnedBlock): readonly SlideText[] =>
    findPassages(block.lines, boxAroundAll(block.lines)).map((passage) => turnedText(textOf(passage), block));
  const layer = page.vectorLayer === null ? [] : [page.vectorLayer];
  const texts = page.isVertical ? passages.map(textOf) : listTexts(opened.stacks, paragraphOf);
  const apart = turnedBlocks(page.turned ?? []);
  // Level text that stands apart may lie behind the other texts.
  const level = apart.filter(({ turn }) => turn === 0).flatMap(turnedTextsOf);
  const turned = apart.filter(({ turn }) => turn !== 0).flatMap(turnedTextsOf);
  const pictures = [...layer, ...repeated, ...page.floats, ...opened.pictures];
  const { tables, inCells } = opened;
  const leaders = leadersOf(passages);
  const marks = page.isVertical ? [] : all.flatMap(({ lines }) => lines.flatMap((line) => line.marks));
  const decorated = marks.filter(({ isUnderlined, isStruck }) => isUnderlined || isStruck);
  if (!page.isVertical)
    return { texts: [...level, ...texts, ...turned], pictures, tables, inCells, leaders, decorated };
  const back = <B extends Box>(box: B): B => asColumn(box, page);
  return {
    texts: [...level, ...texts.map((text) => ({ ...back(text), isVertical: true })), ...turned],
    pictures: pictures.map(back),
    tables,
    inCells,
    leaders: leaders.map(back),
    decorated,
  };
}
