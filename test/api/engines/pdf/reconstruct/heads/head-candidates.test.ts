import { describe, expect, it } from 'vitest';
import {
  headCandidates,
  usualHeads,
  withoutTagged,
} from '../../../../../../api/engines/pdf/reconstruct/heads/head-candidates.ts';
import { createRepeats } from '../../../../../../api/engines/pdf/reconstruct/heads/repeated-lines.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Box, Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

type Placed = readonly [text: string, x: number, baseline: number];

type Grid = Box & { readonly xs?: readonly number[]; readonly cells?: readonly unknown[] };

const pageOf = (index: number, grids: readonly Grid[], lines: readonly Placed[]) => ({
  ...{ index, width: 600, height: 800, grids },
  segments: findSegments(lines.flatMap(([text, x, baseline]) => glyphs(text, x, baseline))),
});
/** The candidates for headers and the usual ones, as text, on three pages with lines of their own. */
function headersOf(grids: readonly Grid[], linesOf: (index: number) => readonly Placed[]) {
  const pages = [0, 1, 2].map((index) =>
    pageOf(index, grids, [...linesOf(index), [`Text of page ${'abc'[index]}`, 50, 400]]),
  );
  const repeats = createRepeats(pages);
  return pages.map((page, index) => {
    const candidates = headCandidates(page, pages[index - 1], repeats);
    const { header, footer } = usualHeads(page, candidates, repeats);
    return {
      candidates: candidates.header.map(({ text }) => text),
      usual: [...header, ...footer].map(({ text }) => text),
    };
  });
}

describe('lines that may be running heads', () => {
  it('are those near the ends of a page, if most pages have them', () => {
    const [, page] = headersOf([], (index) => [
      ['Annual report', 50, 40],
      [['Tea', 'Coffee', 'Cake'][index] ?? '', 50, 60],
    ]);
    expect(page).toEqual({ candidates: ['Annual report', 'Coffee'], usual: ['Annual report'] });
  });

  it('are in a table at the top if all of it is the same on most pages, though it reaches into the text', () => {
    const table = [{ x0: 45, x1: 400, y0: 30, y1: 160 }];
    const withLast = (last: (index: number) => string) =>
      headersOf(table, (index) => [
        ['Annual report', 50, 60],
        [last(index), 50, 150],
      ])[1]?.usual;
    expect(withLast((index) => `Page ${index + 1}`)).toEqual(['Annual report', 'Page 2']);
    expect(withLast((index) => ['Tea', 'Coffee', 'Cake'][index] ?? '')).toEqual([]);
  });

  it('are in a box around the page', () => {
    const box = { x0: 40, x1: 560, y0: 25, y1: 770 };
    const head = () => [['Annual report', 50, 40] as const];
    expect(headersOf([{ ...box, cells: ['all'] }], head)[1]?.usual).toEqual(['Annual report']);
    expect(headersOf([{ ...box, cells: ['Tea', 'Coffee'] }], head)[1]?.usual).toEqual([]);
  });

  it('are not in a table of the text that goes on from page to page', () => {
    const table = [{ x0: 45, x1: 300, y0: 60, y1: 420 }];
    expect(headersOf(table, () => [['Name', 80, 75]])[0]).toEqual({ candidates: [], usual: [] });
  });

  it('are not in the last rows of a table that begins on the page before, though these end at the top of their page', () => {
    const candidatesOn = (xs: readonly number[]) => {
      const lines: readonly Placed[] = [
        ['Name', 50, 45],
        ['Place', 160, 45],
      ];
      const [first, last] = [
        pageOf(0, [{ xs: [45, 150, 300], x0: 45, x1: 300, y0: 30, y1: 720 }], [...lines, ['Tea', 50, 60]]),
        pageOf(1, [{ xs, x0: 45, x1: 300, y0: 30, y1: 65 }], [...lines, ['Cake', 50, 60]]),
      ];
      return headCandidates(last, first, createRepeats([first, last])).header.map(({ text }) => text);
    };
    expect(candidatesOn([45, 150, 300])).toEqual([]);
    expect(candidatesOn([45, 120, 300])).toEqual(['Name', 'Place', 'Cake']);
  });

  it('are no cells beside others of their row, though two pages have them at one height', () => {
    const row = (baseline: number, cells: readonly string[]) =>
      cells.map((cell, index): Placed => [cell, 50 + 130 * index, baseline]);
    const [page] = headersOf([], (index) => [
      ...row(690, [`Name ${'abc'[index]}`, 'Berlin', `mail ${'def'[index]}`, 'yes or no']),
      ...row(714, [`Name ${'ghi'[index]}`, 'Berlin', `mail ${'jkl'[index]}`, 'yes or no']),
      ...row(770, ['Annual report', `Page ${index + 1}`]),
    ]);
    expect(page?.usual).toEqual(['Annual report', 'Page 1']);
  });
});

describe('lines that tags name text', () => {
  const tag = { block: 1, heading: null, isItem: false, cell: null };
  const candidatesOn = (head: (letters: readonly Glyph[]) => readonly Glyph[]) => {
    const pages = [0, 1, 2].map((index) => {
      const title = glyphs('Character inventory', 50, 60).map((letter) => ({ ...letter, tag }));
      const text = glyphs(`Text of page ${'abc'[index]}`, 50, 400).map((letter) => ({ ...letter, tag }));
      const segments = findSegments([...head(glyphs('Annual report', 50, 40)), ...title, ...text]);
      return { index, width: 600, height: 800, grids: [], segments };
    });
    const repeats = createRepeats(pages);
    const found = pages.map((page, index) => headCandidates(page, pages[index - 1], repeats));
    return withoutTagged(found, pages, repeats)[1]?.header.map(({ text }) => text);
  };

  it('are no heads where the file tells heads from text', () => {
    expect(candidatesOn((letters) => letters.map((letter) => ({ ...letter, isArtifact: true })))).toEqual([
      'Annual report',
    ]);
  });

  it('may be heads in files that tag these as text', () => {
    expect(candidatesOn((letters) => letters.map((letter) => ({ ...letter, tag })))).toHaveLength(2);
  });
});
