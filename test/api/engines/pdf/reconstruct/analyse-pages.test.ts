import { expect, it } from 'vitest';
import { analysePages, analysePagesSafely } from '../../../../../api/engines/pdf/reconstruct/analyse-pages.ts';
import type { LinedDocument } from '../../../../../api/engines/pdf/reconstruct/lined-document.ts';
import { findLines } from '../../../../../api/engines/pdf/reconstruct/lined-pages.ts';
import type { Page } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../support/rebuilt-pdf/glyphs.ts';

const pageWithTable = (index: number, left: number): Page => ({
  ...emptyPage(index, { width: 600, height: 800 }),
  glyphs: [
    ...glyphs(`Text of page ${'abc'[index]}`, left, 100),
    ...glyphs('One', 65, 212),
    ...glyphs('Two', 165, 212),
    ...glyphs('Three', 65, 232),
  ],
  rules: gridRules([60, 160, 260], [200, 220, 240]),
  unshaped: [{ x0: 50, y0: 50, x1: 150, y1: 150 }],
});

/**
 * A document of which the table of the second page loses its text.
 * @param left Where the text above the tables begins. @param drawn Is given the pages that were drawn, which is done each time they are put in order.
 */
function lossy(left: number, drawn: number[] = []): LinedDocument {
  const read = [0, 1, 2].map((index) => pageWithTable(index, left));
  const { pages, ...rest } = findLines({ pages: read, outline: [], title: '' });
  return {
    ...rest,
    pages: pages.map((each) =>
      each.index === 1 ? { ...each, page: { ...each.page, glyphs: each.page.glyphs.toSpliced(-8, 3) } } : each,
    ),
    drawPage(index) {
      drawn.push(index);
      return null;
    },
  };
}

it.each([
  ['leaves the others as they were', 50, [1]],
  ['puts the others in order again if its text changes their edges', 80, [0, 1, 2]],
])('reads a page that loses text as plain text, and %s', (_, left, again) => {
  const drawn: number[] = [];
  const { pages } = analysePagesSafely(lossy(left, drawn));
  const anew = analysePages(lossy(left), (index) => (index === 1 ? 'plain' : 'structured'));
  expect(JSON.stringify(pages)).toBe(JSON.stringify(anew.pages));
  const hasTable = pages.map(({ regions }) =>
    regions.some(({ columns }) => columns.some(({ items }) => items.some(({ type }) => type === 'table'))),
  );
  expect(hasTable).toEqual([true, false, true]);
  expect(drawn).toEqual([0, 1, 2, ...again]);
});
