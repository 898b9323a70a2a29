import { isWithin } from '../model/box.ts';
import type { Box, Picture } from '../model/page-model.ts';
import type { PlacedLetter } from './letter-finder.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.underText;

/**
 * The pictures of a page that letters are drawn on. In a cell, word processors would set such a picture above or below them, so
 * that the row becomes higher by it: it floats behind the table instead.
 * @param lettersIn Gives the letters of the page in an area.
 */
export function picturesUnderText(
  pictures: readonly Picture[],
  lettersIn: (area: Box) => readonly PlacedLetter[],
): ReadonlySet<Picture> {
  const isUnder = (picture: Picture) =>
    lettersIn(picture).filter(({ x0, y0 }) => isWithin(picture, x0, y0, -limits.inset)).length >= limits.minLetters;
  return new Set(pictures.slice(0, limits.maxPictures).filter(isUnder));
}
