import type { Edges } from '../columns/edges.ts';
import { wordsOf } from '../compose/paragraphs/lines/join-lines.ts';
import type { AnalysedPage } from '../flow/analysed-page.ts';
import type { Line } from '../lines/line.ts';
import type { Mark } from '../lines/mark.ts';
import { boxAroundAll, middleOf } from '../model/box.ts';
import type { Box, Picture } from '../model/page-model.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import { passagesIn } from '../tables/passages-in.ts';
import { asColumn } from '../vertical/columns-as-rows.ts';
import { withEvenPassages } from './fit/even-passages.ts';
import type { KeepsLines } from './fit/keeps-lines.ts';
import { roomBeside } from './room-beside.ts';
import { slideCell } from './tables/slide-cell.ts';
import type { SlideTable } from './tables/slide-table-xml.ts';
import { type Leader, leadersOf } from './text/leaders.ts';
import { descentInBox } from './text/slide-baselines.ts';
import { createSlideParagraphs, type SlideParagraphOf, type SlideWidths } from './text/slide-paragraph.ts';
import type { SlideParagraph } from './text/slide-text-xml.ts';
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

/** A text box. Its box is that before it is turned around its middle. */
export interface SlideText extends Box {
  readonly paragraph: SlideParagraph;
  /** Degrees clockwise; not set for upright text. */
  readonly turn?: number;
  /** Whether its lines run as columns from right to left. */
  readonly isVertical?: boolean;
}

/** What stands on the slide by itself, and the tables with what their cells hold, from back to front. */
interface OpenedItems {
  readonly passages: readonly Passage[];
  readonly pictures: readonly Picture[];
  readonly tables: readonly SlideTable[];
  /** Pictures in cells, which slides have above their tables. */
  readonly inCells: readonly Picture[];
}

/**
 * Takes out of tables what cells of slides cannot hold: pictures, tables, and text that is no stack of paragraphs.
 * @param whole What stays a table otherwise: nothing where all of their content is set apart.
 */
function openItems(
  items: readonly FlowItem[],
  paragraphOf: SlideParagraphOf,
  keepsLines: KeepsLines,
  whole: 'tables' | 'nothing',
): OpenedItems {
  const passages: Passage[] = [];
  const pictures: Picture[] = [];
  const tables: SlideTable[] = [];
  const inCells: Picture[] = [];
  const open = (item: FlowItem, above: Picture[]): void => {
    if (item.type === 'passage') passages.push(item);
    else if (item.type === 'picture') above.push(item.picture);
    else if (whole === 'nothing' || item.isLayout === true)
      for (const cell of item.cells) for (const inner of cell.items) open(inner, pictures);
    else {
      const cells = new Map(item.cells.map((cell) => [cell, slideCell(cell, item, paragraphOf, keepsLines)]));
      tables.push({ table: item, cells });
      for (const [cell, content] of cells)
        for (const inner of cell.items) if (inner.type !== 'passage' || content === null) open(inner, inCells);
    }
  };
  for (const item of items) open(item, pictures);
  return { passages, pictures, tables, inCells };
}

/** A text box that is turned as its lines are around a point; programs turn it around its own middle. */
function turnedText(text: SlideText, { turn, pivot }: TurnedBlock): SlideText {
  const middle = middleOf(text);
  const [x, y] = turnedAround(middle, pivot, turn);
  const [across, down] = [x - middle[0], y - middle[1]];
  return { ...text, x0: text.x0 + across, x1: text.x1 + across, y0: text.y0 + down, y1: text.y1 + down, turn };
}

/** Whether lines may wrap, and have room beside them for more. */
const mayWrap = ({ isLine, tabs, bullet, alignment, isRightToLeft, keepsLines }: SlideParagraph) =>
  keepsLines || (isLine && (tabs.length > 0 || bullet !== null) && alignment === 'left' && !isRightToLeft);

/** Widens a box at the sides where its text ends. */
function widened<B extends Box>(box: B, by: number, { alignment, isRightToLeft }: SlideParagraph): B {
  const [atLeft, atRight] = [alignment === 'right' || isRightToLeft, alignment === 'left' && !isRightToLeft];
  const isCentred = alignment === 'center';
  return { ...box, x0: box.x0 - (atLeft || isCentred ? by : 0), x1: box.x1 + (atRight || isCentred ? by : 0) };
}

/** A passage as a text box where it stands, with as much room beside it as its lines may take. */
function placedText(passage: Passage, paragraphOf: ReturnType<typeof createSlideParagraphs>): SlideText {
  const room = roomBeside(passage);
  const paragraph = paragraphOf(passage, { x0: passage.x0, x1: passage.x1 + room });
  const [first, last] = [passage.lines[0], passage.lines.at(-1)] as [Line, Line];
  const isCentred = paragraph.alignment === 'center';
  const slack = mayWrap(paragraph) ? thresholds.wrapSlack * (passage.x1 - passage.x0) : 0;
  const [x0, x1] = [passage.x0 - (isCentred ? room : 0), passage.x1 + room - paragraph.right];
  const y0 = first.baseline + descentInBox(first) - paragraph.pitch;
  return widened({ paragraph, x0, x1, y0, y1: last.baseline + descentInBox(last) }, slack, paragraph);
}

/**
 * Collects the pictures, tables and text boxes of a page. Each paragraph becomes a text box at its position.
 * @param edges The left and right edges of the page's text.
 * @param repeated Pictures that this page shares with others.
 * @param widths How wide readers set the document's lines.
 */
export function slideContent(
  page: AnalysedPage,
  edges: Edges,
  repeated: readonly Picture[],
  widths: SlideWidths,
): SlideContent {
  const heads = [...findPassages(joinSegments(page.header), edges), ...findPassages(joinSegments(page.footer), edges)];
  const items = withEvenPassages([
    ...page.regions.flatMap(({ columns }) => columns.flatMap((flow) => flow.items)),
    ...page.notes,
    ...heads,
  ]);
  const all = passagesIn(items);
  const words = wordsOf(all.flatMap(({ lines }) => lines));
  const paragraphOf = createSlideParagraphs(all, words, widths);
  const opened = openItems(items, paragraphOf, widths.keepsLines, page.isVertical ? 'nothing' : 'tables');
  const textOf = (passage: Passage) => placedText(passage, paragraphOf);
  const turnedTextsOf = (block: TurnedBlock): readonly SlideText[] =>
    findPassages(block.lines, boxAroundAll(block.lines)).map((passage) => turnedText(textOf(passage), block));
  const layer = page.vectorLayer === null ? [] : [page.vectorLayer];
  const texts = opened.passages.map(textOf);
  const apart = turnedBlocks(page.turned ?? []);
  // Level text that stands apart may lie behind the other texts.
  const level = apart.filter(({ turn }) => turn === 0).flatMap(turnedTextsOf);
  const turned = apart.filter(({ turn }) => turn !== 0).flatMap(turnedTextsOf);
  const pictures = [...layer, ...repeated, ...page.floats, ...opened.pictures];
  const { tables, inCells } = opened;
  const leaders = leadersOf(opened.passages);
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
