import { describe, expect, it } from 'vitest';
import { composeFlow } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/compose-flow.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import type { FlowItem, PlacedPicture } from '../../../../../../../api/engines/pdf/reconstruct/tables/filled-table.ts';
import { filledTable } from '../../../../../../support/rebuilt-pdf/filled-table.ts';
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

describe('a heading may be the last of its page', () => {
  const [heading] = textAt(100);
  const [text] = findPassages(
    findSegments([112, 124].flatMap((y) => glyphs('All of a line of forty letters, which is', 50, y))),
    edges,
  );
  if (heading === undefined || text === undefined) throw new Error('no text');
  const context = { ...paragraphContext, headingOf: (passage: unknown) => (passage === heading ? 1 : null) };
  const mayEnd = (below: FlowItem) =>
    composeFlow([heading, below], { edges, top: 40, starts: null }, context).blocks.map(
      (block) => block.type === 'paragraph' && block.mayEndPage === true,
    )[0];

  it('where the text below goes on on the next one', () => {
    const baselines = [112, 60];
    const lines = text.lines.map((line, index) => ({ ...line, baseline: baselines[index] as number }));
    expect(mayEnd({ ...text, lines })).toBe(true);
    expect(mayEnd(text)).toBe(false);
  });

  it('where the first row of a table below its header goes on on the next one', () => {
    const table = filledTable({ ...edges, y0: 112, y1: 150 });
    expect(mayEnd({ ...table, dividedRows: [0] })).toBe(true);
    expect(mayEnd({ ...table, dividedRows: [1], headerRows: 1 })).toBe(true);
    expect(mayEnd({ ...table, dividedRows: [1] })).toBe(false);
    expect(mayEnd(table)).toBe(false);
  });
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
