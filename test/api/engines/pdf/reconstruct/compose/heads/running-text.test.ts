import { describe, expect, it } from 'vitest';
import type { HeadRun } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/head-runs.ts';
import { runningHeads } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/running-text.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
/** A page with text at one height, and with lines of a header at others. Lines are 12 points high, 9.6 above the baseline. */
const pageWith = (index: number, text: number, ...heads: readonly number[]) => {
  const items = findPassages(findSegments(glyphs('Some text', 50, text)), edges);
  const header = heads.flatMap((baseline) => findSegments(glyphs('A head', 50, baseline)));
  return analysedPage([{ edges, items, resumesFrom: null, resumesAt: null }], { index, header });
};
const headsOf = (pages: readonly ReturnType<typeof pageWith>[], run: Partial<HeadRun> = {}) =>
  runningHeads(
    pages,
    { from: 0, to: pages.length, hasOwnFirst: false, alternates: false, ...run },
    edges,
    { offset: 0, format: 'decimal' },
    (page) => page,
    paragraphContext,
  );
const spacesOf = (blocks: readonly Block[] | null) =>
  (blocks ?? []).map((block) => (block.type === 'paragraph' ? Math.round(block.before) : null));

describe('running headers', () => {
  it('stay where they are, and end below their last line', () => {
    const page = pageWith(0, 120, 30);
    const { headerTop, headerEnd } = headsOf([page]);
    expect(headerTop).toBeCloseTo(20.4);
    expect(headerEnd(page)).toBeCloseTo(32.4);
  });

  it('may begin left of the text', () => {
    const page = { ...pageWith(0, 120), header: findSegments(glyphs('A head', 30, 30)) };
    expect(headsOf([page]).header.usual).toMatchObject([{ left: -20 }]);
  });

  it('may end right of the text', () => {
    const width = findSegments(glyphs('A head', 0, 30))[0]?.x1 ?? 0;
    const page = { ...pageWith(0, 120), header: findSegments(glyphs('A head', 264 - width, 30)) };
    expect(headsOf([page]).header.usual).toMatchObject([{ alignment: 'right', right: -14 }]);
  });

  it('may begin at the edge of the page', () => {
    expect(headsOf([pageWith(0, 40, 12)]).headerTop).toBeCloseTo(2.4);
    expect(headsOf([pageWith(0, 40, 5)]).headerTop).toBe(0);
  });

  it('are raised as far as their lines would move the text down', () => {
    const page = pageWith(0, 120, 112);
    const { headerTop, headerEnd, header } = headsOf([page]);
    expect(headerTop).toBeCloseTo(110.4 - 12);
    expect(headerEnd(page)).toBeCloseTo(110.4);
    expect(spacesOf(header.usual)).toEqual([0]);
  });

  it('begin at the highest one, and the others have space above', () => {
    const [first, second] = [pageWith(0, 200, 90), pageWith(1, 120, 30)];
    const { headerTop, headerEnd, header } = headsOf([first, second], { hasOwnFirst: true });
    expect(headerTop).toBeCloseTo(20.4);
    expect([headerEnd(first), headerEnd(second)].map(Math.round)).toEqual([92, 32]);
    expect([spacesOf(header.first), spacesOf(header.usual)]).toEqual([[60], [0]]);
  });

  it('begin above the text of pages without one, which an empty one would move down', () => {
    const { headerTop, header } = headsOf([pageWith(0, 40), pageWith(1, 120, 90)], { hasOwnFirst: true });
    expect(headerTop).toBeCloseTo(30.4 - 2.85);
    expect(spacesOf(header.usual)).toEqual([53]);
  });

  it('have no place where no page has one', () => {
    const page = pageWith(0, 120);
    const { headerTop, headerEnd } = headsOf([page]);
    expect([headerTop, headerEnd(page)]).toEqual([null, 0]);
  });
});

describe('running footers', () => {
  /** A page of 400 points with text and a footer of two lines, 12 points high each. */
  const footed = (text: number, foot: number) => {
    const footer = [foot, foot + 12].flatMap((baseline) => findSegments(glyphs('A foot', 50, baseline)));
    return { ...pageWith(0, text), footer };
  };

  it('may be so far from the edge that all their lines are below the text', () => {
    expect(headsOf([footed(300, 360)]).maxFooterDistance).toBeCloseTo(400 - 302.4 - 24 - 2);
    expect(headsOf([footed(300, 360), { ...footed(348, 360), index: 1 }]).maxFooterDistance).toBeCloseTo(23.6);
  });

  it('end below the text of pages without one, which an empty one would push over', () => {
    expect(headsOf([pageWith(0, 300)]).maxFooterDistance).toBeCloseTo(400 - 302.4 - 3.8 - 2.85);
  });
});

describe('running heads of facing pages', () => {
  it('are on even pages those of the pages with an even number', () => {
    const page = (index: number) => ({
      ...pageWith(index, 120),
      footer: findSegments(glyphs(`${index + 8} ${index % 2 === 0 ? 'left' : 'right'}`, 50, 380)),
    });
    const { footer, numbering } = headsOf([0, 1, 2, 3].map(page), { alternates: true });
    expect(numbering).toEqual({ offset: 7, format: 'decimal' });
    expect(JSON.stringify(footer.usual)).toContain('right');
    expect(JSON.stringify(footer.even)).toContain('left');
  });
});
