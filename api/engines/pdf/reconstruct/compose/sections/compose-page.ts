import type { Edges } from '../../columns/edges.ts';
import type { Block, Margins, Section } from '../../model/doc-model.ts';
import { smallest } from '../../model/extremes.ts';
import type { Inline } from '../../model/inline.ts';
import type { FlowItem } from '../../tables/filled-table.ts';
import { anchorAtNotes } from '../drawings/anchor-at-notes.ts';
import { withFloats } from '../drawings/page-drawings.ts';
import { withColumnTop } from '../flow/column-top.ts';
import { composeFlow } from '../flow/compose-flow.ts';
import type { PageBlocks } from '../flow/fit-page.ts';
import type { JoinedFlow, JoinedPage } from '../flow/join-flows.ts';
import { areSameColumns, sizeKey } from '../flow/page-shape.ts';
import type { HeadedRun } from '../heads/headed-runs.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { extentOf } from '../paragraphs/lines/extent.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { columnsOf, rightMarginOf, withRoomAtRight } from './section-columns.ts';
import { movedHeads } from './share-margins.ts';

/** A section to which blocks are still added. It continues while pages have the same key and columns. */
export interface OpenSection extends Omit<Section, 'blocks'> {
  readonly key: string;
  readonly flows: readonly JoinedFlow[];
  readonly blocks: Block[];
}

/** A page, and what is known before it is composed. */
export interface PageSetting {
  readonly page: JoinedPage;
  /** The left and right edges of its text. */
  readonly edges: Edges;
  readonly margins: Margins;
  readonly run: HeadedRun;
  /** What floats on it, anchored in its first paragraph, or in one that refers to a note. */
  readonly floats: readonly Inline[];
  /** Whether it begins a section if it begins with text in one column. */
  readonly hasOwnSection: boolean;
  /** The number that its section gives it, if it begins one; null to continue from the page before. */
  readonly firstPageNumber: number | null;
}

/** Columns side by side on a page, below those before them. */
interface Region {
  readonly columns: readonly JoinedFlow[];
  /** Where the blocks before them end, in points from the top of the page. */
  readonly y: number;
  readonly isPageStart: boolean;
  /** Points by which the last column is wider than its text. */
  readonly beyond: number;
}

/** What a page adds to sections, and where that begins and ends, in points from its upper edge. */
interface ComposedPage {
  readonly parts: readonly PageBlocks[];
  readonly top: number;
  readonly bottom: number;
}

const topOf = (item: FlowItem, { pitchOf }: ParagraphContext) =>
  item.type === 'passage' ? extentOf(item, pitchOf(item)).top : item.y0;

/** Where the text of columns side by side begins, in points from the top of the page. */
function topOfRegion({ columns, y }: Region, context: ParagraphContext): number {
  const firsts = columns.flatMap(({ items: [first], resumesAt }) =>
    first === undefined || resumesAt !== null ? [] : [topOf(first, context)],
  );
  return columns.length > 1 && firsts.length > 0 ? Math.max(y, Math.min(...firsts)) : y;
}

/** Pages continue a section while their size and their running heads are the same. */
const keyOf = ({ page, run }: PageSetting) => `${run.from}/${sizeKey(page)}`;

/** Whether columns belong to the section before them. */
const continues = (open: OpenSection, { columns, isPageStart }: Region, setting: PageSetting) =>
  open.key === keyOf(setting) &&
  areSameColumns(open.flows, columns) &&
  !(isPageStart && columns.length < 2 && setting.hasOwnSection);

/** A section that begins with columns of a page. */
function openSection({ columns, isPageStart, beyond }: Region, setting: PageSetting): OpenSection {
  const { page, run, margins } = setting;
  const sides = {
    left: columns.length < 2 ? margins.left : Math.max(0, columns[0]?.edges.x0 ?? margins.left),
    right: columns.length < 2 ? margins.right : Math.max(0, rightMarginOf(columns, page.width) - beyond),
  };
  const heads = page.index > run.from ? run.later : run;
  return {
    key: keyOf(setting),
    flows: columns,
    ...(page.isVertical ? { isVertical: true } : {}),
    width: page.width,
    height: page.height,
    margins: { ...margins, ...sides },
    start: isPageStart ? 'nextPage' : 'continuous',
    columns: columnsOf(columns, beyond),
    header: movedHeads(heads.header, margins, sides),
    footer: movedHeads(heads.footer, margins, sides),
    firstPageNumber: isPageStart ? setting.firstPageNumber : null,
    ...(run.numbering.format === 'decimal' ? {} : { numberFormat: run.numbering.format }),
    blocks: [],
  };
}

