import { describe, expect, it } from 'vitest';
import { analysePages } from '../../../../../../api/engines/pdf/reconstruct/analyse-pages.ts';
import { countLetters } from '../../../../../../api/engines/pdf/reconstruct/checks/count-texts.ts';
import { documentShare } from '../../../../../../api/engines/pdf/reconstruct/checks/document-share.ts';
import { pageShare } from '../../../../../../api/engines/pdf/reconstruct/checks/page-share.ts';
import { composeBest } from '../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import { findLines } from '../../../../../../api/engines/pdf/reconstruct/lined-pages.ts';
import type { Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { withinCpuTime } from '../../../../../support/processes/within-cpu-time.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const page = (parts: Partial<Page>): Page => ({ ...emptyPage(0, { width: 600, height: 800 }), ...parts });

const full = page({
  glyphs: [
    ...glyphs('A heading', 60, 100),
    ...glyphs('a. The first item', 60, 130),
    ...glyphs('One', 65, 212),
    ...glyphs('Two', 165, 212),
    ...glyphs('Three', 65, 232),
  ],
  rules: gridRules([60, 160, 260], [200, 220, 240]),
});
const read = { pages: [full], outline: [], title: '' };

describe('the share of a text that is kept', () => {
  it('is all of it, in tables and lists as well', async () => {
    const { pages } = analysePages(findLines(read), () => 'structured');
    expect(pages.map((each) => pageShare(countLetters(full), each))).toEqual([1]);
    expect(documentShare([countLetters(full)], await composeBest(read))).toBe(1);
  });

  it(
    'counts the running heads of many sections once each, not once for each page',
    withinCpuTime(1500, async () => {
      const { sections, ...rest } = await composeBest(read);
      const [section] = sections;
      if (section === undefined) throw new Error('no section');
      const header = { ...section.header, usual: section.blocks };
      const model = { ...rest, sections: Array.from({ length: 2000 }, () => ({ ...section, header })) };
      expect(
        documentShare(
          Array.from({ length: 2000 }, () => countLetters(full)),
          model,
        ),
      ).toBe(1);
    }),
  );

  it('falls with what is missing', async () => {
    const { pages } = analysePages(findLines(read), () => 'structured');
    const more = { ...full, glyphs: [...full.glyphs, ...glyphs('missing', 60, 400)] };
    expect(pageShare(countLetters(more), pages[0] as (typeof pages)[number])).toBeCloseTo(1 - 7 / 39);
    expect(documentShare([countLetters(more)], await composeBest(read))).toBeLessThan(0.9);
  });

  it('is all of it although a table has its header rows once, not on each of its pages', async () => {
    const tablePage = (index: number, top: number, texts: readonly string[]) => {
      const cells = texts.flatMap((text, row) => glyphs(text, row % 2 === 0 ? 65 : 165, top + 12 + 20 * (row >> 1)));
      const ys = Array.from({ length: texts.length / 2 + 1 }, (_, row) => top + 20 * row);
      return { ...page({ glyphs: cells, rules: gridRules([60, 160, 260], ys) }), index };
    };
    const heads = ['Feature', 'Settings'];
    const pages = [tablePage(0, 720, [...heads, 'One', 'Two']), tablePage(1, 60, [...heads, 'Three', 'Four'])];
    const model = await composeBest({ pages, outline: [], title: '' });
    const blocks = model.sections.flatMap((section) => section.blocks);
    expect(blocks.filter((block) => block.type === 'table')).toMatchObject([
      { headerRows: 1, rows: [{}, {}, {}], repeatedText: 'Feature||Settings' },
    ]);
    expect(documentShare(pages.map(countLetters), model)).toBe(1);
  });

  it('is all of it on pages that are taken as plain text', () => {
    const { pages } = analysePages(findLines(read), () => 'plain');
    expect(pageShare(countLetters(full), pages[0] as (typeof pages)[number])).toBe(1);
    expect(
      pages[0]?.regions.flatMap(({ columns }) => columns.flatMap(({ items }) => items.map(({ type }) => type))),
    ).not.toContain('table');
  });
});
