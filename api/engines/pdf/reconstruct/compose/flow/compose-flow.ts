import type { Edges } from '../../columns/edges.ts';
import { median } from '../../lines/line.ts';
import type { Block, Paragraph, Table } from '../../model/doc-model.ts';
import { smallest } from '../../model/extremes.ts';
import type { Fill } from '../../model/page-model.ts';
import type { FilledCell, FilledTable, FlowItem } from '../../tables/filled-table.ts';
import { composeParagraph, type ParagraphContext } from '../paragraphs/compose-paragraph.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { setExtentOf } from '../paragraphs/extent.ts';
import { linesOnPage } from '../paragraphs/lines-on-page.ts';
import { composeTable, isRightToLeftTable } from '../tables/compose-table.ts';
import { roomAtRight } from '../tables/room-at-right.ts';
import { thresholds } from '../thresholds.ts';
import { frameBorder, withSameIndents } from './frame-border.ts';
import { withFrameRoom } from './frame-room.ts';
import { type PageItem, pictureParagraph, withPictureRows } from './picture-rows.ts';

const limits = thresholds.flow;

const topBorder = ({ cells }: FilledTable) => cells[0]?.cell.borders.top?.width ?? 0;
const leftBorder = ({ cells }: FilledTable) => cells[0]?.cell.borders.left?.width ?? 0;

/** Whether an item is a paragraph that goes on in the next column or on the next page. */
const goesOn = (item: PageItem | undefined) => item?.type === 'passage' && linesOnPage(item).length < item.lines.length;

/** Whether the page shows between two areas of one colour. */
const areApart = (above: Fill | undefined, below: Fill | undefined) =>
  above !== undefined && above.colour === below?.colour && below.y0 - above.y1 > limits.minUnshaded;

/** Puts a page break before the first paragraph in a table: word processors then start the table on a new page. */
function withPageBreak(table: Table): Table {
  const [row, ...rows] = table.rows;
  const [cell, ...cells] = row?.cells ?? [];
  if (row === undefined || cell === undefined) return table;
  const [first, ...others] = cell.blocks;
  const breaking =
    first?.type === 'paragraph' ? { ...first, starts: 'page' as const } : emptyParagraph({ starts: 'page' });
  const blocks = first?.type === 'paragraph' ? [breaking, ...others] : [breaking, ...cell.blocks];
  return { ...table, rows: [{ ...row, cells: [{ ...cell, blocks }, ...cells] }, ...rows] };
}

const withLastWider = (table: Table, room: number): Table => ({
  ...table,
  columns: table.columns.map((width, index) => (index === table.columns.length - 1 ? width + room : width)),
});

/** The content of a frame: what follows the blocks before it, or of the cell that shows the frame. */
interface Framed {
  readonly blocks: readonly Block[];
  readonly bottom: number;
  readonly isCell: boolean;
}

/** The blocks of a frame as those of a cell, whose first line is `above` points below its upper edge. */
function asCell([first, ...others]: readonly Block[], above: number): readonly Block[] {
  if (first?.type !== 'paragraph') return first === undefined ? [] : [first, ...others];
  return [{ ...first, before: Math.max(0, above), starts: null }, ...others];
}

/**
 * Composes the paragraphs in a frame. They get its border if they are all aligned on both sides: paragraphs that begin or
 * end elsewhere, such as lines of code, would each have a border of their own, and are put into a cell. Around a picture with
 * its caption, there is none.
 */
function composeFrame(
  { cells, x0, x1, y0, y1 }: FilledTable,
  edges: Edges,
  top: number,
  starts: Paragraph['starts'],
  context: ParagraphContext,
): Framed {
  const [frame] = cells;
  if (frame === undefined) return { blocks: [], bottom: y1, isCell: false };
  const inner = composeFlow(frame.items, frame.edges, top, starts, context);
  const begin = smallest(
    frame.items.map((item) => (item.type === 'passage' ? setExtentOf(item, context.pitchOf(item)).top : item.y0)),
  );
  const paragraphs = inner.blocks.filter((block) => block.type === 'paragraph');
  const text = { ...frame.edges, y0: begin, y1: inner.bottom };
  const border = frameBorder(frame.cell.borders.top, { x0, x1, y0, y1 }, text, paragraphs);
  const { top: drawn } = frame.cell.borders;
  const isText = frame.items.every(({ type }) => type === 'passage');
  if (drawn !== null && border === null && isText)
    return { blocks: asCell(inner.blocks, begin - y0 - drawn.width / 2), bottom: inner.bottom, isCell: true };
  const [above, below] =
    border === null ? [0, 0] : [border.spaces.top + border.width, border.spaces.bottom + border.width];
  const blocks = withFrameRoom(inner.blocks, begin - y0 - above, y1 - inner.bottom - below);
  const isFilled = blocks.length > inner.blocks.length && blocks.at(-1) !== inner.blocks.at(-1);
  const left = Math.max(0, x0 - edges.x0);
  // The sides of a border may be beyond the edges of the text, those of a shaded area are where paragraphs begin and end.
  const [before, after] =
    border === null
      ? [frame.edges.x0 - x0 + left, x1 - frame.edges.x1 + Math.max(0, edges.x1 - x1)]
      : [frame.edges.x0 - edges.x0, edges.x1 - frame.edges.x1];
  const even = border === null ? (paragraph: Paragraph) => paragraph : withSameIndents(paragraphs);
  const framed = blocks.map((block, index): Block => {
    if (block.type === 'table') return { ...block, left: block.left + left };
    const paragraph = even(block);
    return {
      ...paragraph,
      before: index === 0 ? Math.max(0, block.before - above) : block.before,
      left: paragraph.left + before,
      right: paragraph.right + after,
      border,
      shading: frame.fill,
    };
  });
  const first = blocks[0]?.type === 'paragraph' ? blocks[0].before : above;
  return { blocks: framed, bottom: (isFilled ? y1 : inner.bottom + below) + Math.max(0, above - first), isCell: false };
}

