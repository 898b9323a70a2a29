import type { Block, Paragraph } from '../../model/doc-model.ts';
import { median } from '../../model/numbers/median.ts';
import type { Fill } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledTable, FlowItem } from '../../tables/filled-table.ts';
import { composeParagraph } from '../paragraphs/compose-paragraph.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { setExtentOf } from '../paragraphs/lines/extent.ts';
import { linesOnPage } from '../paragraphs/lines/lines-on-page.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { type ComposeCell, composeTable } from '../tables/compose-table.ts';
import { composeFrame } from './compose-frame.ts';
import type { ComposedFlow, ComposeItems, FlowPlace } from './composed-flow.ts';
import { type PageItem, pictureParagraph, withPictureRows } from './picture-rows.ts';
import { createSpacing, type Spacing } from './spacing.ts';
import { addTable } from './table-in-flow.ts';
import { thresholds } from './thresholds.ts';

const topBorder = ({ cells }: FilledTable) => cells[0]?.cell.borders.top?.width ?? 0;

/** Whether the next column or page continues a paragraph, or the first row of a table below its header. */
function goesOn(item: PageItem | undefined): boolean {
  if (item?.type === 'passage') return linesOnPage(item).length < item.lines.length;
  return item?.type === 'table' && item.dividedRows?.includes(item.headerRows ?? 0) === true;
}

const shadingOf = (item: PageItem | undefined) => (item?.type === 'passage' ? item.shading : undefined);

/** Whether the page shows between two areas of one colour. */
const areApart = (above: Fill | undefined, below: Fill | undefined) =>
  above !== undefined && above.colour === below?.colour && below.y0 - above.y1 > thresholds.minUnshaded;

/** The items before and after one; undefined if there is none. */
interface Neighbours {
  readonly above: PageItem | undefined;
  readonly below: PageItem | undefined;
}

/** A paragraph below `space` points, which an empty paragraph takes where the page shows between two shaded ones. */
function paragraphBlocks(
  passage: Passage,
  { above, below }: Neighbours,
  { space, starts }: { readonly space: number; readonly starts: Paragraph['starts'] },
  context: ParagraphContext,
): readonly Paragraph[] {
  // Word processors shade what is between two paragraphs of one shading, too.
  const isApart = starts === null && space >= 1 && areApart(shadingOf(above), passage.shading);
  const spacer = isApart ? [emptyParagraph({ line: { rule: 'exact', value: space } })] : [];
  const paragraph = composeParagraph(passage, context, { before: isApart ? 0 : space, starts });
  // LibreOffice moves a heading to the next page with all of what is below it where only the end of that belongs there.
  const mayEndPage = paragraph.heading !== null && goesOn(below);
  return [...spacer, mayEndPage ? { ...paragraph, mayEndPage } : paragraph];
}

/** Adds a table to the blocks above it, or what is in it if it is a frame that becomes a border. */
function addTableOrFrame(
  { blocks, spacing }: { readonly blocks: Block[]; readonly spacing: Spacing },
  item: FilledTable,
  place: Pick<FlowPlace, 'edges' | 'starts'>,
  context: ParagraphContext,
): void {
  const composeItems: ComposeItems = (items, inner) => composeFlow(items, inner, context);
  const framed = item.isFrame ? composeFrame(item, { ...place, top: spacing.end() }, context, composeItems) : null;
  if (framed?.isCell === false) {
    blocks.push(...framed.blocks);
    // Its own blocks have the space above it, unless it stood beside what is now above it.
    if (item.y0 < spacing.end()) spacing.before(item.y0);
    spacing.endAt(framed.bottom);
    return;
  }
  const gap = spacing.before(item.y0 - topBorder(item) / 2);
  const composeCell: ComposeCell = ({ items, edges }, top, own) =>
    framed?.blocks ?? composeFlow(items, { edges, top, starts: null }, own).blocks;
  addTable(blocks, item, { ...place, gap }, (left) => composeTable(item, left, context, composeCell));
  spacing.endAt(item.y1 + topBorder(item) / 2);
}

/** Composes items as blocks below one another, with the space between them as on the page. */
export function composeFlow(items: readonly FlowItem[], place: FlowPlace, context: ParagraphContext): ComposedFlow {
  const { edges } = place;
  const blocks: Block[] = [];
  const pitches = items.filter((item) => item.type === 'passage').map(context.pitchOf);
  const spacing = createSpacing(place.top, median(pitches) || thresholds.usualPitch);
  const all = withPictureRows(items);
  for (const [index, item] of all.entries()) {
    const starts = index === 0 ? place.starts : null;
    if (item.type === 'passage') {
      const { top, bottom } = setExtentOf(item, context.pitchOf(item));
      const near = { above: all[index - 1], below: all[index + 1] };
      blocks.push(...paragraphBlocks(item, near, { space: spacing.before(top), starts }, context));
      spacing.endAt(bottom);
    } else if (item.type === 'pictures') {
      blocks.push(pictureParagraph(item, edges, spacing.before(item.y0), starts));
      spacing.endAt(item.y1);
    } else addTableOrFrame({ blocks, spacing }, item, { edges, starts }, context);
  }
  return { blocks, bottom: spacing.bottom() };
}
