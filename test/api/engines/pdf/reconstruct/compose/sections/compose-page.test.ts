import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  composePage,
  type OpenSection,
  type PageSetting,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/sections/compose-page.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const usual = { usual: [], first: null, even: null };
const withFirst = { ...usual, first: [emptyParagraph({})] };
const run = {
  ...{ from: 0, to: 9, header: withFirst, footer: withFirst, headerEnd: () => 0 },
  numbering: { offset: 0, format: 'lowerRoman' },
  later: { header: usual, footer: usual },
} as unknown as PageSetting['run'];
const edges = { x0: 50, x1: 250 };
const margins = { top: 40, right: 50, bottom: 40, left: 50, header: 20, footer: 20 } as PageSetting['margins'];
const column = (x0: number, x1: number, y: number, isResumed = false) => ({
  ...{ edges: { x0, x1 }, resumesFrom: null, resumesAt: isResumed ? y : null },
  items: findPassages(findSegments(glyphs('Some text', x0, y)), { x0, x1 }),
});
type Column = ReturnType<typeof column>;

/** Composes pages of regions of columns; later ones may begin sections of their own. */
function compose(pages: readonly (readonly (readonly Column[])[])[], hasOwnSection = false) {
  const sections: OpenSection[] = [];
  const parts = pages.map((regions, index) => {
    const page = { ...analysedPage([], { index }), regions: regions.map((columns) => ({ columns })) };
    const setting = { page, edges, margins, run, floats: [], hasOwnSection, firstPageNumber: index === 0 ? null : 7 };
    return composePage(setting as unknown as PageSetting, sections, paragraphContext);
  });
  return { sections, parts };
}
const starts = (blocks: readonly Block[]) => blocks.map((block) => (block.type === 'paragraph' ? block.starts : null));
const one = [column(50, 250, 100)];
const two = [column(50, 140, 160), column(160, 250, 160)];

describe('a page', () => {
  it('goes on in the section of the page before, at its own start', () => {
    const { sections } = compose([[one], [one]]);
    expect(sections.map(({ blocks }) => starts(blocks))).toEqual([[null, 'page']]);
  });

  it('begins a section of its own if that is known, with its number', () => {
    const { sections } = compose([[one], [one]], true);
    expect(sections.map(({ start, firstPageNumber, numberFormat }) => [start, firstPageNumber, numberFormat])).toEqual([
      ['nextPage', null, 'lowerRoman'],
      ['nextPage', 7, 'lowerRoman'],
    ]);
  });

  it('has heads of its own as the first one of its run only, whatever section it begins', () => {
    const { sections } = compose([[one], [one]], true);
    expect(sections.map(({ header, footer }) => [header, footer])).toEqual([
      [withFirst, withFirst],
      [usual, usual],
    ]);
  });

  it('begins a section on the same page where its columns change', () => {
    const { sections } = compose([[one, two]]);
    expect(sections.map(({ start, columns }) => [start, columns.length])).toEqual([
      ['nextPage', 0],
      ['continuous', 2],
    ]);
    expect(starts(sections[1]?.blocks ?? [])).toEqual([null, 'column']);
  });

  it('has the space above its columns below the text before them', () => {
    const { sections } = compose([[one, two]]);
    const [last] = sections[0]?.blocks ?? [];
    expect(last?.type === 'paragraph' ? last.after : 0).toBeGreaterThan(20);
  });

  it('has the space above its columns in them where it begins with these, below the margin', () => {
    const { sections } = compose([[two], [two]]);
    const heights = (sections[0]?.blocks ?? []).map((block) =>
      block.type === 'paragraph' && block.inlines.length === 0 ? block.line.value : null,
    );
    expect(heights.filter((height) => height !== null)).toHaveLength(4);
    for (const height of heights) if (height !== null) expect(height).toBeGreaterThan(100);
  });

  it('does not begin where a paragraph goes on', () => {
    const { sections } = compose([[one], [[column(50, 250, 100, true)]]]);
    expect(starts(sections[0]?.blocks ?? [])).toEqual([null, null]);
  });

  it('keeps an empty page as a paragraph', () => {
    const { sections } = compose([[one], [], [one]]);
    expect(starts(sections[0]?.blocks ?? [])).toEqual([null, 'page', 'page']);
  });

  it('tells which blocks it added, and where they end', () => {
    const { parts, sections } = compose([[one], [one, two]]);
    expect(parts[1]?.parts.map(({ blocks, from }) => [blocks === sections[0]?.blocks, from])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    expect(parts[1]?.top).toBe(40);
    expect(parts[1]?.bottom).toBeGreaterThan(155);
  });
});
