import type { Block } from '../../layout/page-layout.ts';
import type { Box } from '../model/page-model.ts';
import { boxOf, withWords } from './placed-words.ts';
import { pixelBox } from './raster.ts';
import { thresholds } from './thresholds.ts';
import type { Tones } from './tones.ts';

const { colour } = thresholds;

/** Whether letters are light on a dark ground: then most of their box, in pixels, is ink. */
export function isInverted({ ink, width }: Tones, { x0, x1, y0, y1 }: Box): boolean {
  let [dark, all] = [0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      dark += ink[y * width + x] as number;
      all++;
    }
  return dark > colour.maxInk * all;
}

/** The part of a box that has ink; null if there is none. In points. */
export function inkBox(tones: Tones, box: Box): Box | null {
  const { ink, width, pixelsPerPoint } = tones;
  const pixels = pixelBox(tones, box);
  if (isInverted(tones, pixels)) return box;
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let y = pixels.y0; y < pixels.y1; y++)
    for (let x = pixels.x0; x < pixels.x1; x++) {
      if (ink[y * width + x] === 0) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  if (x1 < x0) return null;
  return {
    x0: x0 / pixelsPerPoint,
    x1: (x1 + 1) / pixelsPerPoint,
    y0: y0 / pixelsPerPoint,
    y1: (y1 + 1) / pixelsPerPoint,
  };
}

/** Words as large as their ink. In points. */
export const onInk = (blocks: readonly Block[], tones: Tones): readonly Block[] =>
  withWords(blocks, (word) => {
    const ink = inkBox(tones, boxOf(word));
    return ink === null ? word : { text: word.text, xMin: ink.x0, xMax: ink.x1, yMin: ink.y0, yMax: ink.y1 };
  });
