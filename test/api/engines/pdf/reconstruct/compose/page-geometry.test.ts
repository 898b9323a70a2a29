import { describe, expect, it } from 'vitest';
import { marginsOf, textTopOf } from '../../../../../../api/engines/pdf/reconstruct/compose/page-geometry.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { gridOf } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { analysedPage } from '../../../../../support/analysed-page.ts';
import { glyphs } from '../../../../../support/glyphs.ts';
import { paragraphContext } from '../../../../../support/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const pageWith = (baseline: number) => {
  const items = findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);
  return analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }]);
};

describe('the margins of pages', () => {
  it('begin at the highest text of all of them', () => {
    expect(marginsOf([pageWith(80), pageWith(110)], edges, paragraphContext).top).toBeCloseTo(70.4);
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
  });

  it('count what began on an earlier page', () => {
    const second = { ...pageWith(110), tableStarts: 60, tableEnds: 340 };
    const { top, bottom } = marginsOf([pageWith(80), second], edges, paragraphContext);
    expect(top).toBe(60);
    expect(bottom).toBeLessThan(60);
  });

  it('leave a header where it is, as far as its lines have room above the text', () => {
    const withHeader = (baseline: number) => ({
      ...pageWith(120),
      header: findSegments(glyphs('A head', 50, baseline)),
    });
    const headerOf = (baseline: number) => marginsOf([withHeader(baseline)], edges, paragraphContext).header;
    expect(headerOf(30)).toBeCloseTo(21);
    expect(headerOf(90)).toBeCloseTo(81);
    expect(headerOf(112)).toBeCloseTo(110.4 - 13.5);
    expect(marginsOf([pageWith(120)], edges, paragraphContext).header).toBe(35);
  });

  it('are no place for text where a page has its header', () => {
    const margins = marginsOf([pageWith(30)], edges, paragraphContext);
    expect(textTopOf(pageWith(30), margins)).toBe(margins.top);
    const head = findSegments(glyphs('A head', 50, 60));
    expect(textTopOf({ ...pageWith(120), header: head }, { ...margins, header: 51 })).toBe(61);
  });
});
