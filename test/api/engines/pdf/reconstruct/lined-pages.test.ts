import { describe, expect, it } from 'vitest';
import { findLines, linedPages } from '../../../../../api/engines/pdf/reconstruct/lined-pages.ts';
import type { Page, Picture } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules, look } from '../../../../support/rebuilt-pdf/glyphs.ts';

const size = { width: 300, height: 400 };
const picture = (x0: number): Picture => ({
  ...{ x0, x1: x0 + 50, y0: 20, y1: 60, bytes: new Uint8Array([x0]), format: 'png' },
});
const pageOf = (index: number, parts: Partial<Page>): Page => ({ ...emptyPage(index, size), ...parts });
/** Letters of a line that runs up the page. */
const rising = (text: string, x: number) =>
  glyphs(text, 0, 0).map((glyph, at) => ({ ...{ ...glyph, x0: x, x1: x + 10, y0: 150 - 5 * at, y1: 155 - 5 * at } }));

describe('the lines of pages', () => {
  it('are found page by page, of a list that is emptied', () => {
    const pages = [0, 1, 2].map((index) => pageOf(index, { glyphs: glyphs(`page ${'abc'[index]}`, 50, 100) }));
    const opened: number[] = [];
    const lined = linedPages(
      pages,
      (page) => {
        opened.push(page.index);
        return { ...page };
      },
      0,
    );
    expect(opened).toEqual([0, 1, 2]);
    expect(pages).toEqual([]);
    expect(lined.pages.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['page a'],
      ['page b'],
      ['page c'],
    ]);
    expect(lined.pages.map(({ letters }) => letters.get('p'))).toEqual([1, 1, 1]);
  });

  it('have links, highlights, and rules by their purpose', () => {
    const page = pageOf(0, {
      glyphs: glyphs('linked text', 50, 100),
      links: [{ x0: 49, x1: 81, y0: 90, y1: 103, target: '#a' }],
      fills: [{ x0: 80, x1: 106, y0: 91, y1: 103, colour: 'FFFF00' }],
      rules: [...gridRules([50, 150, 250], [200, 220, 240])],
    });
    const [lined] = findLines({ pages: [page], outline: [], title: '' }).pages;
    const marks = lined?.segments[0]?.marks.filter(({ type }) => type === 'letter') ?? [];
    expect(marks.map(({ link, highlight }) => [link, highlight])).toEqual([
      ...Array.from({ length: 6 }, () => ['#a', undefined]),
      ...Array.from({ length: 4 }, () => [undefined, 'FFFF00']),
    ]);
    expect(lined?.grids).toHaveLength(1);
  });

  it('stand at their place where they are large and behind the text, unless there are no boxes of text', () => {
    const draft = glyphs('Draft', 50, 140, { ...look, size: 60 });
    const text = [100, 112, 124, 136].flatMap((baseline) => glyphs('much more text', 50, baseline));
    const textsOf = (most: number) => {
      const pages = [pageOf(0, { glyphs: [...draft, ...text] })];
      const [lined] = linedPages(pages, (each) => ({ ...each }), most).pages;
      return [lined?.page.glyphs.length, lined?.turned?.map(({ line, turn }) => [line.text, turn])];
    };
    expect(textsOf(0.5)).toEqual([text.length, [['Draft', 0]]]);
    expect(textsOf(0)).toEqual([text.length + 5, []]);
  });

  it('stand beside the text where they run up the page, if few letters do', () => {
    const page = () => [pageOf(0, { glyphs: glyphs('much more text', 50, 100), rotated: rising('up', 20) })];
    const textsOf = (most: number) => {
      const [lined] = linedPages(page(), (each) => ({ ...each }), most).pages;
      return [lined?.segments.map(({ text }) => text), lined?.turned?.map(({ line }) => line.text)];
    };
    expect(textsOf(0.5)).toEqual([['much more text'], ['up']]);
    expect(textsOf(0)).toEqual([['much more text', 'up'], []]);
  });

  it('stand on a picture of all that is drawn on a page, and are no text of it', () => {
    const page = pageOf(0, { glyphs: glyphs('label', 50, 100), rotated: rising('up', 20), background: picture(0) });
    const [lined] = findLines({ pages: [page], outline: [], title: '' }).pages;
    expect(lined?.segments).toEqual([]);
    expect(lined?.turned?.map(({ line, isOnPicture }) => [line.text, isOnPicture])).toEqual([
      ['up', true],
      ['label', true],
    ]);
  });
});

describe('pictures', () => {
  it('that pages repeat are theirs no more', () => {
    const pages = [0, 1].map((index) => pageOf(index, { pictures: [picture(10), picture(100 + index)] }));
    const lined = findLines({ pages, outline: [], title: '' });
    expect(lined.pages.map(({ page }) => page.pictures.map(({ x0 }) => x0))).toEqual([[100], [101]]);
    expect(lined.repeatedPictures.map(({ drawn, on }) => [drawn.x0, [...on]])).toEqual([[10, [0, 1]]]);
    expect(pages[0]?.pictures).toHaveLength(2);
  });
});
