import type { Edges } from '../../columns/edges.ts';
import type { AnalysedPage, Repeated } from '../../flow/analysed-page.ts';
import { isBare, ownHeadPictures, withRepeated } from '../drawings/repeated-drawings.ts';
import { beginsAnew } from '../flow/height-shares.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import type { ParagraphContext } from '../paragraphs/compose-paragraph.ts';
import { headKinds } from './head-kinds.ts';
import { type HeadRun, headRuns } from './head-runs.ts';
import { type RunningHeads, runningHeads } from './running-text.ts';

/** Consecutive pages with their running heads. */
export type HeadedRun = HeadRun & RunningHeads;

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
  return headRuns(kinds, (index) => beginsAnew(pages[index] as JoinedPage)).map((run) => {
    const heads = runningHeads(pages, run, edgesOf(pages[run.from] as JoinedPage), context);
    return { ...run, ...heads, header: withRepeated(heads.header, run, repeated) };
  });
}
