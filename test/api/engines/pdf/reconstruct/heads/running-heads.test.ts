import { describe, expect, it } from 'vitest';
import { findRunningHeads } from '../../../../../../api/engines/pdf/reconstruct/heads/running-heads.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('running heads', () => {
  const page = (index: number) => ({
    index,
    width: 600,
    height: 800,
    grids: [],
    segments: findSegments([
      ...glyphs('Annual report', 50, 40),
      ...glyphs(`Text of page ${'abc'[index]}`, 50, 400),
      ...glyphs(`Page ${index + 1}`, 50, 780),
    ]),
  });

  it('parts what repeats at the top and the foot of pages from the text', () => {
    const pages = findRunningHeads([0, 1, 2].map(page));
    expect(pages[1]?.header.map(({ text }) => text)).toEqual(['Annual report']);
    expect(pages[1]?.footer.map(({ text }) => text)).toEqual(['Page 2']);
    expect(pages[1]?.body.map(({ text }) => text)).toEqual(['Text of page b']);
  });

  it('takes what is at the top of pages that have nothing else for their text, unless it is tagged as an artifact', () => {
    const bare = [0, 1, 2].map((index) => ({
      ...page(index),
      segments: findSegments([...glyphs(`Sample ${index}`, 50, 40), ...glyphs(`Page ${index + 1}`, 50, 780)]),
    }));
    const [first] = findRunningHeads(bare);
    expect([first?.body, first?.header, first?.footer].map((lines) => lines?.map(({ text }) => text))).toEqual([
      ['Sample 0'],
      [],
      ['Page 1'],
    ]);
    const told = bare.map(({ segments, ...rest }, index) => ({
      ...rest,
      segments: [
        ...findSegments(glyphs(`Sample ${index}`, 50, 40).map((glyph) => ({ ...glyph, isArtifact: true }))),
        ...segments.slice(1),
      ],
    }));
    expect(findRunningHeads(told)[0]?.body).toEqual([]);
  });

  it('knows page numbers by the digits of any script', () => {
    const numbered = [0, 1, 2].map((index) => ({
      ...page(index),
      segments: findSegments([
        ...glyphs(`Text of page ${'abc'[index]}`, 50, 400),
        ...glyphs(['१', '२', '३'][index] ?? '', 300, 760),
      ]),
    }));
    expect(findRunningHeads(numbered).map(({ footer }) => footer.length)).toEqual([1, 1, 1]);
  });

  it('does not count pages of pictures, which have none', () => {
    const pictures = [3, 4, 5, 6, 7, 8].map((index) => ({ ...page(index), segments: [] }));
    const pages = findRunningHeads([...[0, 1].map(page), ...pictures]);
    expect(pages.map(({ header }) => header.length)).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('takes no amounts of tables for heads because others are at the same height', () => {
    const pages = ['614.26', '1,205.50 €', '(98.02)'].map((amount, index) => ({
      ...page(index),
      segments: findSegments([...glyphs('Some text', 50, 400), ...glyphs(amount, 300, 100)]),
    }));
    expect(findRunningHeads(pages).flatMap(({ header }) => header)).toEqual([]);
  });

  it('takes no headings for heads that repeat a title under another number', () => {
    const headed = (titles: readonly string[]) =>
      titles.map((title, index) => ({
        ...page(index),
        segments: findSegments([...glyphs(title, 50, 100), ...glyphs(`Text of page ${'abc'[index]}`, 50, 400)]),
      }));
    const heads = (...titles: readonly string[]) =>
      findRunningHeads(headed(titles)).map(({ header }) => header.map(({ text }) => text));
    expect(heads('2.3 mas', 'Others', '4.1 mas')).toEqual([[], [], []]);
    expect(heads('2.3 mas', '2.3 mas', '2.3 mas').flat()).toHaveLength(3);
    expect(heads('Section 1.12', 'Section 1.13').flat()).toEqual([]);
    expect(heads('Article 5', 'Article 9').flat()).toEqual([]);
  });

  it('takes lines with numbers for heads that most pages count on', () => {
    const pages = ['Page 3 of 90', 'Page 4 of 90', 'Page 5 of 90', 'Page 17 of 90'].map((foot, index) => ({
      ...page(index),
      segments: findSegments([...glyphs(`Text of page ${'abcd'[index]}`, 50, 400), ...glyphs(foot, 50, 780)]),
    }));
    expect(findRunningHeads(pages).map(({ footer }) => footer.length)).toEqual([1, 1, 1, 1]);
  });

  it('finds small lines within the margins of a single page', () => {
    const segments = findSegments([
      ...glyphs('Letter head', 80, 30),
      ...glyphs('The text of the page', 80, 110),
      ...glyphs('goes on and on', 80, 122),
      ...glyphs('Made in 2020', 80, 775),
    ]);
    const [page] = findRunningHeads([{ index: 0, width: 600, height: 800, grids: [], segments }]);
    expect(page?.header.map(({ text }) => text)).toEqual(['Letter head']);
    expect(page?.footer.map(({ text }) => text)).toEqual(['Made in 2020']);
  });

  it('takes no tagged lines beside untagged ones for heads', () => {
    const tag = { block: 1, heading: null, isItem: false, cell: null };
    const segments = findSegments([
      ...glyphs('The text of the page', 80, 110),
      ...glyphs('goes on and on', 80, 122),
      ...glyphs('1 A note', 80, 762).map((glyph) => ({ ...glyph, tag })),
      ...glyphs('Made in 2020', 80, 775),
    ]);
    const [page] = findRunningHeads([{ index: 0, width: 600, height: 800, grids: [], segments }]);
    expect(page?.footer.map(({ text }) => text)).toEqual(['Made in 2020']);
  });

  it('takes no last line of a centred title page for a foot', () => {
    const segments = findSegments([
      ...glyphs('The name of the document', 240, 350),
      ...glyphs('and its author', 265, 370),
      ...glyphs('May 2020', 280, 720),
    ]);
    expect(findRunningHeads([{ index: 0, width: 600, height: 800, grids: [], segments }])[0]?.footer).toEqual([]);
  });

  it('does not take a line close to the text for a head', () => {
    const segments = findSegments([
      ...glyphs('The first line', 80, 50),
      ...glyphs('The second line', 80, 62),
      ...glyphs('And one more line', 80, 110),
      ...glyphs('The last line', 80, 122),
    ]);
    expect(findRunningHeads([{ index: 0, width: 600, height: 800, grids: [], segments }])[0]?.header).toEqual([]);
  });

  /** Pages of text, with what each of them has at its top or foot. */
  const pagesWith = (heads: readonly string[], headY = 40, rest: readonly string[] = []) =>
    heads.map((head, index) => ({
      index,
      width: 600,
      height: 800,
      grids: [],
      segments: findSegments([
        ...(head === '' ? [] : glyphs(head, 80, headY)),
        ...[100, 130, 300, 310, 320, 600].flatMap((y, at) =>
          glyphs(rest[at] ?? `Words of the page ${'abcdefghijkl'[index]} in ${'abcdef'[at]}`, 80, y),
        ),
      ]),
    }));
  const headsOf = (pages: Parameters<typeof findRunningHeads>[0]) =>
    findRunningHeads(pages).map(({ header }) => header.map(({ text }) => text).join('|'));

  it('finds the head of a single page if other pages have no text', () => {
    const heads = ['', '', 'A single word', ''];
    expect(headsOf(pagesWith(heads, 75))).toEqual(heads);
    expect(headsOf(pagesWith(['A single word'], 75))).toEqual(['']);
  });

  it('takes no line of a form printed twice for a head', () => {
    const form = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    expect(headsOf(pagesWith(['Invoice', 'Invoice'], 88, form))).toEqual(['', '']);
  });
});
