import { describe, expect, it } from 'vitest';
import { composeFlow } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/compose-flow.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import type { PlacedPicture } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const textAt = (baseline: number) => findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);
const picture = (y0: number, y1: number, x0 = 150): PlacedPicture => {
  const own = { x0, x1: x0 + 50, y0, y1 };
  return { ...own, type: 'picture', picture: { ...own, bytes: new Uint8Array(), format: 'png' } };
};
const spacesBefore = (items: Parameters<typeof composeFlow>[0]) =>
  composeFlow(items, { edges, top: 40, starts: null }, paragraphContext).blocks.map((block) =>
    block.type === 'paragraph' ? Math.round(block.before) : null,
  );

describe('blocks below each other', () => {
  it('keep the room that the page has between them', () => {
    expect(spacesBefore([picture(60, 100), ...textAt(160), picture(200, 230)])).toEqual([20, 50, 38]);
  });

  it('stand where they did below what stood side by side', () => {
    expect(spacesBefore([picture(60, 100), picture(60, 100), ...textAt(200)])).toEqual([20, 0, 50]);
  });

  it('keep some room where what stood side by side took it', () => {
    expect(spacesBefore([picture(60, 100), picture(60, 100), ...textAt(130)])).toEqual([20, 0, 7]);
  });
});

it('a heading may be the last of its page where the text below goes on on the next one', () => {
  const [heading] = textAt(100);
  const [text] = findPassages(
    findSegments([112, 124].flatMap((y) => glyphs('All of a line of forty letters, which is', 50, y))),
    edges,
  );
  if (heading === undefined || text === undefined) throw new Error('no text');
  const divided = { ...text, lines: text.lines.map((line, index) => ({ ...line, baseline: index === 0 ? 112 : 60 })) };
  const context = { ...paragraphContext, headingOf: (passage: unknown) => (passage === heading ? 1 : null) };
  const mayEnd = (below: typeof text) =>
    composeFlow([heading, below], { edges, top: 40, starts: null }, context).blocks.map(
      (block) => block.type === 'paragraph' && block.mayEndPage,
    );
  expect(mayEnd(divided)).toEqual([true, undefined]);
  expect(mayEnd(text)).toEqual([undefined, undefined]);
});

describe('shaded paragraphs', () => {
  const shaded = (baseline: number, y0: number, y1: number) =>
    textAt(baseline).map((passage) => ({ ...passage, shading: { ...edges, y0, y1, colour: 'EEEEEE' } }));
  const shadingsOf = (items: Parameters<typeof composeFlow>[0]) =>
    composeFlow(items, { edges, top: 40, starts: null }, paragraphContext).blocks.map((block) =>
      block.type === 'paragraph' ? [block.shading, Math.round(block.before + block.line.value)] : null,
    );

  it('have an unshaded one between them where the page shows', () => {
    expect(shadingsOf([...shaded(60, 50, 64), ...shaded(100, 90, 104)])).toEqual([
      ['EEEEEE', 22],
      [null, 28],
      ['EEEEEE', 12],
    ]);
  });

  it('have none where they share an area', () => {
    expect(shadingsOf([...shaded(60, 50, 77), ...shaded(100, 77, 104)])).toEqual([
      ['EEEEEE', 22],
      ['EEEEEE', 40],
    ]);
  });
});

describe('pictures side by side', () => {
  it('share a paragraph, with tabs to their places', () => {
    const { blocks } = composeFlow(
      [picture(60, 100, 180), picture(62, 90, 100)],
      { edges, top: 40, starts: null },
      paragraphContext,
    );
    expect(blocks).toHaveLength(1);
    const [row] = blocks;
    const tabs = [{ at: 130, alignment: 'left', leader: 'none' }];
    expect(row).toMatchObject({ type: 'paragraph', before: 20, left: 50, tabs });
    expect(row?.type === 'paragraph' && row.inlines.map(({ type }) => type)).toEqual(['drawing', 'tab', 'drawing']);
  });

  it('extend into the padding of their cells only where they are wider than the room in it', () => {
    const indentsOf = (item: PlacedPicture) =>
      composeFlow([item], { edges, top: 40, starts: null }, paragraphContext).blocks.map((block) =>
        block.type === 'paragraph' ? [block.left, block.right] : null,
      );
    expect(indentsOf(picture(60, 100, 46))).toEqual([[0, 0]]);
    expect(indentsOf({ ...picture(60, 100, 46), x1: 255 })).toEqual([[-4, -5]]);
  });

  it('extend beyond the margins where they stand there', () => {
    const { blocks } = composeFlow(
      [picture(60, 100, 20), picture(62, 90, 230)],
      { edges, top: 40, starts: null },
      paragraphContext,
    );
    expect(blocks).toMatchObject([{ left: -30, right: -31, tabs: [{ at: 180 }] }]);
  });

  it('have no tab between them where they touch, and room where they are as wide as the text', () => {
    const strip = [50, 100, 150, 200].map((x0) => picture(60, 100, x0));
    const [row, ...others] = composeFlow(strip, { edges, top: 40, starts: null }, paragraphContext).blocks;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ left: 0, right: -1, tabs: [] });
    expect(row?.type === 'paragraph' && row.inlines.map(({ type }) => type)).toEqual(strip.map(() => 'drawing'));
  });
});
