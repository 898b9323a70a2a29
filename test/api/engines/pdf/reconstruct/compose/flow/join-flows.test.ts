import { describe, expect, it } from 'vitest';
import { joinFlows } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/join-flows.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { lineOf } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Fill } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const columnTo = (x: number, x1: number, ...texts: readonly string[]) => {
  const edges = { x0: x, x1 };
  const segments = findSegments(texts.flatMap((text, index) => glyphs(text, x, 100 + 12 * index)));
  return { edges, items: findPassages(joinSegments(segments, edges), edges) };
};
const column = (x: number, ...texts: readonly string[]) => columnTo(x, x + 200, ...texts);
const full = 'these are forty letters to the very edge';
const pageOf = (...columns: ReturnType<typeof column>[]) => analysedPage(columns, { width: 600, height: 800 });

describe('paragraphs that a column ends', () => {
  it('go on in the next one, as if they stood in the first', () => {
    const [page] = joinFlows([pageOf(column(50, full, full), column(300, 'and here', 'Another'))]);
    const [first, second] = page?.regions[0]?.columns ?? [];
    const [passage] = first?.items ?? [];
    expect(passage?.type === 'passage' && passage.lines.map(({ x0 }) => x0)).toEqual([50, 50, 50]);
    expect(second?.items).toHaveLength(1);
    expect(second?.resumesAt).toBeCloseTo(102.4);
  });

  it('go on at the left edge of the facing page', () => {
    const facing = (x: number, ...texts: readonly string[]) => {
      const edges = { x0: 50, x1: 300, begin: x, reach: x + 200 };
      const segments = findSegments(texts.flatMap((text, index) => glyphs(text, x, 100 + 12 * index)));
      return { edges, items: findPassages(joinSegments(segments, edges), edges) };
    };
    const [page] = joinFlows([pageOf(facing(50, full, full)), pageOf(facing(100, 'and here', 'Another'))]);
    const [passage] = page?.regions[0]?.columns[0]?.items ?? [];
    expect(passage?.type === 'passage' && passage.lines.map(({ x0 }) => x0)).toEqual([50, 50, 50]);
  });

  it('go on where tags say so', () => {
    const tagged = (block: number, { items: [item], ...flow }: ReturnType<typeof column>) => {
      const tag = { block, heading: null, isItem: false, cell: null };
      const lines = item?.lines.map((line) => lineOf(line.marks.map((mark) => ({ ...mark, tag }))));
      return { ...flow, items: item && lines ? [{ ...item, lines }] : [] };
    };
    const joined = (block: number) => {
      const columns = [tagged(1, column(50, full, 'The end.')), tagged(block, column(300, 'Another begins'))];
      return joinFlows([pageOf(...columns)])[0]?.regions[0]?.columns[0]?.items.map(
        (item) => item.type === 'passage' && item.lines.length,
      );
    };
    expect(joined(1)).toEqual([3]);
    expect(joined(2)).toEqual([2]);
  });

  it('do not go on where the text was complete', () => {
    const [page] = joinFlows([pageOf(column(50, full, 'The end.'), column(300, 'Another begins'))]);
    expect(page?.regions[0]?.columns.map(({ resumesAt }) => resumesAt)).toEqual([null, null]);
  });
});

it('does not go on where neither page has more than a line, so that none shows how long lines are', () => {
  const joined = joinFlows([pageOf(columnTo(50, 62, '1')), pageOf(columnTo(50, 62, '2'))]);
  expect(joined.map(({ regions }) => regions[0]?.columns[0]?.items.length)).toEqual([1, 1]);
});

it('does not go on from the numbers of lines to the code beside them, nor back', () => {
  const numbers = columnTo(50, 60, '11', '12');
  const code = column(80, 'while x loop', 'end loop');
  const [page] = joinFlows([pageOf(numbers, code), pageOf(numbers, code)]);
  expect(page?.regions[0]?.columns.map(({ resumesAt }) => resumesAt)).toEqual([null, null]);
});