/**
 * Composes columns side by side.
 * @param begin Where they begin, in points from the top of the page, and whether their section does so, too.
 * @returns Their blocks, and where the lowest column ends.
 */
function composeRegion(
  { columns, y, isPageStart, beyond }: Region,
  { top, isNew }: { readonly top: number; readonly isNew: boolean },
  { page, floats }: PageSetting,
  context: ParagraphContext,
): { readonly blocks: readonly Block[]; readonly bottom: number } {
  const blocks: Block[] = [];
  let lowest = y;
  for (const [index, { items, edges, resumesAt }] of columns.entries()) {
    const isContinued = resumesAt !== null;
    const isFirst = index === 0 && isPageStart;
    const startsPage = isFirst && !isNew && page.index > 0 && !isContinued && page.tableEnds === undefined;
    const starts = startsPage ? 'page' : index > 0 && !isContinued ? 'column' : null;
    const holdsFloats = isFirst && floats.length > 0;
    // Drawings above a table get a separate paragraph, which then starts the page.
    const own = holdsFloats && items[0]?.type === 'table' ? null : starts;
    const flow = composeFlow(items, { edges, top: resumesAt ?? top, starts: own }, context);
    const lowered = columns.length > 1 && !isContinued ? withColumnTop(flow.blocks) : flow.blocks;
    const isLast = index === columns.length - 1;
    const narrowed = isLast ? lowered.map((block) => withRoomAtRight(block, beyond)) : lowered;
    const held = holdsFloats ? withFloats(narrowed, floats, starts) : narrowed;
    // An empty page would be lost at the start of a section, too.
    const isEmptyPage = startsPage || (isNew && page.regions.length === 0);
    blocks.push(...(held.length > 0 || isContinued || !isEmptyPage ? held : [emptyParagraph({ starts })]));
    if (Number.isFinite(flow.bottom)) lowest = Math.max(lowest, flow.bottom);
  }
  return { blocks, bottom: lowest };
}

/** Adds space below the last of some blocks, if that is a paragraph. */
function addSpaceBelow(blocks: Block[], points: number): void {
  const last = blocks.at(-1);
  if (last?.type === 'paragraph') blocks[blocks.length - 1] = { ...last, after: points };
}

/**
 * Composes a page into the last section, and into new ones where its columns change.
 * @param sections Those of the pages before; gets the new ones.
 */
export function composePage(setting: PageSetting, sections: OpenSection[], context: ParagraphContext): ComposedPage {
  const { page, edges, margins, run } = setting;
  const top = page.tableEnds ?? Math.max(margins.top, run.headerEnd(page));
  const parts: PageBlocks[] = [];
  const empty = { columns: [{ edges, items: [], resumesFrom: null, resumesAt: null }] };
  let y = top;
  for (const [index, { columns }] of (page.regions.length > 0 ? page.regions : [empty]).entries()) {
    // LibreOffice sets no later section of a page beyond the margins of its first one, so none has wider margins.
    const beyond = columns.length < 2 ? 0 : Math.max(0, rightMarginOf(columns, page.width) - margins.right);
    const region: Region = { columns, y, isPageStart: index === 0, beyond };
    // At the top of a page, nothing but their own text moves columns down.
    const begin = index === 0 ? y : topOfRegion(region, context);
    const open = sections.at(-1);
    const isNew = open === undefined || !continues(open, region, setting);
    const section = isNew ? openSection(region, setting) : open;
    if (isNew) sections.push(section);
    // Word processors ignore space before the first paragraph of a column, so it is added after the previous section.
    if (isNew && columns.length > 1 && index > 0 && open !== undefined) addSpaceBelow(open.blocks, begin - y);
    const { blocks, bottom } = composeRegion(region, { top: begin, isNew }, setting, context);
    if (parts.at(-1)?.blocks !== section.blocks) parts.push({ blocks: section.blocks, from: section.blocks.length });
    section.blocks.push(...blocks);
    y = bottom;
  }
  anchorAtNotes(parts, setting.floats, smallest(page.notes.map((note) => topOf(note, context))));
  return { parts, top, bottom: y };
}
