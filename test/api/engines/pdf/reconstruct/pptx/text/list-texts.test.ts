import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { listTexts } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/list-texts.ts';
import { createSlideParagraphs } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-paragraph.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 400 };
const widths = { widths: paragraphContext.widths, fitLine: ({ marks }: Line) => marks, keepsLines: () => false };
const item = (label: string, text: string, y: number, x = 50) => [...glyphs(label, x, y), ...glyphs(text, x + 20, y)];

function textsOf(...letters: readonly ReturnType<typeof glyphs>[]) {
  const passages = findPassages(joinSegments(findSegments(letters.flat())), edges);
  return listTexts(
    passages.map((passage) => [passage]),
    createSlideParagraphs(passages, paragraphContext.words, widths),
  );
}

describe('the text of a list', () => {
  it('is one box, each item where it was', () => {
    const texts = textsOf(
      item('•', 'The first item', 100),
      item('•', 'The second item', 120),
      item('–', 'An item of the second', 140, 70),
    );
    expect(texts).toHaveLength(1);
    const [{ paragraphs, x0, y1 } = { paragraphs: [], x0: 0, y1: 0 }] = texts;
    expect([x0, y1]).toEqual([50, expect.closeTo(142)]);
    expect(paragraphs.map(({ left, firstLine }) => [left, firstLine])).toEqual([
      [20, -20],
      [20, -20],
      [40, -20],
    ]);
    const steps = paragraphs.slice(1).map(({ before = 0, pitch }) => before + pitch);
    expect(steps).toEqual([expect.closeTo(20), expect.closeTo(20)]);
  });

  it('counts its numbers from the first one on', () => {
    const [text] = textsOf(item('3.', 'The third item', 100), item('4.', 'The fourth item', 120));
    expect(text?.paragraphs.map(({ bullet }) => bullet?.type === 'number' && bullet.startsAt)).toEqual([3, 3]);
  });

  it('ends where there is room, or where text begins as far left as its bullets', () => {
    const far = textsOf(item('•', 'The first item', 100), item('•', 'Elsewhere', 160));
    expect(far.map(({ paragraphs }) => paragraphs.length)).toEqual([1, 1]);
    const closed = textsOf(item('•', 'The first item', 100), item('•', 'The last item', 120), glyphs('Then', 50, 145));
    expect(closed.map(({ paragraphs }) => paragraphs.length)).toEqual([2, 1]);
  });

  it('ends below lines that may end anywhere, as those of Chinese do', () => {
    const second = glyphs('二三四五', 70, 112);
    const texts = textsOf(item('•', '一'.repeat(66), 100), second, item('•', '一二三四', 130));
    expect(texts.map(({ paragraphs }) => paragraphs.length)).toEqual([1, 1]);
  });

  it('does not begin with what stands above its items', () => {
    const texts = textsOf(glyphs('A heading', 50, 80), item('•', 'The first item', 105), item('•', 'Another', 125));
    expect(texts.map(({ paragraphs }) => paragraphs.length)).toEqual([1, 2]);
  });
});
