import type { PageDrawings } from '../extract/page-drawings.ts';
import type { Raster } from '../extract/raster.ts';
import { boxAroundAll } from '../model/box.ts';
import { unknownSign } from '../model/characters/unknown-letters.ts';
import { glyphWith } from '../model/new-glyph.ts';
import type { Box, Glyph, Page } from '../model/page-model.ts';
import { croppedPicture } from '../scans/pixels/cropped-picture.ts';
import { lightnessOf, pixelBox } from '../scans/pixels/raster.ts';
import { thresholds } from './thresholds.ts';

const { maxPictures, maxPages, minContrast, maxGapEms, maxBeyondEms } = thresholds.letterPicture;

/**
 * A box as high as the ink of a page in it, and as what continues beyond it; null if there is no ink.
 * @param box In points. @param beyond How far ink may continue above and below it, in points.
 */
function inkBox(raster: Raster, box: Box, beyond: number): Box | null {
  const { x0, x1, y0, y1 } = pixelBox(raster, box);
  const lightnessAt = (x: number, y: number) => lightnessOf(raster.pixels[y * raster.width + x] as number);
  if (x0 >= x1 || y0 >= y1) return null;
  const corners = [lightnessAt(x0, y0), lightnessAt(x1 - 1, y0), lightnessAt(x0, y1 - 1), lightnessAt(x1 - 1, y1 - 1)];
  const ground = corners.sort((a, b) => a - b)[2] as number;
  const hasInk = (y: number) => {
    for (let x = x0; x < x1; x++) if (Math.abs(lightnessAt(x, y) - ground) > minContrast) return true;
    return false;
  };
  let [first, end] = [y0, y1];
  while (first < end && !hasInk(first)) first++;
  while (first < end && !hasInk(end - 1)) end--;
  if (first === end) return null;
  const reach = Math.round(beyond * raster.pixelsPerPoint);
  while (first > Math.max(0, y0 - reach) && hasInk(first - 1)) first--;
  while (end < Math.min(raster.height, y1 + reach) && hasInk(end)) end++;
  return { ...box, y0: first / raster.pixelsPerPoint, y1: end / raster.pixelsPerPoint };
}

const isUnknown = ({ text, picture }: Glyph) => text === unknownSign && picture === undefined;

/** Letters that stand together, and what they cover. */
interface Word {
  readonly letters: [Glyph, ...Glyph[]];
  box: Box;
}

/** Whether a letter stands beside or over others of its word that cannot be identified either. */
function goesOn({ letters: [first], box: { x0, x1, y0, y1 } }: Word, next: Glyph): boolean {
  if (!isUnknown(first)) return false;
  const reach = maxGapEms * next.look.size;
  const isBeside = next.x0 < x1 + reach && next.x1 > x0 - reach;
  return next.space === null && isUnknown(next) && isBeside && next.y0 < y1 && next.y1 > y0;
}

/** The letters of a page in order, those that cannot be identified grouped by word. */
function byWords(letters: readonly Glyph[]): readonly Word[] {
  const words: Word[] = [];
  for (const letter of letters) {
    const word = words.at(-1);
    if (word === undefined || !goesOn(word, letter)) {
      words.push({ letters: [letter], box: letter });
      continue;
    }
    word.letters.push(letter);
    word.box = boxAroundAll([word.box, letter]);
  }
  return words;
}

/** The letter that stands for those of a word: with the picture that the page shows of them. Null if it shows nothing. */
function pictured(raster: Raster, { letters: [first], box }: Word): Glyph | null {
  const { x0, x1, y0, y1 } = box;
  const ink = inkBox(raster, { x0, x1, y0, y1 }, maxBeyondEms * first.look.size);
  return ink === null ? null : glyphWith(first, { x0, x1, y0, y1, picture: croppedPicture(raster, ink) });
}

/**
 * Creates a function that replaces the letters of a page that cannot be identified by pictures cut from the page, one
 * for each word, up to a limit for the document. Beyond it, letters keep the signs that stand for them.
 * @param drawRaster As in `PageDrawings`.
 */
export function createLetterPictures(drawRaster: PageDrawings['drawRaster']): (page: Page) => Page {
  let [pages, pictures] = [0, 0];
  return (page) => {
    if (pages >= maxPages || pictures >= maxPictures || !page.glyphs.some(isUnknown)) return page;
    const raster = drawRaster(page.index);
    if (raster === null) return page;
    pages++;
    const glyphs = byWords(page.glyphs).flatMap((word) => {
      const letter = isUnknown(word.letters[0]) && pictures < maxPictures ? pictured(raster, word) : null;
      if (letter === null) return word.letters;
      pictures++;
      return [letter];
    });
    return { ...page, glyphs };
  };
}
