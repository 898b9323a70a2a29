import { lineOf } from '../../../api/engines/pdf/layout/line-text.ts';
import { type Block, boundingBoxOf, type PageLayout, type Word } from '../../../api/engines/pdf/layout/page-layout.ts';

const letterWidth = 5;
const lineHeight = 10;

/** A line of words that are five points a letter wide and ten high. */
export function line(text: string, x: number, y: number) {
  let xMin = x;
  const words = text.split(' ').map((written): Word => {
    const xMax = xMin + written.length * letterWidth;
    const word = { xMin, yMin: y, xMax, yMax: y + lineHeight, text: written };
    xMin = xMax + letterWidth;
    return word;
  });
  return lineOf(words);
}

/** Lines under one another. */
export function block(texts: readonly string[], x = 50, y = 100, leading = 12): Block {
  const lines = texts.map((text, index) => line(text, x, y + index * leading));
  return { ...boundingBoxOf(lines), lines };
}

export const page = (...blocks: readonly Block[]): PageLayout => ({
  number: 1,
  width: 600,
  height: 800,
  blocks,
  order: 'printed',
});
