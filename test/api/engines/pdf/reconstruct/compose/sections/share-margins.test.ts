import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  movedHeads,
  shareMargins,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/sections/share-margins.ts';
import type { Paragraph, Section } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';

const margins = { top: 70, right: 60, bottom: 70, left: 50, header: 35, footer: 35 };
const noHeads = { usual: null, first: null, even: null };
const paragraph = (own: Partial<Paragraph>): Paragraph => ({ ...emptyParagraph({}), ...own });
const section = (own: Partial<Section>): Section => ({
  ...{ width: 600, height: 800, margins, start: 'nextPage', columns: [] },
  ...{ header: noHeads, footer: noHeads, firstPageNumber: null, blocks: [] },
  ...own,
});
const columns = [
  { width: 230, space: 20 },
  { width: 230, space: 0 },
];
const inColumns = section({ start: 'continuous', columns, margins: { ...margins, left: 62 } });
const sides = (sections: readonly Section[]) => sections.map((each) => each.margins.left);
const leftOf = ({ blocks }: Section) => blocks.map(({ left }) => left);

describe('sections of one page', () => {
  it('have the margin of its columns, and text in one column is indented as far', () => {
    const tab = { at: 100, alignment: 'left', leader: 'none' } as const;
    const title = section({
      blocks: [paragraph({ alignment: 'center' }), paragraph({ left: 30, tabs: [tab] })],
      header: { ...noHeads, usual: [paragraph({ left: 5 })] },
    });
    const shared = shareMargins([title, inColumns]);
    expect(sides(shared)).toEqual([62, 62]);
    expect(leftOf(shared[0] as Section)).toEqual([-12, 18]);
    expect(shared[0]?.blocks[1]).toMatchObject({ tabs: [{ at: 88 }] });
    expect(shared[0]?.header.usual?.[0]?.left).toBe(-7);
    expect(shared[1]).toBe(inColumns);
  });

  it('have it below the columns, too', () => {
    const below = section({ start: 'continuous', blocks: [paragraph({})] });
    const shared = shareMargins([{ ...inColumns, start: 'nextPage' }, below]);
    expect(sides(shared)).toEqual([62, 62]);
    expect(leftOf(shared[1] as Section)).toEqual([-12]);
  });

  it('keep their margins on pages without columns, and where they began pages before', () => {
    const plain = section({ blocks: [paragraph({})] });
    const long = section({ blocks: [paragraph({}), paragraph({ starts: 'page' })] });
    expect(sides(shareMargins([plain, plain]))).toEqual([50, 50]);
    expect(sides(shareMargins([plain, long, inColumns]))).toEqual([50, 50, 62]);
  });
});

it('heads stay at their place of the page, on both sides and from right to left', () => {
  const to = { left: 62, right: 55 };
  const heads = { ...noHeads, usual: [paragraph({ left: 20 }), paragraph({ left: 20, isRightToLeft: true })] };
  expect(movedHeads(heads, margins, to).usual).toMatchObject([
    { left: 8, right: 5 },
    { left: 25, right: -12 },
  ]);
  expect(movedHeads(heads, margins, margins)).toBe(heads);
});
