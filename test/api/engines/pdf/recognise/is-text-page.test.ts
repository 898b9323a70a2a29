import { describe, expect, it } from 'vitest';
import type { PageLayout } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { isTextPage } from '../../../../../api/engines/pdf/recognise/is-text-page.ts';

/** A page of 1,000 by 1,000 pixels with one line of this width and height. */
function page(width: number, height: number): PageLayout {
  const box = { xMin: 100, yMin: 100, xMax: 100 + width, yMax: 100 + height };
  const line = { ...box, words: [{ ...box, text: 'word' }], isRightToLeft: false };
  return { number: 1, width: 1000, height: 1000, blocks: [{ ...box, lines: [line] }], order: 'read' };
}

describe('isTextPage', () => {
  it('is true of a title', () => {
    expect(isTextPage(page(500, 50))).toBe(true);
  });

  it('is false for a caption, and for a letter seen in noise', () => {
    expect(isTextPage(page(400, 20))).toBe(false);
    expect(isTextPage(page(20, 20))).toBe(false);
    expect(isTextPage({ ...page(400, 20), confidence: 70 })).toBe(false);
  });

  it('is true of few words that are sure, as those of a form', () => {
    expect(isTextPage({ ...page(100, 20), confidence: 95 })).toBe(true);
    const { blocks, ...rest } = page(100, 20);
    const empty = blocks.map((block) => ({ ...block, lines: [] }));
    expect(isTextPage({ ...rest, blocks: empty, confidence: 100 })).toBe(false);
  });

  it('is true of many words that are less sure, and of none that are unsure', () => {
    const { blocks, ...rest } = page(30, 10);
    const many = Array.from({ length: 12 }, () => blocks).flat();
    expect(isTextPage({ ...rest, blocks: many, confidence: 72 })).toBe(true);
    expect(isTextPage({ ...rest, blocks: many.slice(1), confidence: 72 })).toBe(false);
    expect(isTextPage({ ...rest, blocks: many, confidence: 60 })).toBe(false);
  });
});
