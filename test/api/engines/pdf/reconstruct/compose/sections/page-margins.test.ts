import { describe, expect, it } from 'vitest';
import { headedRuns } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/headed-runs.ts';
import { createPageMargins } from '../../../../../../../api/engines/pdf/reconstruct/compose/sections/page-margins.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
/** A page whose text begins 9.6 points above a baseline, perhaps with the rest of a paragraph. */
const page = (index: number, baseline: number, resumesFrom: number | null = null, width = 300) => {
  const items = findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);
  const resumesAt = resumesFrom === null ? null : resumesFrom + 12;
  return { ...analysedPage([{ edges, items, resumesFrom, resumesAt }], { index }), width };
};
const marginsOf = (pages: readonly ReturnType<typeof page>[]) => {
  const marginsFor = createPageMargins(pages, paragraphContext);
  const runs = headedRuns(pages, () => edges, { pictures: [], shapes: [] }, paragraphContext);
  return pages.map((each) => marginsFor(each, edges, runs.find(({ to }) => each.index < to) as (typeof runs)[number]));
};

describe('the margins of pages', () => {
  it('are shared by all of one size', () => {
    const [first, second, other] = marginsOf([page(0, 110), page(1, 90), page(2, 70, null, 400)]);
    expect(first?.top).toBeCloseTo(80.4);
    expect(second).toEqual(first);
    expect(other).toMatchObject({ left: 50, right: 149.5 });
    expect(other?.top).toBeCloseTo(60.4);
  });

  it('begin where the rest of a paragraph does', () => {
    expect(marginsOf([page(0, 110), page(1, 120, 80)]).map(({ top }) => top)).toEqual([80, 80]);
  });

  it('leave their headers where they are', () => {
    const headed = { ...page(0, 110), header: findSegments(glyphs('A head', 50, 30)) };
    expect(marginsOf([headed])[0]?.header).toBeCloseTo(20.4);
  });
});
