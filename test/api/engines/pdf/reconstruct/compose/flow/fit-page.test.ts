import { describe, expect, it } from 'vitest';
import { fitPage, type PageRoom } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/fit-page.ts';
import { thresholds } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/thresholds.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';

const paragraph = emptyParagraph({ before: 40, line: { rule: 'exact', value: 12 } });
const room: PageRoom = {
  pageHeight: 800,
  top: 50,
  drawnBottom: 740,
  bottom: 740,
  end: 750,
  columns: 1,
  isAlone: true,
  isHidden: false,
  share: undefined,
};
/** The space before each, on average, and the lines of ten paragraphs of a page that follow one of the page before. */
function fitted(own: Partial<PageRoom>) {
  const blocks: Block[] = Array.from({ length: 11 }, () => paragraph);
  fitPage([{ blocks, from: 1 }], { ...room, ...own });
  expect(blocks[0]).toBe(paragraph);
  const set = blocks.slice(1).flatMap((block) => (block.type === 'paragraph' ? [block] : []));
  return { before: set.reduce((sum, { before }) => sum + before, 0) / 10, line: set[0]?.line.value };
}
const usual = { before: 40, line: 12 };

describe('a page whose blocks would run over', () => {
  it('is left alone if they fit', () => {
    expect(fitted({})).toEqual(usual);
    expect(fitted({ drawnBottom: 749, bottom: 749 })).toEqual(usual);
  });

  it('loses space between them', () => {
    const { reserveShare: reserve } = thresholds.closer;
    expect(fitted({ bottom: 770 })).toEqual({ before: expect.closeTo(40 - (20 + reserve * 800) / 10), line: 12 });
  });

  it('ends where it did in the PDF if text goes on from it or to it', () => {
    expect(fitted({ bottom: 770, isAlone: false })).toEqual({ before: expect.closeTo(40 - 3), line: 12 });
    expect(fitted({ bottom: 749, isAlone: false })).toEqual(usual);
  });

  it('is left alone if they would have to be too close', () => {
    expect(fitted({ bottom: 1200 })).toEqual(usual);
    expect(fitted({ bottom: 1200, isAlone: false })).toEqual(usual);
  });

  it('is set at the share of its height at which a proof fits', () => {
    expect(fitted({ share: 0.9 })).toEqual({ before: expect.closeTo(40 - 6.9), line: 12 });
  });

  it('is set closer evenly where text runs on over several pages', () => {
    expect(fitted({ share: 0.9, isAlone: false })).toEqual({ before: 36, line: expect.closeTo(10.8) });
    expect(fitted({ share: 0.8, isAlone: false })).toEqual(usual);
  });

  it('is set closer by what was foreseen as well, unless its lines would touch', () => {
    const { reserveShare: reserve } = thresholds.closer;
    const foreseen = 20 + reserve * 800;
    const before = 40 - (foreseen + 0.1 * (720 - foreseen)) / 10;
    expect(fitted({ bottom: 770, share: 0.9 })).toEqual({ before: expect.closeTo(before), line: 12 });
    expect(fitted({ bottom: 1200, share: 0.9 })).toEqual({ before: expect.closeTo(40 - 11.5), line: 12 });
  });

  it('keeps room below hidden text, whose letters may be of any width', () => {
    expect(fitted({ isHidden: true })).toEqual({ before: expect.closeTo(40 - 10.35), line: 12 });
    expect(fitted({ isHidden: true, isAlone: false })).toEqual(usual);
  });
});
