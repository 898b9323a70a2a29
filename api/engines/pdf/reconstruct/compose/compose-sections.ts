import { addTo } from '../../../../groups.ts';
import type { Edges } from '../columns/edges.ts';
import type { AnalysedPage, Repeated } from '../flow/analysed-page.ts';
import type { Block, Column, Margins, Section } from '../model/doc-model.ts';
import type { FlowItem } from '../tables/filled-table.ts';
import { markContents } from './contents/mark-contents.ts';
import { placedOnPage, withFloats } from './drawings/page-drawings.ts';
import { isBare, ownHeadPictures, withRepeated } from './drawings/repeated-drawings.ts';
import { turnedTexts } from './drawings/turned-text.ts';
import { withColumnTop } from './flow/column-top.ts';
import { composeFlow } from './flow/compose-flow.ts';
import { fitPage, type PageBlocks } from './flow/fit-page.ts';
import { beginsAnew } from './flow/height-shares.ts';
import { heldBack } from './flow/hold-back.ts';
import type { JoinedFlow, JoinedPage } from './flow/join-flows.ts';
import { areSameColumns, isHidden, sizeKey } from './flow/page-shape.ts';
import { headRuns } from './heads/head-runs.ts';
import { headKind, runningHeads } from './heads/running-text.ts';
import { marginsOf, resumedTopOf, textEndOf } from './page-geometry.ts';
import type { ParagraphContext } from './paragraphs/compose-paragraph.ts';
import { emptyParagraph } from './paragraphs/empty-paragraph.ts';
import { extentOf } from './paragraphs/extent.ts';
import { movedHeads, shareMargins } from './share-margins.ts';
import { thresholds } from './thresholds.ts';

const { narrow } = thresholds.column;

/** A section to which blocks are still added. It continues while pages have the same key and columns. */
interface OpenSection extends Omit<Section, 'blocks'> {
  readonly key: string;
  readonly flows: readonly JoinedFlow[];
  readonly blocks: Block[];
}

/** @param beyond Points by which the last column is wider than its text. */
const columnsOf = (flows: readonly JoinedFlow[], beyond: number): readonly Column[] =>
  flows.length < 2
    ? []
    : flows.map(({ edges, items }, index) => {
        const width = edges.x1 - edges.x0 + (index === flows.length - 1 ? beyond : 0);
        const space = Math.max(0, (flows[index + 1]?.edges.x0 ?? edges.x1) - edges.x1);
        // Letters a little wider than those of the PDF would break the numbers of lines in two.
        const growth = width < narrow.maxWidth ? narrow.growth * width : 0;
        // Justified lines would end beyond their edge.
        const isJustified = items.some((item) => item.type === 'passage' && item.alignment === 'justified');
        const extra = Math.min(space, Math.max(growth, isJustified ? 0 : thresholds.page.rightSlack));
        return { width: width + extra, space: space - extra };
      });

const withRoomAtRight = (block: Block, room: number): Block =>
  block.type === 'table' || room === 0 ? block : { ...block, right: block.right + room };

/** The margin to the right of columns, in points. */
const rightOf = (columns: readonly JoinedFlow[], { width }: JoinedPage) =>
  width - (columns.at(-1)?.edges.x1 ?? 0) - thresholds.page.rightSlack;

const topOf = (item: FlowItem, { pitchOf }: ParagraphContext) =>
  item.type === 'passage' ? extentOf(item, pitchOf(item)).top : item.y0;

/**
 * Whether the columns of a page begin elsewhere than its other text, so that this needs a section of its own: LibreOffice
 * sets all sections of a page from the margin of the first one, which several pages would share.
 */
const hasOtherColumns = (page: JoinedPage, left: number) =>
  page.regions.some(
    ({ columns: [first, ...others] }) =>
      others.length > 0 && first !== undefined && Math.abs(first.edges.x0 - left) >= thresholds.page.sameMargin,
  );

/** What is known of all pages. */
interface PageFacts {
  /** The left and right edges of the text on a page. */
  readonly edgesOf: (page: AnalysedPage) => Edges;
  /** Drawings at the same place on many pages. */
  readonly repeated: Repeated;
  /** The share of its height to which a page is set, by its index, where that is not all of it. */
  readonly shares: ReadonlyMap<number, number>;
  /** Is told of each page before it is composed. */
  readonly onPage?: (index: number) => void;
}

