import { describe, expect, it } from 'vitest';
import {
  createRepeats,
  endsIn,
  hasWord,
  placeOf,
  reachOf,
  type SegmentedPage,
} from '../../../../../../api/engines/pdf/reconstruct/heads/repeated-lines.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

type Placed = readonly [text: string, baseline: number];

const pageOf = (index: number, ...lines: readonly Placed[]): SegmentedPage => ({
  ...{ index, width: 600, height: 800 },
  segments: findSegments(lines.flatMap(([text, baseline]) => glyphs(text, 50, baseline))),
});
const pagesOf = (...texts: readonly string[]) =>
  texts.map((text, index) => pageOf(index, [text, 40], [`own text ${'abcdefgh'[index]}`, 400]));
/** Whether the first line of each page is usual. */
const areUsual = (pages: readonly SegmentedPage[]) => {
  const { isUsual } = createRepeats(pages);
  return pages.map((page) => isUsual(page.segments[0] as Line, page));
};

describe('the place of a line', () => {
  const [top, middle, foot] = pageOf(0, ['top', 100], ['middle', 400], ['foot', 700]).segments as [Line, Line, Line];

  it('is near an end of the page, or in between', () => {
    expect([top, middle, foot].map((line) => placeOf(line, 800))).toEqual(['header', null, 'footer']);
  });

  it('is measured from that end', () => {
    expect(reachOf(top, 'header', 800)).toEqual({ from: 92, to: 102 });
    expect(reachOf(foot, 'footer', 800)).toEqual({ from: 98, to: 108 });
    expect([endsIn(top, 'header', 800), endsIn(foot, 'footer', 800)]).toEqual([true, true]);
    expect([endsIn({ y0: 20, y1: 200 }, 'header', 800), endsIn({ y0: 600, y1: 790 }, 'footer', 800)]).toEqual([
      false,
      false,
    ]);
  });

  it('may hold no word', () => {
    expect([top, { ...top, text: '· · ·' }].map(hasWord)).toEqual([true, false]);
  });
});

describe('a usual line', () => {
  it('is on most pages, at about one height', () => {
    expect(areUsual(pagesOf('Report', 'Report', 'Report', 'Else'))).toEqual([true, true, true, false]);
    expect(areUsual(pagesOf('Report', 'One', 'Two', 'Three', 'Four'))).not.toContain(true);
    const shifted = [40, 42, 60].map((baseline, index) => pageOf(index, ['Report', baseline]));
    expect(areUsual(shifted)).toEqual([true, true, false]);
  });

  it('may be a Roman number that counts the pages', () => {
    expect(areUsual(pagesOf('II', 'III', 'IV', 'V'))).toEqual([true, true, true, true]);
    expect(areUsual(pagesOf('V', 'I', 'X', 'II'))).not.toContain(true);
  });

  it('is as far from the foot on pages of several heights', () => {
    const pages = [800, 600, 700].map((height, index) => ({
      ...pageOf(index, ['Imprint', height - 30]),
      height,
    }));
    expect(areUsual(pages)).toEqual([true, true, true]);
  });

  it('is on most pages with an odd, or an even, number', () => {
    const usualOn = (...on: readonly number[]) => {
      const pages = pagesOf(...[...'abcdefghij'].map((own, index) => (on.includes(index) ? 'Book' : `own ${own}`)));
      return areUsual(pages).flatMap((isUsual, index) => (isUsual ? index : []));
    };
    expect(usualOn(0, 2, 4)).toEqual([0, 2, 4]);
    expect(usualOn(1, 3, 5)).toEqual([1, 3, 5]);
    expect(usualOn(0, 1, 3, 5)).toEqual([1, 3, 5]);
    expect(usualOn(0, 2)).toEqual([]);
  });

  it('is held against the pages with lines that have numbers as its own', () => {
    const written = pagesOf('Book', 'Odd', 'Book', '', 'Four', '', 'Six', '', 'Eight', '');
    const pages = written.map((page) => (page.index % 2 === 1 && page.index > 1 ? { ...page, segments: [] } : page));
    expect(createRepeats(pages).isUsual(pages[0]?.segments[0] as Line, pages[0] as SegmentedPage)).toBe(false);
  });

  it('may count pages in any way, but not other things', () => {
    expect(areUsual(pagesOf('Page 1 of 9', 'Page 2 of 9', 'Page 3 of 9'))).toEqual([true, true, true]);
    expect(areUsual(pagesOf('7', '8', '9'))).toEqual([true, true, true]);
    expect(areUsual(pagesOf('Page 3', 'Page 4', 'Page 17'))).toEqual([true, true, true]);
    expect(areUsual(pagesOf('Page 3', 'Page 5', 'Page 17', 'Page 18'))).not.toContain(true);
    expect(areUsual(pagesOf('7', '12', '31'))).not.toContain(true);
    expect(areUsual(pagesOf('iv', 'v', 'vi'))).toEqual([true, true, true]);
    expect(areUsual(pagesOf('Article 5', 'Article 9', 'Article 20'))).not.toContain(true);
    expect(areUsual(pagesOf('Version 1.2', 'Version 1.3'))).not.toContain(true);
  });

  it('needs more pages if it is a sign', () => {
    expect(areUsual(pagesOf('***', '***'))).not.toContain(true);
    expect(areUsual(pagesOf('***', '***', '***'))).toEqual([true, true, true]);
  });

  it('is counted without pages that have no lines', () => {
    const blank = [3, 4, 5, 6].map((index) => pageOf(index));
    const pages = [...pagesOf('Report', 'Report', 'Else'), ...blank];
    expect(createRepeats(pages).isUsual(pages[0]?.segments[0] as Line, pages[0] as SegmentedPage)).toBe(true);
  });
});

describe('the pages of a line', () => {
  const pages = pagesOf('Part', 'Part', 'Part', 'Other', 'Part', 'Odd', 'Part', 'Odd');
  const { pagesWith, runOf } = createRepeats(pages);
  const lineOf = (index: number) => [pages[index]?.segments[0] as Line, pages[index] as SegmentedPage] as const;

  it('are those with the same line', () => {
    expect([...pagesWith(...lineOf(0))].sort()).toEqual([0, 1, 2, 4, 6]);
    expect([...pagesWith(...lineOf(3))]).toEqual([3]);
  });

  it('are in a row one after the other, or every other one', () => {
    expect([runOf(...lineOf(1)), runOf(...lineOf(6)), runOf(...lineOf(3)), runOf(...lineOf(5))]).toEqual([3, 4, 1, 2]);
  });
});

describe('a copy of a page', () => {
  const form = (index: number, ...answers: readonly string[]) =>
    pageOf(
      index,
      ...['Name', 'Address', 'Town', 'Country'].map((text, row): Placed => [text, 200 + 40 * row]),
      ...answers.map((text, row): Placed => [text, 220 + 40 * row]),
    );

  it('shares most lines between its ends with others', () => {
    const copies = [form(0, 'Anna', 'Street'), form(1, 'Ben', 'Square')];
    expect(copies.map(createRepeats(copies).isCopy)).toEqual([true, true]);
    const letters = [form(0, 'one', 'two', 'three', 'four'), pageOf(1, ['Name', 200], ['Address', 240])];
    expect(letters.map(createRepeats(letters).isCopy)).toEqual([false, false]);
  });
});
