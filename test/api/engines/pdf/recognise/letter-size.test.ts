import { describe, expect, it } from 'vitest';
import { boundingBoxOf, type Line } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { letterSizes } from '../../../../../api/engines/pdf/recognise/letter-size.ts';

/** A line of letters of 100 pixels: its box is as high as the ink of its letters. */
function line(text: string, y: number, above: number, below: number): Line {
  const box = { xMin: 100, xMax: 900, yMin: y - above, yMax: y + below };
  return { ...box, words: [{ ...box, text }], isRightToLeft: false };
}

function sizesOf(...paragraphs: readonly (readonly Line[])[]) {
  const blocks = paragraphs.map((lines) => ({ ...boundingBoxOf(lines), lines }));
  const sizes = letterSizes({ blocks });
  return paragraphs.flat().map((each) => {
    const { em, belowBaseline } = sizes.get(each) ?? { em: 0, belowBaseline: 0 };
    return [Math.round(em), Math.round(each.yMax - belowBaseline)];
  });
}

describe('letterSizes', () => {
  it('knows the size and the baseline whatever letters a line has', () => {
    const lines = [line('Hidden', 200, 70, 0), line('Typography', 400, 70, 22), line('sun', 600, 48, 0)];
    for (const each of lines)
      expect(sizesOf([each])).toEqual([[100, each === lines[0] ? 200 : each === lines[1] ? 400 : 600]]);
  });

  it('gives paragraphs one size, the page’s if they are about as large', () => {
    const text = [
      line('Hidden', 200, 70, 0),
      line('Hollow', 300, 71, 0),
      line('Handle', 400, 70, 0),
      line('Habit', 500, 70, 0),
    ];
    const title = [line('Title', 100, 140, 0)];
    expect(sizesOf(title, text, [line('Near', 600, 74, 0)]).map(([em]) => em)).toEqual([200, 100, 100, 100, 100, 100]);
  });

  it('knows the size of lines that lean, which are higher than their words', () => {
    const [start, end] = [line('Handle', 200, 70, 0), line('Hollow', 240, 70, 0)];
    const leaning = { ...boundingBoxOf([start, end]), words: [...start.words, ...end.words], isRightToLeft: false };
    expect(sizesOf([leaning]).map(([em]) => em)).toEqual([100]);
  });

  it('knows the baseline that most words stand on, though one is as high as two lines', () => {
    const words = ['Handle', 'Hollow', 'Habit'].flatMap((text) => line(text, 200, 70, 0).words);
    const high = line('a', 240, 130, 0).words;
    const mixed = { ...boundingBoxOf([...words, ...high]), words: [...words, ...high], isRightToLeft: false };
    expect(sizesOf([mixed]).map(([, baseline]) => baseline)).toEqual([200]);
  });

  it('takes the size of dots from the adjacent text', () => {
    expect(sizesOf([line('Chapter', 200, 70, 22)], [line('......', 400, 10, 0)]).map(([em]) => em)).toEqual([100, 100]);
  });
});
