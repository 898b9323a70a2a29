import { describe, expect, it } from 'vitest';
import {
  marginsOf,
  resumedTopOf,
  textTopOf,
} from '../../../../../../api/engines/pdf/reconstruct/compose/page-geometry.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { gridOf } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { analysedPage } from '../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const pageWith = (baseline: number) => {
  const items = findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);
  return analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }]);
};

describe('the margins of pages', () => {
  it('begin at the highest text of all of them', () => {
    expect(marginsOf([pageWith(80), pageWith(110)], edges, paragraphContext).top).toBeCloseTo(70.4);
  });

  it('are none where text begins beyond the page', () => {
    expect(marginsOf([pageWith(80)], { ...edges, x0: -3 }, paragraphContext).left).toBe(0);
    expect(marginsOf([pageWith(80)], edges, paragraphContext).left).toBe(50);
  });

  it('begin where most paragraphs go on that began on an earlier page, if what begins higher has room below it', () => {
    const resumed = (page: ReturnType<typeof pageWith>, top: number) =>
      analysedPage([{ edges, items: page.regions[0]?.columns[0]?.items ?? [], resumesFrom: top, resumesAt: top + 24 }]);
    const topOf = (...pages: Parameters<typeof marginsOf>[0]) => marginsOf(pages, edges, paragraphContext).top;
    expect(topOf(pageWith(80), resumed(pageWith(130), 72))).toBe(72);
    expect(topOf(pageWith(80), pageWith(80), resumed(pageWith(130), 72))).toBeCloseTo(70.4);
    expect(topOf(pageWith(80), resumed(pageWith(130), 90))).toBe(90);
    expect(topOf({ ...pageWith(80), tableEnds: 390 }, resumed(pageWith(130), 90))).toBeCloseTo(70.4);
  });

  it('begin there, too, if the space in a full page that begins higher catches up', () => {
    const fullPage = (...baselines: readonly number[]) => {
      const items = baselines.flatMap((baseline) =>
        findPassages(findSegments(glyphs('Some text', 50, baseline)), edges),
      );
      return analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }]);
    };
    const rest = analysedPage([{ edges, items: [], resumesFrom: 74, resumesAt: 384 }]);
    const topOf = (...pages: Parameters<typeof marginsOf>[0]) => marginsOf(pages, edges, paragraphContext).top;
    expect(topOf(fullPage(80, 110, 390), rest)).toBe(74);
    expect(topOf(fullPage(80, 92, 104, 116, 388), { ...rest, tableEnds: 390 })).toBe(74);
    expect(topOf({ ...fullPage(80, 92), tableEnds: 398 }, rest)).toBeCloseTo(70.4);
  });

  it('of a section begin where the rest of a paragraph does in it', () => {
    const rest = analysedPage([{ edges, items: [], resumesFrom: 90, resumesAt: 114 }]);
    expect(resumedTopOf([rest, pageWith(130)], paragraphContext)).toBe(90);
    expect(resumedTopOf([pageWith(80), pageWith(130)], paragraphContext)).toBe(0);
    expect(resumedTopOf([], paragraphContext)).toBe(0);
  });

  it('have a footer as near to the edge of the page as it is there', () => {
    const footed = (baseline: number) => ({ ...pageWith(80), footer: findSegments(glyphs('3', 150, baseline)) });
    const footerOf = (baseline: number) => marginsOf([footed(baseline)], edges, paragraphContext).footer;
    const { height } = pageWith(80);
    expect([height - 20, height - 5, height - 1].map(footerOf)).toEqual([17, 2, 0]);
  });

  it('begin at the text in a frame, which becomes a border of it', () => {
    const page = pageWith(80);
    const [column] = page.regions[0]?.columns ?? [];
    const [text] = column?.items ?? [];
    const cell = {
      row: 0,
      column: 0,
      rows: 1,
      columns: 1,
      borders: { top: null, left: null, bottom: null, right: null },
    };
    const place = { x0: 40, x1: 260, y0: 10, y1: 390 };
    const frame = {
      ...{ type: 'table' as const, ...place, isFrame: true, padding: { left: 5, right: 5 } },
      grid: gridOf([40, 260], [10, 390], []),
      cells: [{ cell: { ...cell, ...place }, edges, fill: null, items: text === undefined ? [] : [text] }],
    };
    const framed = analysedPage([{ edges, items: [frame], resumesFrom: null, resumesAt: null }]);
    expect(marginsOf([framed], edges, paragraphContext).top).toBeCloseTo(70.4);
    const drawn = { ...cell.borders, top: { width: 1, colour: '000000' } };
    const [inside] = frame.cells;
    const near = {
      ...frame,
      y0: 60,
      cells: inside === undefined ? [] : [{ ...inside, cell: { ...inside.cell, borders: drawn } }],
    };
    const bordered = analysedPage([{ edges, items: [near], resumesFrom: null, resumesAt: null }]);
    expect(marginsOf([bordered], edges, paragraphContext).top).toBeCloseTo(59.4);
  });

  it('leave less room below it where lines are known to break as they did', () => {
    const [column] = pageWith(372).regions[0]?.columns ?? [];
    const resumed = analysedPage([{ edges, items: column?.items ?? [], resumesFrom: 72, resumesAt: 96 }]);
    const known = { ...paragraphContext, widths: { ...paragraphContext.widths, setWidth: () => 3 } };
    const bottomOf = (context: typeof paragraphContext) => marginsOf([resumed], edges, context).bottom;
    expect(bottomOf(known)).toBeGreaterThan(bottomOf(paragraphContext) + 2);
  });

  it('leave room for rounding below the lowest line, unless only pages with notes reach so low', () => {
    const noted = (page: ReturnType<typeof pageWith>) => ({ ...page, notes: page.regions[0]?.columns[0]?.items ?? [] });
    const bottomOf = (...pages: Parameters<typeof marginsOf>[0]) => marginsOf(pages, edges, paragraphContext).bottom;
    const withoutNotes = bottomOf(pageWith(372));
    expect(bottomOf(noted(pageWith(372)))).toBeGreaterThan(withoutNotes + 2);
    expect(bottomOf(pageWith(372), noted(pageWith(300)))).toBe(withoutNotes);
    expect(bottomOf(pageWith(200), noted(pageWith(372)))).toBe(bottomOf(noted(pageWith(372))));
  });

  it('count what began on an earlier page', () => {
    const second = { ...pageWith(110), tableStarts: 60, tableEnds: 340 };
    const { top, bottom } = marginsOf([pageWith(80), second], edges, paragraphContext);
    expect(top).toBe(60);
    expect(bottom).toBeLessThan(60);
  });

  it('leave room for an empty header, at its usual place or above the text', () => {
    expect(marginsOf([pageWith(120)], edges, paragraphContext).header).toBe(35);
    expect(marginsOf([pageWith(30)], edges, paragraphContext).header).toBeCloseTo(20.4 - 2.85);
  });

  it('are measured from where a page begins', () => {
    expect(textTopOf(pageWith(80), paragraphContext)).toBeCloseTo(70.4);
    expect(textTopOf({ ...pageWith(80), tableStarts: 60 }, paragraphContext)).toBe(60);
  });
});
