import { describe, expect, it } from 'vitest';
import { type FlowedPages, flowPages } from '../../../../../../api/engines/pdf/reconstruct/flow/flow-page.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Page, Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 72, x1: 312 };
const picture: Picture = { x0: 0, y0: 0, x1: 400, y1: 600, bytes: new Uint8Array([1]), format: 'png' };

/** A page without tables. */
function pageOf(index: number, text: string, parts: Partial<Page> = {}) {
  const letters = glyphs(text, 72, 100);
  const page: Page = { ...emptyPage(index, { width: 400, height: 600 }), glyphs: letters, ...parts };
  return {
    ...{ page, index, width: 400, height: 600, header: [], footer: [], notes: [], noteKind: 'footnote' as const },
    ...{ body: joinSegments(findSegments(letters)), tables: [], pictures: page.pictures, gutter: null },
    ...{ grids: [], drawnRules: [], looseRules: [], textRules: [], fieldRules: [] },
  };
}
const flow = (pages: readonly ReturnType<typeof pageOf>[], earlier?: FlowedPages, drawn: number[] = []) =>
  flowPages(
    pages,
    pages.map(() => edges),
    (index) => {
      drawn.push(index);
      return picture;
    },
    earlier,
  );

describe('pages in reading order', () => {
  it('have their text in columns, and the size and the marks of each page', () => {
    const [page] = flow([pageOf(0, 'A line of text', { isVertical: true })]);
    expect(page).toMatchObject({ index: 0, width: 400, height: 600, isVertical: true, noteKind: 'footnote' });
    const items = page?.regions.flatMap(({ columns }) => columns.flatMap((column) => column.items));
    expect(items?.map((item) => (item.type === 'passage' ? item.text : ''))).toEqual(['A line of text']);
    expect(page?.drawings).toEqual([]);
    expect(page?.vectorLayer).toBeNull();
  });

  it('are drawn where nothing but a picture shows what is on them', () => {
    const drawn: number[] = [];
    const unshaped = [{ x0: 100, y0: 200, x1: 200, y1: 300 }];
    const pages = flow([pageOf(0, 'One'), pageOf(1, 'Two', { unshaped })], undefined, drawn);
    expect(drawn).toEqual([1]);
    expect(pages.map(({ vectorLayer }) => vectorLayer)).toEqual([null, picture]);
  });

  it('show a drawing of all of them where there is one', () => {
    expect(flow([pageOf(0, 'One', { background: picture })])[0]?.vectorLayer).toBe(picture);
  });

  it('stay as they were before, if what is around them does', () => {
    const tabled = [pageOf(0, 'One'), pageOf(1, 'Two'), pageOf(2, 'Three')];
    const flowing = flow(tabled);
    const earlier = { tabled, edges: tabled.map(() => edges), flowing };
    const changed = [tabled[0], pageOf(1, 'Other'), tabled[2]] as typeof tabled;
    const again = flow(changed, earlier);
    expect(again.map((page, index) => page === flowing[index])).toEqual([true, false, true]);
    const elsewhere = { ...earlier, edges: [edges, edges, { ...edges, x1: 300 }] };
    expect(flow(tabled, elsewhere).map((page, index) => page === flowing[index])).toEqual([true, true, false]);
  });
});
