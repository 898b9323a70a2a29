import type { Edges } from '../../columns/edges.ts';
import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import type { Section } from '../../model/doc-model.ts';
import { markContents } from '../contents/mark-contents.ts';
import { floatsOf } from '../drawings/page-floats.ts';
import { fitPage } from '../flow/fit-page.ts';
import { beginsAnew } from '../flow/height-shares.ts';
import { heldBack } from '../flow/hold-back.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { isHidden } from '../flow/page-shape.ts';
import { type HeadedRun, headedRuns } from '../heads/headed-runs.ts';
import { textEndOf } from '../page-geometry.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { composePage, type OpenSection } from './compose-page.ts';
import { createPageMargins } from './page-margins.ts';
import { shareMargins } from './share-margins.ts';
import { thresholds } from './thresholds.ts';

/**
 * Whether the columns of a page begin elsewhere than its other text, so that this needs a section of its own: LibreOffice
 * sets all sections of a page from the margin of the first one, which several pages would share.
 */
const hasOtherColumns = (page: JoinedPage, left: number) =>
  page.regions.some(
    ({ columns: [first, ...others] }) =>
      others.length > 0 && first !== undefined && Math.abs(first.edges.x0 - left) >= thresholds.sameMargin,
  );

/** The number of a page, if its running heads show that numbers do not continue there; null otherwise. */
function firstPageNumberOf({ index }: JoinedPage, run: HeadedRun, before: HeadedRun | undefined): number | null {
  const { offset } = run.numbering;
  const isOther = index === run.from && offset !== (before?.numbering.offset ?? 0);
  return isOther ? index + 1 + offset : null;
}

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
  const runs = headedRuns(pages, edgesOf, repeated, context);
  const marginsOf = createPageMargins(pages, context);
  for (const page of pages) {
    onPage?.(page.index);
    const floats = floatsOf(page);
    // A page with nothing but notes, or the rest of a table, needs no paragraph of its own: tables hold what floats on it.
    const isHeld = page.tableEnds !== undefined || (page.notes.length > 0 && floats.length === 0);
    if (page.regions.length === 0 && isHeld) continue;
    const edges = edgesOf(page);
    const at = runs.findIndex(({ to }) => page.index < to);
    const run = runs[at] as HeadedRun;
    const margins = marginsOf(page, edges, run);
    const [before, next] = [pages[page.index - 1], pages[page.index + 1]];
    const isNearOthers = [page, before].some((near) => near !== undefined && hasOtherColumns(near, margins.left));
    const hasOwnSection = isNearOthers && beginsAnew(page);
    const firstPageNumber = firstPageNumberOf(page, run, runs[at - 1]);
    const setting = { page, edges, margins, run, floats, hasOwnSection, firstPageNumber };
    const { parts, top, bottom } = composePage(setting, sections, context);
    const textEnd = page.height - Math.max(margins.bottom, margins.footer + run.footerHeight);
    fitPage(parts, {
      pageHeight: page.height,
      top,
      drawnBottom: textEndOf([page], context),
      bottom,
      end: run.footerHeight > 0 ? textEnd : page.height - margins.bottom,
      columns: Math.max(1, ...page.regions.map(({ columns }) => columns.length)),
      isAlone: beginsAnew(page) && (next === undefined || beginsAnew(next)),
      isHidden: isHidden(page),
      share: shares.get(page.index),
    });
    const blocks = sections.at(-1)?.blocks;
    const last = blocks?.at(-1);
    const held = heldBack(page, next, textEnd, context);
    if (blocks !== undefined && last?.type === 'paragraph' && held > 0)
      blocks[blocks.length - 1] = { ...last, before: last.before + held };
  }
  return shareMargins(
    sections.map(({ key: _key, flows: _flows, ...section }) => ({
      ...section,
      // LibreOffice sets a table of contents apart from the columns that it is in.
      blocks: section.columns.length > 0 ? section.blocks : markContents(section.blocks),
    })),
  );
}
