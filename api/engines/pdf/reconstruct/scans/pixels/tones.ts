import type { Raster } from '../../extract/raster.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { channelsOf, lightnessOf, pixelBox } from './raster.ts';

const { share, minTone } = thresholds.ink;
const channels = 3;
/** Every how many pixels of a page are looked at for the colour of its paper. */
const paperStep = 7;
/** Paper is not darker. */
const darkestPaper = 150;
const white = 0xffffffff;

/** What the pixels of a page are. */
export interface Tones extends Pick<Raster, 'width' | 'height' | 'pixelsPerPoint'> {
  readonly lightness: Uint8Array;
  /** Whether a pixel is clearly darker than paper, as letters are. */
  readonly ink: Uint8Array;
  /** Whether it differs from paper at all. */
  readonly tone: Uint8Array;
  /** The colour of the paper, as a pixel. */
  readonly paper: number;
}

/** The most common light colour of a page, as a pixel. */
export function paperOf({ pixels }: Raster): number {
  const counts = Array.from({ length: channels }, () => new Uint32Array(256));
  for (let at = 0; at < pixels.length; at += paperStep) {
    const pixel = pixels[at] as number;
    if (lightnessOf(pixel) < darkestPaper) continue;
    for (const [channel, value] of channelsOf(pixel).entries()) {
      const count = counts[channel] as Uint32Array;
      count[value] = (count[value] as number) + 1;
    }
  }
  const [red, green, blue] = counts.map((count) => {
    const most = Math.max(...count);
    return most === 0 ? 255 : count.indexOf(most);
  }) as [number, number, number];
  return (white & 0xff000000) | (red << 16) | (green << 8) | blue;
}

/** Tells the ink and the tones of a page from its paper. */
export function tonesOf(raster: Raster): Tones {
  const { width, height, pixelsPerPoint, pixels } = raster;
  const paper = paperOf(raster);
  const [paperRed, paperGreen, paperBlue] = channelsOf(paper);
  const darkest = share * lightnessOf(paper);
  const [lightness, ink, tone] = [0, 0, 0].map(() => new Uint8Array(pixels.length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    const level = lightnessOf(pixel);
    lightness[at] = level;
    if (level < darkest) ink[at] = 1;
    const [red, green, blue] = [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255];
    if (paperRed - red > minTone || paperGreen - green > minTone || paperBlue - blue > minTone) tone[at] = 1;
  }
  return { width, height, pixelsPerPoint, lightness, ink, tone, paper };
}

/** Takes what lies in boxes, in points, for paper. */
export function erase({ ink, tone, ...size }: Tones, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const { x0, x1, y0, y1 } = pixelBox(size, box);
    for (let y = y0; y < y1; y++) {
      ink.fill(0, y * size.width + x0, y * size.width + x1);
      tone.fill(0, y * size.width + x0, y * size.width + x1);
    }
  }
}