/**
 * Composes items as blocks below one another, with the space between them as on the page.
 * @param top The highest position of the first block, in points from the top of the page; infinite for no space before
 * it.
 * @param starts What the first block starts: a page, a column or nothing.
 * @returns The blocks, and where the last one ends on the page.
 */
export function composeFlow(
  items: readonly FlowItem[],
  edges: Edges,
  top: number,
  starts: Paragraph['starts'],
  context: ParagraphContext,
): { readonly blocks: readonly Block[]; readonly bottom: number } {
  const blocks: Block[] = [];
  let y = top;
  let begins = starts;
  let shading: Fill | undefined;
  /** How far the text is below its position in the PDF, because items that were side by side are now below one another. */
  let lag = 0;
  const pitch = median(items.filter((item) => item.type === 'passage').map(context.pitchOf)) || limits.usualPitch;
  const spaceBefore = (next: number): number => {
    const room = next - y;
    if (room <= 0) {
      lag += Number.isFinite(y) ? -room : 0;
      return 0;
    }
    const least = lag < limits.largeDelayLines * pitch ? 0 : Math.min(room, limits.minSpaceWhenLateLines * pitch);
    const space = Math.max(least, room - lag);
    lag -= room - space;
    return space;
  };
  const all = withPictureRows(items);
  for (const [index, item] of all.entries()) {
    if (item.type === 'passage') {
      const extent = setExtentOf(item, context.pitchOf(item));
      const space = spaceBefore(extent.top);
      const isApart = begins === null && space >= 1 && areApart(shading, item.shading);
      // Word processors shade what is between two paragraphs of one shading, too.
      if (isApart) blocks.push(emptyParagraph({ line: { rule: 'exact', value: space } }));
      const paragraph = composeParagraph(item, context, { before: isApart ? 0 : space, starts: begins });
      // LibreOffice moves a heading and its text to the next page where only the end of the text belongs there.
      const mayEndPage = paragraph.heading !== null && goesOn(all[index + 1]);
      blocks.push(mayEndPage ? { ...paragraph, mayEndPage } : paragraph);
      y = extent.bottom;
    } else if (item.type === 'pictures') {
      blocks.push(pictureParagraph(item, edges, spaceBefore(item.y0), begins));
      y = item.y1;
    } else {
      const framed = item.isFrame ? composeFrame(item, edges, y, begins, context) : null;
      if (framed?.isCell === false) {
        blocks.push(...framed.blocks);
        if (item.y0 < y) spaceBefore(item.y0);
        y = framed.bottom;
      } else {
        const gap = spaceBefore(item.y0 - topBorder(item) / 2);
        const last = blocks.at(-1);
        const needsSpacer =
          last?.type === 'table' || (gap > limits.minSpacer.table && last === undefined && Number.isFinite(gap));
        if (last?.type === 'paragraph' && begins === null) blocks[blocks.length - 1] = { ...last, after: gap };
        else if (needsSpacer || begins === 'column') {
          const value = Number.isFinite(gap) ? Math.max(1, gap) : 1;
          blocks.push(emptyParagraph({ line: { rule: 'exact', value }, starts: begins }));
          begins = null;
        }
        const inner = (cell: FilledCell, cellTop: number, own: ParagraphContext) =>
          framed?.blocks ?? composeFlow(cell.items, cell.edges, cellTop, null, own).blocks;
        const room = isRightToLeftTable(item) ? edges.x1 - item.x1 : item.x0 - edges.x0;
        const table = withLastWider(
          composeTable(item, room - leftBorder(item) / 2, context, inner),
          isRightToLeftTable(item) ? 0 : roomAtRight(item, edges.x1),
        );
        blocks.push(begins === 'page' ? withPageBreak(table) : table);
        y = item.y1 + topBorder(item) / 2;
      }
    }
    begins = null;
    shading = item.type === 'passage' ? item.shading : undefined;
  }
  return { blocks, bottom: y + lag };
}
