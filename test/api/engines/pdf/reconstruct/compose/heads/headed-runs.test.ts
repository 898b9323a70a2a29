import { describe, expect, it } from 'vitest';
import { headedRuns } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/headed-runs.ts';
import type { Repeated } from '../../../../../../../api/engines/pdf/reconstruct/flow/analysed-page.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const page = (index: number, head: string, resumesAt: number | null = null) => {
  const items = findPassages(findSegments(glyphs('Some text', 50, 110)), edges);
  const header = findSegments(glyphs(head, 50, 30));
  return analysedPage([{ edges, items, resumesFrom: resumesAt, resumesAt }], { index, header });
};
const shape: Shape = { x0: 20, y0: 20, x1: 40, y1: 40, steps: [], fill: 'FF0000', stroke: null, width: 0 };
const nothing: Repeated = { pictures: [], shapes: [] };
const runsOf = (pages: readonly ReturnType<typeof page>[], repeated = nothing) =>
  headedRuns(pages, () => edges, repeated, paragraphContext);

describe('runs of pages with their running heads', () => {
  it('begin where other heads do', () => {
    const runs = runsOf(['one', 'one', 'two', 'two'].map((head, index) => page(index, head)));
    expect(runs.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('do not begin within a paragraph', () => {
    const runs = runsOf([page(0, 'one'), page(1, 'one'), page(2, 'two', 90), page(3, 'two', 90)]);
    expect(runs).toHaveLength(1);
  });

  it('have a first page of its own if that lacks what the others repeat', () => {
    const drawn = { drawn: shape, on: new Set([1, 2]) };
    const [run, ...others] = runsOf([page(0, 'one'), page(1, 'one'), page(2, 'one')], {
      pictures: [],
      shapes: [drawn],
    });
    expect(others).toEqual([]);
    expect(run).toMatchObject({ hasOwnFirst: true });
    const drawnIn = (blocks: unknown) => JSON.stringify(blocks).includes('"shapes"');
    expect([drawnIn(run?.header.first), drawnIn(run?.header.usual)]).toEqual([false, true]);
    expect(run?.later).toEqual({ header: { ...run?.header, first: null }, footer: { ...run?.footer, first: null } });
  });

  it('have the same heads for later sections if their first page has no others', () => {
    const [run] = runsOf([page(0, 'one'), page(1, 'one')]);
    expect([run?.later.header === run?.header, run?.later.footer === run?.footer]).toEqual([true, true]);
  });

  it('have numbers as fields though each page has another title, and go on counting where a page has none', () => {
    const numbered = (index: number, head: string, foot: string) => ({
      ...page(index, head),
      footer: findSegments(glyphs(foot, 150, 380)),
    });
    const runs = runsOf([
      ...[numbered(0, 'one', 'iii'), numbered(1, 'two', 'iv')],
      ...[page(2, 'three'), numbered(3, 'four', '1'), numbered(4, 'five', '2')],
    ]);
    expect(runs.map(({ numbering }) => numbering)).toEqual([
      { offset: 2, format: 'lowerRoman' },
      { offset: 2, format: 'lowerRoman' },
      { offset: 2, format: 'lowerRoman' },
      { offset: -3, format: 'decimal' },
      { offset: -3, format: 'decimal' },
    ]);
    const fieldsOf = (blocks: unknown) => /"shown":"(\w+)"/.exec(JSON.stringify(blocks))?.[1] ?? null;
    expect(runs.map(({ footer }) => fieldsOf(footer.usual))).toEqual(['iv', 'iv', null, '2', '2']);
  });
});
