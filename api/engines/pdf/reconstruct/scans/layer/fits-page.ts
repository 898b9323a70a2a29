import type { Page } from '../../model/page-model.ts';
import { familyOf } from '../faces/line-faces.ts';
import { onInk } from '../measure-words.ts';
import { thresholds } from '../thresholds.ts';
import type { Tones } from '../tones.ts';
import { coreOf, inkIn, type PlacedLayer } from './place-layer.ts';

const { minRead, minOnInk, minClear, minCore, maxCore, minBetween, maxSpread, minMeasured } = thresholds.layer;

/** Whether words begin and end where the ink of words does: there is none between most of them. */
function areApart(lines: PlacedLayer['lines'], tones: Tones): boolean {
  let [gaps, clear] = [0, 0];
  for (const line of lines)
    for (const [index, word] of line.entries()) {
      const next = line[index + 1];
      if (next === undefined) continue;
      gaps++;
      const gap = next.x0 - word.x1;
      if (gap <= 0) continue;
      const middle = Math.max(gap / 2, minBetween);
      const from = word.x1 + (gap - middle) / 2;
      const between = inkIn(tones, { ...coreOf(word), x0: from, x1: from + middle });
      const isLight = inkIn(tones, coreOf(word)) > maxCore;
      if ((isLight ? 1 - between : between) < minCore) clear++;
    }
  return clear >= minClear * gaps;
}

/**
 * Whether the words of a text layer are those that the page shows: they lie on ink, are apart where it is, and are as wide as
 * their letters are in some font. A layer that was made for another picture, or read in another language, is none of that.
 * @param page As read, with the letters of the layer.
 */
export function fitsPage({ blocks, lines }: PlacedLayer, { glyphs, rotated }: Page, tones: Tones): boolean {
  let [letters, inked] = [0, 0];
  for (const word of lines.flat()) {
    letters += word.text.length;
    if (inkIn(tones, coreOf(word)) > minCore) inked += word.text.length;
  }
  if (letters < minRead * (glyphs.length + rotated.length) || inked < minOnInk * letters) return false;
  if (!areApart(lines, tones)) return false;
  const measured = familyOf(
    onInk(blocks, tones).flatMap((block) => block.lines),
    () => false,
  );
  return measured === null || measured.letters < minMeasured || measured.spread <= maxSpread;
}
