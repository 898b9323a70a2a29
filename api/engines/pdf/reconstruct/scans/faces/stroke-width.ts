import type { Box } from '../../model/page-model.ts';
import { lightnessOf, pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';
import { isInverted } from '../words/measure-words.ts';

const { bold } = thresholds;

/**
 * How light the darkest part of words is, from 0 to 255: the cores of their strokes, whose edges are blurred, or the ground of
 * light letters. As light as paper if there is nothing.
 */
export function coreLevel({ tone, lightness, paper, ...size }: Tones, words: readonly Box[]): number {
  const levels = new Uint32Array(256);
  let count = 0;
  for (const word of words) {
    const { x0, x1, y0, y1 } = pixelBox(size, word);
    for (let y = y0; y < y1; y++)
      for (let at = y * size.width + x0; at < y * size.width + x1; at++) {
        if (tone[at] === 0) continue;
        const level = lightness[at] as number;
        levels[level] = (levels[level] as number) + 1;
        count++;
      }
  }
  if (count === 0) return lightnessOf(paper);
  let [left, level] = [count * bold.coreShare, 0];
  while (left > 0) left -= levels[level++] as number;
  return level - 1;
}

/**
 * The widths of the strokes that a row of pixels goes through, in parts of a pixel: an edge is where lightness passes the limit.
 * @param above How far each pixel is above that limit; strokes are below it.
 */
function strokesIn(above: (x: number) => number, x0: number, x1: number): readonly number[] {
  const found: number[] = [];
  let from: number | null = null;
  let before = 0;
  for (let x = x0; x <= x1; x++) {
    const own = x < x1 ? above(x) : 0;
    const edge = x === x0 || x === x1 ? x - 0.5 : x - 1 + before / (before - own);
    if (own < 0) from ??= edge;
    else if (from !== null) {
      found.push(edge - from);
      from = null;
    }
    before = own;
  }
  return found;
}

/**
 * How thick the upright strokes of words are, in points, at half their darkness: grey ones are lighter. Null if there
 * are too few to measure.
 * @param em The size of the letters in points.
 */
export function strokeWidth(tones: Tones, words: readonly Box[], em: number): number | null {
  const { lightness, width, pixelsPerPoint, paper } = tones;
  const half = (coreLevel(tones, words) + lightnessOf(paper)) / 2;
  const longest = bold.maxStroke * em * pixelsPerPoint;
  const strokes = words.flatMap((word) => {
    const box = pixelBox(tones, word);
    const sign = isInverted(tones, box) ? -1 : 1;
    const inWord: number[] = [];
    for (let y = box.y0; y < box.y1; y++)
      for (const stroke of strokesIn((x) => sign * ((lightness[y * width + x] as number) - half), box.x0, box.x1))
        if (stroke <= longest) inWord.push(stroke);
    return inWord;
  });
  if (strokes.length < bold.minRuns) return null;
  strokes.sort((a, b) => a - b);
  const middle = strokes.slice(strokes.length >> 2, strokes.length - (strokes.length >> 2));
  return middle.reduce((sum, stroke) => sum + stroke, 0) / middle.length / pixelsPerPoint;
}
