import { type Block, type Line, wordsOf } from '../../../layout/page-layout.ts';
import type { Raster } from '../../extract/raster.ts';
import { areaOf, isWithin, middleOf } from '../../model/box.ts';
import type { Box, Page } from '../../model/page-model.ts';
import { lightnessOf, pixelBox } from '../pixels/raster.ts';
import { thresholds } from '../thresholds.ts';
import { boxOf } from '../words/placed-words.ts';

const { minPage, minWords, minLineWords, minProse, edge } = thresholds.writtenPicture;

/**
 * Whether text is on a picture that covers most of a page, as on a photograph of a sheet on a table: lines of several words,
 * which labels of drawings are not.
 * @param page Its size in points, as all boxes.
 */
export function isOnPicture(
  page: Pick<Page, 'width' | 'height'>,
  pictures: readonly Box[],
  text: readonly Block[],
): boolean {
  const words = wordsOf(text);
  if (words.length < minWords) return false;
  const prose = wordsOf(
    text.map((block) => ({ ...block, lines: block.lines.filter((line) => line.words.length >= minLineWords) })),
  ).map(boxOf);
  return pictures.some(
    (picture) =>
      areaOf(picture) >= minPage * page.width * page.height &&
      prose.filter((word) => isWithin(picture, ...middleOf(word))).length >= minProse * words.length,
  );
}

/** The lightness of what a word stands on, and of the word and that together. */
interface WordLight extends Record<'ground' | 'mean', number> {
  /** What it stands on, as a pixel. */
  readonly pixel: number;
  /** The word and its edge, in pixels. */
  readonly box: Box;
}

function lightOf(raster: Raster, word: Box): WordLight {
  const { pixels, width } = raster;
  const box = pixelBox(raster, { x0: word.x0 - edge, y0: word.y0 - edge, x1: word.x1 + edge, y1: word.y1 + edge });
  const inner = pixelBox(raster, word);
  const around: number[] = [];
  let [sum, count] = [0, 0];
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const pixel = pixels[y * width + x] as number;
      sum += lightnessOf(pixel);
      count++;
      if (y < inner.y0 || y >= inner.y1 || x < inner.x0 || x >= inner.x1) around.push(pixel);
    }
  around.sort((one, other) => lightnessOf(one) - lightnessOf(other));
  const pixel = around[around.length >> 1] ?? 0xffffffff;
  return { box, pixel, ground: lightnessOf(pixel), mean: count === 0 ? 0 : sum / count };
}

/** A picture without the words on it, and what colour these have. */
export interface Cleared {
  readonly raster: Raster;
  /** RRGGBB: black on a lighter ground, white on a darker one. */
  readonly colourOf: (line: Line) => string;
}

/** Paints over words with what is around each of them. */
export function withoutWords(raster: Raster, text: readonly Block[]): Cleared {
  const pixels = raster.pixels.slice();
  const lights = new Map(wordsOf(text).map((word) => [word, lightOf(raster, boxOf(word))]));
  for (const { box, pixel } of lights.values())
    for (let y = box.y0; y < box.y1; y++) pixels.fill(pixel, y * raster.width + box.x0, y * raster.width + box.x1);
  const isLight = (line: Line) =>
    line.words.filter((word) => {
      const light = lights.get(word);
      return light !== undefined && light.mean > light.ground;
    }).length >
    line.words.length / 2;
  return { raster: { ...raster, pixels }, colourOf: (line) => (isLight(line) ? 'FFFFFF' : '000000') };
}
