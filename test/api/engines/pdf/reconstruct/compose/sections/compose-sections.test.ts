import { describe, expect, it } from 'vitest';
import { composeSections } from '../../../../../../../api/engines/pdf/reconstruct/compose/sections/compose-sections.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { FlowItem } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { fillTable } from '../../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import type { Grid } from '../../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { findRuledTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs, gridRules } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const page = (index: number, items: readonly FlowItem[], drawings: readonly Shape[] = []) =>
  analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }], { index, drawings });
const [grid] = findRuledTables(gridRules([50, 150, 250], [100, 120]));
const table = fillTable(grid as Grid, [...glyphs('one', 55, 113), ...glyphs('two', 155, 113)], [], []);
const text = findPassages(findSegments(glyphs('Some text', 50, 110)), edges);
const box = { x0: 60, y0: 200, x1: 90, y1: 240 };
const drawing: Shape = { ...box, steps: [], fill: 'FF0000', stroke: null, width: 0 };

const startsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'paragraph') return sum + Number(block.starts === 'page');
    return sum + startsIn(block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks)));
  }, 0);

const facts = { edgesOf: () => edges, repeated: { pictures: [], shapes: [] }, shares: new Map<number, number>() };

describe('sections', () => {
  it.each([
    ['text', text],
    ['a table', [table]],
  ])('begin a page once where %s stands below drawings', (_, items) => {
    const pages = [page(0, text), page(1, items, [drawing])];
    const sections = composeSections(pages, paragraphContext, facts);
    expect(sections.map(({ blocks }) => startsIn(blocks))).toEqual([1]);
  });

  it('keep an empty page with which they begin', () => {
    const empty = { ...page(1, []), width: 500, regions: [] };
    const next = { ...page(2, text), width: 500 };
    const sections = composeSections([page(0, text), empty, next], paragraphContext, facts);
    expect(sections.map(({ blocks }) => blocks.length)).toEqual([1, 2]);
    expect(startsIn(sections[1]?.blocks ?? [])).toBe(1);
  });

  it('lose no drawing of a page with nothing but notes beside it', () => {
    const noted = { ...page(1, [], [drawing]), notes: text, regions: [] };
    const blocksOf = (drawings: readonly Shape[]) =>
      composeSections([page(0, text), { ...noted, drawings }], paragraphContext, facts).flatMap(({ blocks }) => blocks);
    expect(blocksOf([])).toHaveLength(1);
    expect(blocksOf([drawing]).at(-1)).toMatchObject({ starts: 'page', inlines: [{ shapes: [drawing] }] });
  });

  it('go on over columns that are a little beside those of the page before', () => {
    const two = (index: number, by: number) => {
      const flows = [50, 180].map((x0) => ({ edges: { x0: x0 + by, x1: x0 + by + 100 }, items: text }));
      const resumed = { resumesFrom: null, resumesAt: null };
      return { ...page(index, []), regions: [{ columns: flows.map((flow) => ({ ...flow, ...resumed })) }] };
    };
    const sectionsOf = (by: number) => composeSections([two(0, 0), two(1, by)], paragraphContext, facts);
    expect(sectionsOf(3)).toHaveLength(1);
    expect(sectionsOf(9)).toHaveLength(2);
  });

  it('are a little wider than the numbers of lines in a column of their own', () => {
    const columns = [50, 70].map((x0, index) => ({
      ...{ edges: { x0, x1: x0 + (index === 0 ? 10 : 200) }, items: [], resumesFrom: null, resumesAt: null },
    }));
    const [section] = composeSections([{ ...page(0, text), regions: [{ columns }] }], paragraphContext, facts);
    expect(section?.columns[0]).toEqual({ width: 13, space: 7 });
  });

  it('have no wider margins than the page, whose later sections LibreOffice would narrow as well', () => {
    const columns = [50, 120].map((x0) => ({
      ...{ edges: { x0, x1: x0 + 60 }, items: findPassages(findSegments(glyphs('Some text', x0, 110)), edges) },
      ...{ resumesFrom: null, resumesAt: null },
    }));
    const parts = { ...page(0, text), regions: [{ columns }, ...page(0, text).regions] };
    const [first, second] = composeSections([parts], paragraphContext, facts);
    expect(first?.margins.right).toBe(second?.margins.right);
    expect(first?.columns.map(({ width }) => width)).toEqual([60.5, 130]);
    expect(first?.blocks.map((block) => (block.type === 'paragraph' ? Math.round(block.right) : null))).toEqual([
      0, 70,
    ]);
  });

  const columnsFrom = (left: number, items: readonly FlowItem[] = text) => ({
    columns: [left, left + 100].map((x0) => ({
      ...{ edges: { x0, x1: x0 + 90 }, items, resumesFrom: null, resumesAt: null },
    })),
  });

  it('are of one page if its columns begin elsewhere than its other text, whose margin they would have', () => {
    const indexed = (left: number) => {
      const last = page(1, text);
      return { ...last, regions: [...last.regions, columnsFrom(left)] };
    };
    const sectionsOf = (left: number) => composeSections([page(0, text), indexed(left)], paragraphContext, facts);
    expect(sectionsOf(50).map(({ start }) => start)).toEqual(['nextPage', 'continuous']);
    const own = sectionsOf(60);
    expect(own.map(({ start }) => start)).toEqual(['nextPage', 'nextPage', 'continuous']);
    expect(own.map(({ margins }) => margins.left)).toEqual([50, 60, 60]);
    const first = { ...page(0, text), regions: [columnsFrom(60), ...page(0, text).regions] };
    const sections = composeSections([first, page(1, text)], paragraphContext, facts);
    expect(sections.map(({ start, margins }) => [start, margins.left])).toEqual([
      ['nextPage', 60],
      ['continuous', 60],
      ['nextPage', 50],
    ]);
  });

  it('have no table of contents in columns, from which LibreOffice would set it apart', () => {
    const entriesAt = (x: number) => {
      const letters = ['One', 'Two'].flatMap((title, index) => {
        const y = 100 + 12 * index;
        return [...glyphs(title, x, y), ...glyphs(`${index + 1}`, x + 80, y)];
      });
      const linked = letters.map((glyph) => ({ ...glyph, link: '#place_0_100' }));
      return findPassages(joinSegments(findSegments(linked)), { x0: x, x1: x + 90 });
    };
    const contentsIn = (sections: ReturnType<typeof composeSections>) =>
      sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'paragraph' && block.contents !== null);
    expect(contentsIn(composeSections([page(0, entriesAt(50))], paragraphContext, facts))).toHaveLength(2);
    const columns = { ...page(0, text), regions: [columnsFrom(50, entriesAt(50))] };
    expect(contentsIn(composeSections([columns], paragraphContext, facts))).toHaveLength(0);
  });
});
