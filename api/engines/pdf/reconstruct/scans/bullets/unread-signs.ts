import { type Block, heightOf, type Line, type Word, wordsOf } from '../../../layout/page-layout.ts';
import type { Box } from '../../model/page-model.ts';
import { pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { boxOf } from '../words/placed-words.ts';
import { withInkRows } from './ink-rows.ts';
import { signOf } from './sign-of.ts';
import { thresholds } from './thresholds.ts';

const { nearest, furthest, maxWidth, minApart, minSide, maxHeight, minUnread } = thresholds.bullet;

/** Has 1 for each pixel of a word. */
function pixelsOf(words: readonly Word[], tones: Tones): Uint8Array {
  const known = new Uint8Array(tones.ink.length);
  for (const word of words) {
    const { x0, x1, y0, y1 } = pixelBox(tones, boxOf(word));
    for (let y = y0; y < y1; y++) known.fill(1, y * tones.width + x0, y * tones.width + x1);
  }
  return known;
}

/** The ink before a line that stands alone there, in pixels; null if there is none, or a word. */
function loneInk(first: Word, height: number, tones: Tones, known: Uint8Array): Box | null {
  const { ink, width, pixelsPerPoint } = tones;
  const { x0, y0, y1 } = pixelBox(tones, boxOf(first));
  const unit = height * pixelsPerPoint;
  const [near, far, apart] = [nearest, furthest, minApart].map((each) => Math.round(each * unit)) as [
    number,
    number,
    number,
  ];
  const has = (pixels: Uint8Array, x: number) => {
    for (let y = y0; y < y1; y++) if (pixels[y * width + x] === 1) return true;
    return false;
  };
  const last = Math.max(0, x0 - far);
  let end = x0 - 1;
  while (end >= last && !has(ink, end)) end--;
  if (end < last || x0 - end <= near) return null;
  let start = end;
  while (start > 0 && end - start <= maxWidth * unit && has(ink, start - 1)) start--;
  if (end - start > maxWidth * unit) return null;
  for (let x = Math.max(0, start - apart); x <= end; x++) if (has(known, x) || (x < start && has(ink, x))) return null;
  return withInkRows(tones, { x0: start, x1: end + 1, y0, y1 });
}

/** The bullet before a line that was not read; null if there is none. */
function signBefore({ words }: Line, tones: Tones, known: Uint8Array): Word | null {
  const [first] = words;
  if (first === undefined) return null;
  const height = Math.max(...words.map(heightOf));
  const box = loneInk(first, height, tones, known);
  if (box === null) return null;
  const { pixelsPerPoint } = tones;
  const [xMin, xMax, yMin, yMax] = [box.x0, box.x1, box.y0, box.y1].map((pixel) => pixel / pixelsPerPoint) as [
    number,
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(xMax - xMin, yMax - yMin), Math.max(xMax - xMin, yMax - yMin)];
  if (least < minSide * height || most > maxHeight * height) return null;
  const sign = signOf(tones, { x0: xMin, x1: xMax, y0: yMin, y1: yMax });
  return sign === null ? null : { text: sign, xMin, xMax, yMin, yMax };
}

/**
 * The bullets before lines that were not read, by line: several look alike, and a lone one may be dust.
 * @param blocks With words as large as their ink.
 */
export function unreadSigns(blocks: readonly Block[], tones: Tones): ReadonlyMap<Line, Word> {
  const known = pixelsOf(wordsOf(blocks), tones);
  const found = new Map(
    blocks.flatMap(({ lines }) =>
      lines.flatMap((line): readonly (readonly [Line, Word])[] => {
        const sign = signBefore(line, tones, known);
        return sign === null ? [] : [[line, sign]];
      }),
    ),
  );
  return found.size < minUnread ? new Map() : found;
}
