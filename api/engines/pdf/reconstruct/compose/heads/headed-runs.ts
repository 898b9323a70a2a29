import type { Edges } from '../../columns/edges.ts';
import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import type { PageNumbering, RunningText } from '../../model/doc-model.ts';
import { isBare, ownHeadPictures, withRepeated } from '../drawings/repeated-drawings.ts';
import { beginsAnew } from '../flow/height-shares.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { headKinds } from './head-kinds.ts';
import { type HeadRun, headRuns } from './head-runs.ts';
import { createLastPages } from './last-pages.ts';
import { type RunningHeads, runningHeads } from './running-text.ts';

/** Consecutive pages with their running heads. */
export interface HeadedRun extends HeadRun, RunningHeads {
  /** The running heads of sections that begin after the first page of the run, whose first pages are none of their own. */
  readonly later: Pick<RunningHeads, 'header' | 'footer'>;
}

const withoutFirst = (text: RunningText): RunningText => (text.first === null ? text : { ...text, first: null });

/**
 * Divides pages into runs with the same running heads, and composes these, with the drawings that the pages repeat.
 * @param pages All of the document, at least one.
 * @param edgesOf The left and right edges of the text on a page.
 */
export function headedRuns(
  pages: readonly JoinedPage[],
  edgesOf: (page: AnalysedPage) => Edges,
  repeated: Repeated,
  context: ParagraphContext,
): readonly HeadedRun[] {
  const texts = headKinds(pages);
  const kinds = pages.map((page, index) => {
    const bare = isBare(page, repeated) ? '\fbare' : '';
    return `${texts[index]}${bare}\f${ownHeadPictures(page, repeated)}`;
  });
  const lastLike = createLastPages(pages);
  let numbering: PageNumbering = { offset: 0, format: 'decimal' };
  return headRuns(kinds, (index) => beginsAnew(pages[index] as JoinedPage)).map((run) => {
    const heads = runningHeads(pages, run, edgesOf(pages[run.from] as JoinedPage), numbering, lastLike, context);
    const header = withRepeated(heads.header, run, repeated);
    const later = { header: withoutFirst(header), footer: withoutFirst(heads.footer) };
    ({ numbering } = heads);
    return { ...run, ...heads, header, later };
  });
}