/**
 * Composes the sections of the document. A new one begins where the page size, the columns or the running heads change.
 */
export function composeSections(
  pages: readonly JoinedPage[],
  context: ParagraphContext,
  { edgesOf, repeated, shares, onPage }: PageFacts,
): readonly Section[] {
  const sections: OpenSection[] = [];
  const [firstPage] = pages;
  if (firstPage === undefined) return [];
  const mayBegin = (index: number) => beginsAnew(pages[index] ?? firstPage);
  const kinds = pages.map((page) => {
    const bare = isBare(page, repeated) ? '\fbare' : '';
    return `${headKind(page)}${bare}\f${ownHeadPictures(page, repeated)}`;
  });
  const runs = headRuns(kinds, mayBegin).map((run) => {
    const heads = runningHeads(pages, run, edgesOf(pages[run.from] ?? firstPage), context);
    return { ...run, ...heads, header: withRepeated(heads.header, run, repeated) };
  });
  const sizes = new Map<string, JoinedPage[]>();
  for (const page of pages) addTo(sizes, sizeKey(page), page);

  const known = new Map<string, Margins>();
  const marginsFor = (page: JoinedPage, edges: Edges): Margins => {
    const key = `${sizeKey(page)}/${edges.x0}/${edges.x1}`;
    const margins = known.get(key) ?? marginsOf(sizes.get(sizeKey(page)) ?? [page], edges, context);
    known.set(key, margins);
    return margins;
  };

  const resumedTops = new Map<string, number>();
  /** Where the pages of a run begin, if the rest of a paragraph shows it: a cover before them may begin higher. */
  const resumedTopFor = (page: JoinedPage, { from, to }: { readonly from: number; readonly to: number }): number => {
    const key = `${from}/${sizeKey(page)}`;
    const top =
      resumedTops.get(key) ??
      resumedTopOf(
        pages.slice(from, to).filter((each) => sizeKey(each) === sizeKey(page)),
        context,
      );
    resumedTops.set(key, top);
    return top;
  };

  for (const page of pages) {
    onPage?.(page.index);
    // A page with nothing but notes, or the rest of a table, needs no paragraph of its own.
    if (page.regions.length === 0 && (page.notes.length > 0 || page.tableEnds !== undefined)) continue;
    const edges = edgesOf(page);
    const pictures = [...(page.vectorLayer === null ? [] : [page.vectorLayer]), ...page.floats];
    const floats = [...placedOnPage(pictures, page.drawings), ...turnedTexts(page.turned ?? [])];
    const run = runs.find(({ to }) => page.index < to) as (typeof runs)[number];
    const before = runs[runs.indexOf(run) - 1];
    const all = marginsFor(page, edges);
    const measured = { ...all, top: Math.max(all.top, resumedTopFor(page, run)) };
    const lowest = Math.max(thresholds.page.minFooterDistance, run.maxFooterDistance);
    const margins = {
      ...measured,
      header: run.headerTop ?? measured.header,
      footer: Math.min(measured.footer, lowest),
    };
    const begin = page.tableEnds ?? Math.max(margins.top, run.headerEnd(page));
    let y = begin;
    const parts: PageBlocks[] = [];
    let isPageStart = true;
    const needsOwn = (each: JoinedPage) =>
      [each, pages[each.index - 1]].some((near) => near !== undefined && hasOtherColumns(near, margins.left));
    const regions =
      page.regions.length > 0
        ? page.regions
        : [{ columns: [{ edges, items: [], resumesFrom: null, resumesAt: null }] }];
    for (const { columns } of regions) {
      // LibreOffice sets no later section of a page beyond the margins of its first one, so none has wider margins.
      const beyond = columns.length < 2 ? 0 : Math.max(0, rightOf(columns, page) - margins.right);
      const key = `${run.from}/${sizeKey(page)}`;
      const open = sections.at(-1);
      const isNew =
        open === undefined ||
        open.key !== key ||
        !areSameColumns(open.flows, columns) ||
        (isPageStart && columns.length < 2 && beginsAnew(page) && needsOwn(page));
      let section = open;
      if (isNew) {
        const sides = {
          left: columns.length < 2 ? margins.left : (columns[0]?.edges.x0 ?? margins.left),
          right: columns.length < 2 ? margins.right : Math.max(0, rightOf(columns, page) - beyond),
        };
        section = {
          key,
          flows: columns,
          ...(page.isVertical ? { isVertical: true } : {}),
          width: page.width,
          height: page.height,
          margins: { ...margins, ...sides },
          start: isPageStart ? 'nextPage' : 'continuous',
          columns: columnsOf(columns, beyond),
          header: movedHeads(run.header, margins, sides),
          footer: movedHeads(run.footer, margins, sides),
          firstPageNumber:
            page.index === run.from && isPageStart && run.numberOffset !== (before?.numberOffset ?? 0)
              ? page.index + 1 + run.numberOffset
              : null,
          blocks: [],
        };
        sections.push(section);
      }
      const isColumns = columns.length > 1;
      const firsts = columns.flatMap(({ items: [first], resumesAt }) =>
        first === undefined || resumesAt !== null ? [] : [topOf(first, context)],
      );
      // Word processors ignore space before the first paragraph of a column, so it is added after the previous section.
      const top = isColumns && firsts.length > 0 ? Math.max(y, Math.min(...firsts)) : y;
      const above = sections.at(-2)?.blocks;
      const last = above?.at(-1);
      if (isNew && isColumns && !isPageStart && above !== undefined && last?.type === 'paragraph')
        above[above.length - 1] = { ...last, after: top - y };
      let bottomOfAll = y;
      columns.forEach((flow, index) => {
        const isContinued = flow.resumesAt !== null;
        const startsPage =
          index === 0 && isPageStart && !isNew && page.index > 0 && !isContinued && page.tableEnds === undefined;
        const starts = startsPage ? 'page' : index > 0 && !isContinued ? 'column' : null;
        const from = isColumns ? top : y;
        const holdsFloats = index === 0 && isPageStart && floats.length > 0;
        // Drawings above a table get a separate paragraph, which then starts the page.
        const own = holdsFloats && flow.items[0]?.type === 'table' ? null : starts;
        const { blocks, bottom } = composeFlow(flow.items, flow.edges, flow.resumesAt ?? from, own, context);
        const lowered = isColumns && !isContinued ? withColumnTop(blocks) : blocks;
        const narrowed = index < columns.length - 1 ? lowered : lowered.map((block) => withRoomAtRight(block, beyond));
        const held = holdsFloats ? withFloats(narrowed, floats, starts) : narrowed;
        const all = (section as OpenSection).blocks;
        if (parts.at(-1)?.blocks !== all) parts.push({ blocks: all, from: all.length });
        // An empty page would be lost at the start of a section, too.
        const isEmptyPage = startsPage || (isNew && page.regions.length === 0);
        all.push(...(held.length > 0 || isContinued || !isEmptyPage ? held : [emptyParagraph({ starts })]));
        bottomOfAll = Math.max(bottomOfAll, Number.isFinite(bottom) ? bottom : bottomOfAll);
      });
      y = bottomOfAll;
      isPageStart = false;
    }
    const textEnd = page.height - Math.max(margins.bottom, margins.footer + run.footerHeight);
    const following = pages[page.index + 1];
    fitPage(parts, {
      pageHeight: page.height,
      top: begin,
      drawnBottom: textEndOf([page], context),
      bottom: y,
      end: run.footerHeight > 0 ? textEnd : page.height - margins.bottom,
      columns: Math.max(...regions.map(({ columns }) => columns.length)),
      isAlone: beginsAnew(page) && (following === undefined || beginsAnew(following)),
      isHidden: isHidden(page),
      share: shares.get(page.index),
    });
    const ends = sections.at(-1)?.blocks;
    const end = ends?.at(-1);
    const held = heldBack(page, following, textEnd, context);
    if (ends !== undefined && end?.type === 'paragraph' && held > 0)
      ends[ends.length - 1] = { ...end, before: end.before + held };
  }
  return shareMargins(
    sections.map(({ key: _key, flows: _flows, ...section }) => ({
      ...section,
      // LibreOffice sets a table of contents apart from the columns that it is in.
      blocks: section.columns.length > 0 ? section.blocks : markContents(section.blocks),
    })),
  );
}
