import type { Block } from '../../../layout/page-layout.ts';
import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';
import { boxOf, withWords } from './placed-words.ts';

const { colour, pale, shade } = thresholds;

/** The share of the pixels just outside a box that are ink. */
function groundAround({ ink, width, height }: Tones, { x0, x1, y0, y1 }: Box): number {
  const [left, right] = [Math.max(0, x0 - colour.ring), Math.min(width - 1, x1 + colour.ring - 1)];
  const [top, bottom] = [Math.max(0, y0 - colour.ring), Math.min(height - 1, y1 + colour.ring - 1)];
  let dark = 0;
  for (let x = left; x <= right; x++) dark += (ink[top * width + x] as number) + (ink[bottom * width + x] as number);
  for (let y = top; y <= bottom; y++) dark += (ink[y * width + left] as number) + (ink[y * width + right] as number);
  return dark / (2 * (right - left + 1) + 2 * (bottom - top + 1));
}

/**
 * Whether letters are on a dark ground: that is around them, or most of their box, in pixels, is ink. Where there is paper around
 * them, they are bold or small.
 */
function isOnDark(tones: Tones, box: Box): boolean {
  const { ink, width } = tones;
  const { x0, x1, y0, y1 } = box;
  let [dark, all] = [0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      dark += ink[y * width + x] as number;
      all++;
    }
  const around = groundAround(tones, box);
  return (
    dark > colour.minInk * all &&
    (around > colour.minGround || (dark > colour.maxInk * all && around > colour.maxPaper))
  );
}

/** How light the ink just outside a box, in pixels, is on average. */
function levelAround({ ink, lightness, width, height }: Tones, { x0, x1, y0, y1 }: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, y0 - colour.ring); y < Math.min(height, y1 + colour.ring); y++)
    for (let x = Math.max(0, x0 - colour.ring); x < Math.min(width, x1 + colour.ring); x++) {
      const at = y * width + x;
      if ((x >= x0 && x < x1 && y >= y0 && y < y1) || ink[at] === 0) continue;
      sum += lightness[at] as number;
      count++;
    }
  return sum / Math.max(1, count);
}

/**
 * The lightness below which pixels in a box, in pixels, are letters that are darker than the dark ground that they are on, such as
 * black ones on grey; null if they are not on such.
 */
export function limitOnDark(tones: Tones, box: Box): number | null {
  if (!isOnDark(tones, box)) return null;
  const { lightness, width } = tones;
  const ground = levelAround(tones, box);
  const [least, most] = [ground - shade.maxUnlike, ground + shade.maxUnlike];
  let [darker, lighter] = [0, 0];
  for (let y = box.y0; y < box.y1; y++)
    for (let at = y * width + box.x0; at < y * width + box.x1; at++) {
      if ((lightness[at] as number) < least) darker++;
      if ((lightness[at] as number) > most) lighter++;
    }
  return darker > lighter ? least : null;
}

/** Whether letters are light on a dark ground. */
export const isInverted = (tones: Tones, box: Box): boolean => isOnDark(tones, box) && limitOnDark(tones, box) === null;

/** The part of a box where something is marked; null if that is nothing. In points. */
function markedBox(marks: Uint8Array, { width, pixelsPerPoint }: Tones, pixels: Box): Box | null {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let y = pixels.y0; y < pixels.y1; y++)
    for (let x = pixels.x0; x < pixels.x1; x++) {
      if (marks[y * width + x] === 0) continue;
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

/** Whether letters are so pale that little of them is ink, as grey ones are. */
function isPale({ ink, tone, width }: Tones, { x0, x1, y0, y1 }: Box): boolean {
  let [dark, toned] = [0, 0];
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      dark += ink[at] as number;
      toned += tone[at] as number;
    }
  return dark < pale.maxInk * toned && toned < pale.maxGround * (x1 - x0) * (y1 - y0);
}

/** The part of a box that has ink, or of pale letters what is not paper; null if there is none. In points. */
export function inkBox(tones: Tones, box: Box): Box | null {
  const pixels = pixelBox(tones, box);
  if (isInverted(tones, pixels)) return box;
  return markedBox(isPale(tones, pixels) ? tones.tone : tones.ink, tones, pixels);
}

/** Words as large as their ink. In points. */
export const onInk = (blocks: readonly Block[], tones: Tones): readonly Block[] =>
  withWords(blocks, (word) => {
    const ink = inkBox(tones, boxOf(word));
    return ink === null ? word : { text: word.text, xMin: ink.x0, xMax: ink.x1, yMin: ink.y0, yMax: ink.y1 };
  });
