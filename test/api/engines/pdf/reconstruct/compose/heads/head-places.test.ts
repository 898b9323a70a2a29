import { describe, expect, it } from 'vitest';
import {
  fittingHeader,
  flowOf,
  type Head,
  headerPlace,
  heightOf,
  roomBelow,
  roomBelowText,
  topOfHeaders,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/head-places.ts';
import { thresholds } from '../../../../../../../api/engines/pdf/reconstruct/compose/thresholds.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
/** A page 400 points high with text at a height, a header and a footer. Lines are 12 points high, 9.6 above the baseline. */
function pageWith(
  text: number,
  { header = [], footer = [] }: Partial<Record<'header' | 'footer', readonly number[]>> = {},
) {
  const lines = (baselines: readonly number[]) => baselines.flatMap((y) => findSegments(glyphs('A head', 50, y)));
  const items = findPassages(findSegments(glyphs('Some text', 50, text)), edges);
  return analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }], {
    header: lines(header),
    footer: lines(footer),
  });
}
type TestPage = ReturnType<typeof pageWith>;
const headOf = (page: TestPage, place: Head['place'], sharing: readonly TestPage[] = [page]): Head => ({
  ...{ page, place, edges, context: paragraphContext, sharing, others: [] },
});

describe('a header', () => {
  it('is as high as its lines, from the first to the last', () => {
    expect(heightOf(headOf(pageWith(200, { header: [30] }), 'header'))).toBeCloseTo(12);
    expect(heightOf(headOf(pageWith(200, { header: [30, 60] }), 'header'))).toBeCloseTo(42);
  });

  it('stays where it is, above the text', () => {
    const page = pageWith(200, { header: [30] });
    const place = headerPlace(headOf(page, 'header'));
    expect(place.top).toBeCloseTo(20.4);
    expect(place.bottom).toBeCloseTo(32.4);
    expect(place.raised).toBeCloseTo(0);
  });

  it('is raised above the text that is highest on the pages that have it', () => {
    const pages = [pageWith(200, { header: [30] }), pageWith(36, { header: [30] }), pageWith(20)] as const;
    const place = headerPlace(headOf(pages[0], 'header', pages));
    expect(place.bottom).toBeCloseTo(26.4);
    expect(place.raised).toBeCloseTo(6);
  });

  it('is only as high as its letters where it would move the text down', () => {
    const page = pageWith(20, { header: [9] });
    const fitting = fittingHeader(headOf(page, 'header'));
    expect(heightOf(fitting)).toBeCloseTo(11.49);
    const far = pageWith(200, { header: [9] });
    expect(heightOf(fittingHeader(headOf(far, 'header')))).toBeCloseTo(12);
  });

  it('is raised no higher than the page', () => {
    const page = pageWith(20, { header: [12] });
    expect(headerPlace(headOf(page, 'header'))).toMatchObject({ top: 0 });
  });
});

describe('headers', () => {
  const place = (top: number) => ({ top, bottom: top + 12, raised: 0 });

  it('begin where the highest one does', () => {
    expect(topOfHeaders([place(30), place(20)], [pageWith(200, { header: [30] })], paragraphContext)).toBe(20);
    expect(topOfHeaders([], [pageWith(200)], paragraphContext)).toBeNull();
  });

  it('leave the text of pages without one its room', () => {
    const top = topOfHeaders([place(30)], [pageWith(200, { header: [30] }), pageWith(25)], paragraphContext);
    expect(top).toBeCloseTo(15.4 - thresholds.page.minHeaderHeight);
    expect(topOfHeaders([place(30)], [pageWith(2)], paragraphContext)).toBe(0);
  });
});

describe('the room of a footer', () => {
  it('is below the lowest text of the pages that have one', () => {
    const [low, high, bare] = [
      pageWith(350, { footer: [380] }),
      pageWith(200, { footer: [380] }),
      pageWith(390),
    ] as const;
    const room = roomBelow(headOf(high, 'footer', [low, high, bare]), 12);
    expect(room).toBeCloseTo(400 - 352.4 - 12 - thresholds.page.aboveFooter);
  });

  it('is what pages without one have below their text', () => {
    const room = roomBelowText([pageWith(200), pageWith(350)], paragraphContext);
    const { footSlackShares, minHeaderHeight } = thresholds.page;
    expect(room).toBeCloseTo(400 - 352.4 - 400 * footSlackShares.usual - minHeaderHeight);
  });
});

it('has no headings, labels and bookmarks', () => {
  const page = pageWith(200, { header: [30] });
  const context = { ...paragraphContext, headingOf: () => 1 as const, bookmarksOf: () => ['place'] };
  const { blocks } = flowOf({ ...headOf(page, 'header'), context }, Number.POSITIVE_INFINITY);
  expect(blocks).toMatchObject([{ heading: null, bookmarks: [], before: 0 }]);
});