it('do not go on in the next column of a last page with room below, of which the first column would take all', () => {
  const long = column(50, ...Array.from({ length: 8 }, () => 'One.'));
  const last = pageOf(column(50, full, full), column(300, 'and here', 'Another'));
  const resumed = (...pages: Parameters<typeof joinFlows>[0]) =>
    joinFlows(pages)
      .at(-1)
      ?.regions[0]?.columns.map(({ resumesAt }) => resumesAt !== null);
  expect(resumed(pageOf(long, long), last)).toEqual([false, false]);
  expect(resumed(pageOf(column(50, 'One.'), column(300, 'Two.')), last)).toEqual([false, true]);
  expect(resumed(pageOf(long, long), { ...last, notes: long.items })).toEqual([false, true]);
});

describe('paragraphs that a page ends', () => {
  const textOf = (pages: Parameters<typeof joinFlows>[0]) =>
    joinFlows(pages).map(({ regions }) => regions[0]?.columns[0]?.items.length);

  it('go on where the next page has the same columns', () => {
    expect(textOf([pageOf(column(50, full, full)), pageOf(column(52, 'and here', 'Another'))])).toEqual([1, 1]);
  });

  it('end with the page of a scan, whose picture the rest would leave', () => {
    const picture = {
      x0: 0,
      y0: 0,
      x1: 600,
      y1: 800,
      bytes: new Uint8Array([1]),
      format: 'png',
      isInFront: true,
    } as const;
    const scanned = { ...pageOf(column(50, full, full)), floats: [picture] };
    const next = pageOf(column(52, 'and here', 'Another'));
    expect(textOf([scanned, next])).toEqual([1, 2]);
    expect(textOf([pageOf(column(50, full, full)), { ...next, floats: [picture] }])).toEqual([1, 2]);
  });

  it('go on where their end is not drawn, whatever their text', () => {
    const { edges, items } = column(50, full, 'The end.');
    const paragraph = { isEnded: false };
    const open = items.map((item) => ({
      ...item,
      lines: item.lines.map((line) => lineOf(line.marks.map((mark) => ({ ...mark, paragraph })))),
    }));
    expect(textOf([pageOf({ edges, items: open }), pageOf(column(50, 'Another', 'ends'))])).toEqual([1, 1]);
    expect(textOf([pageOf({ edges, items }), pageOf(column(50, 'Another', 'ends'))])).toEqual([1, 2]);
    const larger = column(50, 'Another', 'ends').items.map((item) => ({
      ...item,
      lines: item.lines.map((line) => ({ ...line, look: { ...line.look, size: 2 * line.look.size } })),
    }));
    expect(textOf([pageOf({ edges, items: open }), pageOf({ edges, items: larger })])).toEqual([1, 2]);
  });

  it('keep the area behind them', () => {
    const { edges, items } = column(50, full, full);
    const shading = { x0: 50, y0: 90, x1: 250, y1: 116, colour: '2B2B2B' };
    const shaded = items.map((item) => ({ ...item, shading }));
    const [page] = joinFlows([pageOf({ edges, items: shaded }), pageOf(column(50, 'and here', 'Another'))]);
    const [passage] = page?.regions[0]?.columns[0]?.items ?? [];
    expect(passage).toMatchObject({ shading, lines: { length: 3 } });
  });

  it('end where the area behind program code begins, which they would lose', () => {
    const inCode = ({ edges, items }: ReturnType<typeof column>, shading?: Fill) => ({
      edges,
      items: items.map((item) => ({
        ...item,
        lines: item.lines.map((line) => ({ ...line, look: { ...line.look, isFixedPitch: true } })),
        ...(shading && { shading }),
      })),
    });
    const [above, below] = [column(50, full, full), column(50, 'and here', 'Another')] as const;
    const shading = { x0: 50, y0: 90, x1: 250, y1: 116, colour: '2B2B2B' };
    expect(textOf([pageOf(inCode(above)), pageOf(inCode(below))])).toEqual([1, 1]);
    expect(textOf([pageOf(inCode(above)), pageOf(inCode(below, shading))])).toEqual([1, 2]);
  });

  it('end where another section begins', () => {
    const two = pageOf(column(50, 'and here', 'Another'), column(300, full));
    expect(textOf([pageOf(column(50, full, full)), two])).toEqual([1, 2]);
    const wider = { ...pageOf(column(50, 'and here', 'Another')), width: 842 };
    expect(textOf([pageOf(column(50, full, full)), wider])).toEqual([1, 2]);
  });
});
