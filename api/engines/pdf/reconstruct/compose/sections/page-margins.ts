import { addTo } from '../../../../../groups.ts';
import type { Edges } from '../../columns/edges.ts';
import type { Margins } from '../../model/doc-model.ts';
import type { JoinedPage } from '../flow/join-flows.ts';
import { sizeKey } from '../flow/page-shape.ts';
import type { HeadedRun } from '../heads/headed-runs.ts';
import { marginsOf, resumedTopOf } from '../page-geometry.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';

/**
 * Creates a function that returns the margins of a page, in points. All pages of one size share what is measured of
 * them, and those of a run its running heads.
 * @param pages All of the document.
 */
export function createPageMargins(
  pages: readonly JoinedPage[],
  context: ParagraphContext,
): (page: JoinedPage, edges: Edges, run: HeadedRun) => Margins {
  const sizes = new Map<string, JoinedPage[]>();
  for (const page of pages) addTo(sizes, sizeKey(page), page);
  const known = new Map<string, Margins>();
  const measuredOf = (page: JoinedPage, edges: Edges): Margins => {
    const key = `${sizeKey(page)}/${edges.x0}/${edges.x1}`;
    const margins = known.get(key) ?? marginsOf(sizes.get(sizeKey(page)) ?? [page], edges, context);
    known.set(key, margins);
    return margins;
  };

  const resumedTops = new Map<string, number>();
  /** Where the pages of a run begin, if the rest of a paragraph shows it: a cover before them may begin higher. */
  const resumedTopIn = ({ from, to }: HeadedRun, size: string): number => {
    const key = `${from}/${size}`;
    const alike = () => pages.slice(from, to).filter((page) => sizeKey(page) === size);
    const top = resumedTops.get(key) ?? resumedTopOf(alike(), context);
    resumedTops.set(key, top);
    return top;
  };

  return (page, edges, run) => {
    const measured = measuredOf(page, edges);
    const maxFooter = Math.max(0, run.maxFooterDistance);
    return {
      ...measured,
      top: Math.max(measured.top, resumedTopIn(run, sizeKey(page))),
      header: run.headerTop ?? measured.header,
      footer: Math.min(measured.footer, maxFooter),
    };
  };
}
