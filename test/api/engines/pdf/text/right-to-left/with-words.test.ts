import { describe, expect, it } from 'vitest';
import type { PageLayout } from '../../../../../../api/engines/pdf/layout/page-layout.ts';
import { withWords } from '../../../../../../api/engines/pdf/text/right-to-left/with-words.ts';
import { block, page } from '../../../../../support/pdf/layout.ts';

const textsOf = ({ blocks }: PageLayout) =>
  blocks.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('withWords', () => {
  it('gives a right-to-left line the words that were read where it is', () => {
    const printed = page(block(['ןמוי רפס הז'], 50));
    // As Poppler has them, and as PDFium does: from the right.
    const read = page(block(['זה'], 95), block(['ספר'], 75), block(['יומן'], 50));
    const found = withWords(printed, read);
    expect(textsOf(found)).toEqual(['זה ספר יומן']);
    expect(found.order).toBe('read');
    expect(found.blocks[0]?.lines[0]).toMatchObject({ xMin: 50, xMax: 105, isRightToLeft: true });
  });

  it('leaves lines without right-to-left letters, and what is read elsewhere', () => {
    const printed = page(block(['two words'], 50), block(['םולש'], 50, 112));
    const read = page(block(['other words'], 50), block(['שלום'], 50, 112), block(['יומן'], 300, 400));
    expect(textsOf(withWords(printed, read))).toEqual(['two words', 'שלום']);
  });

  it('tells lines that overlap by their middle', () => {
    const printed = page(block(['דחא'], 50, 100), block(['םיינש'], 50, 107));
    const read = page(block(['אחד'], 50, 100), block(['שניים'], 50, 107));
    expect(textsOf(withWords(printed, read))).toEqual(['אחד', 'שניים']);
  });

  it('has one line of what is in pieces: a word at the end, and letters with their vowels', () => {
    const printed = page(block(['ןמוי'], 50), block(['הז'], 96), block(['רפס'], 74, 98));
    const read = page(block(['זה ספר יומן'], 50));
    expect(textsOf(withWords(printed, read))).toEqual(['זה ספר יומן']);
  });

  it('has Latin words of a line once, wherever they were', () => {
    const printed = page(block(['TWO'], 75), block(['ןמוי'], 50), block(['end here'], 50, 300));
    const read = page(block(['TWO', 'יומן'], 50, 100, 0), block(['end here'], 50, 300));
    const [line] = read.blocks[0]?.lines ?? [];
    expect(line?.words).toHaveLength(1);
    expect(textsOf(withWords(printed, page(block(['יומן TWO'], 50), block(['end here'], 50, 300))))).toEqual([
      'יומן TWO',
      'end here',
    ]);
  });

  it('has lines from top to bottom, and what is side by side from the right', () => {
    const printed = page(block(['דחא', 'םינש'], 50));
    const read = page(block(['שלוש'], 50, 112), block(['שנים'], 80, 112), block(['אחד'], 50));
    expect(textsOf(withWords(printed, read))).toEqual(['אחד', 'שנים שלוש']);
  });

  it('keeps columns apart', () => {
    const printed = page(block(['דחא', 'םינש'], 300), block(['שולש', 'עברא'], 50));
    const read = page(block(['אחד', 'שנים'], 300), block(['שלוש', 'ארבע'], 50));
    expect(textsOf(withWords(printed, read))).toEqual(['אחד', 'שנים', 'שלוש', 'ארבע']);
  });

  it('leaves a page of which letters are not found', () => {
    const printed = page(block(['םולש םולש', 'ןמוי'], 50));
    for (const read of [page(), page(block(['שלום'], 50)), page(block(['שלום שלום'], 300, 400))])
      expect(withWords(printed, read)).toBe(printed);
  });

  it('misses neither vowels nor lengthening strokes', () => {
    const printed = page(block(['ًةــلــيــوــط'], 50));
    expect(textsOf(withWords(printed, page(block(['طويلة'], 50))))).toEqual(['طويلة']);
  });

  it('does not take an age for pages of words', () => {
    const many = page(
      block(
        Array.from({ length: 20_000 }, () => 'םולש'),
        50,
        100,
        0,
      ),
    );
    expect(withWords(many, many)).toBe(many);
  });
});
