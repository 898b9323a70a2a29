import type { Block } from '../../layout/page-layout.ts';
import { hexByte } from '../extract/pdfium/colour.ts';
import type { Raster } from '../extract/raster.ts';
import type { Box } from '../model/page-model.ts';
import { boxOf, withWords } from './placed-words.ts';
import { channelsOf, pixelBox } from './raster.ts';
import { thresholds } from './thresholds.ts';
import type { Tones } from './tones.ts';

const { bold, colour } = thresholds;

/** Whether letters are light on a dark ground: then most of their box is ink. */
function isInverted({ ink, width }: Tones, { x0, x1, y0, y1 }: Box): boolean {
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

/**
 * How thick the upright strokes of words are, in points; null if there are too few to tell.
 * @param em The size of the letters in points.
 */
export function strokeWidth(tones: Tones, words: readonly Box[], em: number): number | null {
  const { ink, width, pixelsPerPoint } = tones;
  const runs: number[] = [];
  const longest = bold.maxStroke * em * pixelsPerPoint;
  for (const word of words) {
    const { x0, x1, y0, y1 } = pixelBox(tones, word);
    const isLight = isInverted(tones, { x0, x1, y0, y1 });
    for (let y = y0; y < y1; y++) {
      let from = -1;
      for (let x = x0; x <= x1; x++) {
        const isInk = x < x1 && (ink[y * width + x] === 1) !== isLight;
        if (isInk && from < 0) from = x;
        if (isInk || from < 0) continue;
        if (x - from <= longest) runs.push(x - from);
        from = -1;
      }
    }
  }
  if (runs.length < bold.minRuns) return null;
  runs.sort((a, b) => a - b);
  const middle = runs.slice(runs.length >> 2, runs.length - (runs.length >> 2));
  return middle.reduce((sum, run) => sum + run, 0) / middle.length / pixelsPerPoint;
}

const hex = (value: number) => hexByte(Math.min(15, Math.round(value / 17)) * 17);

/** The colour of the letters of words, RRGGBB: black unless it is clearly another. */
export function letterColour(raster: Raster, tones: Tones, words: readonly Box[]): string {
  const { ink, tone, width, lightness } = tones;
  const boxes = words.map((word) => pixelBox(tones, word));
  const light = boxes.filter((box) => isInverted(tones, box)).length > boxes.length / 2;
  const levels = new Uint32Array(256);
  const each = (visit: (at: number) => void) => {
    for (const { x0, x1, y0, y1 } of boxes)
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          const at = y * width + x;
          if (light ? ink[at] === 0 : tone[at] === 1) visit(at);
        }
  };
  let count = 0;
  each((at) => {
    const level = lightness[at] as number;
    levels[level] = (levels[level] as number) + 1;
    count++;
  });
  if (count === 0) return '000000';
  // The cores of the strokes: their edges are blurred.
  let [left, limit] = [count / 4, light ? 255 : 0];
  while (left > 0 && limit >= 0 && limit < 256) {
    left -= levels[limit] as number;
    limit += light ? -1 : 1;
  }
  let [red, green, blue, cores] = [0, 0, 0, 0];
  each((at) => {
    const level = lightness[at] as number;
    if (light ? level < limit : level > limit) return;
    const [ownRed, ownGreen, ownBlue] = channelsOf(raster.pixels[at] as number);
    red += ownRed;
    green += ownGreen;
    blue += ownBlue;
    cores++;
  });
  const channels = [red / cores, green / cores, blue / cores];
  const isColoured = Math.max(...channels) - Math.min(...channels) >= colour.minChroma;
  const average = channels.reduce((sum, value) => sum + value, 0) / channels.length;
  if (!isColoured && average < colour.minGrey) return '000000';
  if (light && !isColoured) return 'FFFFFF';
  return channels.map(hex).join('');
}
