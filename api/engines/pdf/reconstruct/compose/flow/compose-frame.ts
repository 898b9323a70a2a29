import type { ParagraphBorder } from '../../model/borders.ts';
import type { Block, Paragraph } from '../../model/doc-model.ts';
import { smallest } from '../../model/extremes.ts';
import type { FilledCell, FilledTable } from '../../tables/filled-table.ts';
import { setExtentOf } from '../paragraphs/lines/extent.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import type { ComposedFlow, ComposeItems, FlowPlace } from './composed-flow.ts';
import { frameBorder, withSameIndents } from './frame-border.ts';
import { withFrameRoom } from './frame-room.ts';

/** What a frame becomes: blocks that follow those before it, or those of the cell that shows the frame. */
interface Framed extends ComposedFlow {
  readonly isCell: boolean;
}

/** The blocks of a frame as those of a cell, whose first line is `above` points below its upper edge. */
function asCell([first, ...others]: readonly Block[], above: number): readonly Block[] {
  if (first?.type !== 'paragraph') return first === undefined ? [] : [first, ...others];
  return [{ ...first, before: Math.max(0, above), starts: null }, ...others];
}

const paragraphsOf = ({ blocks }: ComposedFlow) => blocks.filter((block) => block.type === 'paragraph');

/** Where the highest item in a frame begins as it is set, in points from the top of the page. */
const topOf = ({ items }: FilledCell, { pitchOf }: ParagraphContext) =>
  smallest(items.map((item) => (item.type === 'passage' ? setExtentOf(item, pitchOf(item)).top : item.y0)));

/** Points by which the paragraphs of a frame are indented further than in it, from the edges of the text around it. */
function indentsIn(
  { x0, x1 }: FilledTable,
  frame: FilledCell,
  edges: FlowPlace['edges'],
  border: ParagraphBorder | null,
): readonly [left: number, right: number] {
  // The sides of a border may be beyond the edges of the text, those of a shaded area are where paragraphs begin and end.
  if (border === null)
    return [frame.edges.x0 - x0 + Math.max(0, x0 - edges.x0), x1 - frame.edges.x1 + Math.max(0, edges.x1 - x1)];
  return [frame.edges.x0 - edges.x0, edges.x1 - frame.edges.x1];
}

/**
 * The blocks of a frame with its border, if they have one, and its shading.
 * @param top Where the highest one begins, in points from the top of the page.
 */
function framedBlocks(
  table: FilledTable,
  frame: FilledCell,
  inner: ComposedFlow & { readonly top: number; readonly border: ParagraphBorder | null },
  edges: FlowPlace['edges'],
): ComposedFlow {
  const { border, top } = inner;
  const [above, below] =
    border === null ? [0, 0] : [border.spaces.top + border.width, border.spaces.bottom + border.width];
  const blocks = withFrameRoom(inner.blocks, top - table.y0 - above, table.y1 - inner.bottom - below);
  const isFilled = blocks.length > inner.blocks.length && blocks.at(-1) !== inner.blocks.at(-1);
  const [left, right] = indentsIn(table, frame, edges, border);
  const even = border === null ? (paragraph: Paragraph) => paragraph : withSameIndents(paragraphsOf(inner));
  const framed = blocks.map((block, index): Block => {
    if (block.type === 'table') return { ...block, left: block.left + Math.max(0, table.x0 - edges.x0) };
    const paragraph = even(block);
    return {
      ...paragraph,
      before: index === 0 ? Math.max(0, block.before - above) : block.before,
      left: paragraph.left + left,
      right: paragraph.right + right,
      border,
      shading: frame.fill,
    };
  });
  const first = blocks[0]?.type === 'paragraph' ? blocks[0].before : above;
  return { blocks: framed, bottom: (isFilled ? table.y1 : inner.bottom + below) + Math.max(0, above - first) };
}

/**
 * Composes what is in a frame. Paragraphs get its border if they are all aligned on both sides: those that begin or end
 * elsewhere, such as lines of code, would each have a border of their own, and are put into a cell. Around a picture with
 * its caption, there is none.
 */
export function composeFrame(
  table: FilledTable,
  { edges, top, starts }: FlowPlace,
  context: ParagraphContext,
  composeItems: ComposeItems,
): Framed {
  const [frame] = table.cells;
  if (frame === undefined) return { blocks: [], bottom: table.y1, isCell: false };
  // Composed once, whatever the frame becomes: items of lists and notes are counted as they are composed.
  const inner = composeItems(frame.items, { edges: frame.edges, top, starts });
  const begin = topOf(frame, context);
  const drawn = frame.cell.borders.top;
  const text = { ...frame.edges, y0: begin, y1: inner.bottom };
  const border = frameBorder(drawn, table, text, paragraphsOf(inner));
  const isText = frame.items.every(({ type }) => type === 'passage');
  if (drawn !== null && border === null && isText)
    return { blocks: asCell(inner.blocks, begin - table.y0 - drawn.width / 2), bottom: inner.bottom, isCell: true };
  return { ...framedBlocks(table, frame, { ...inner, top: begin, border }, edges), isCell: false };
}
