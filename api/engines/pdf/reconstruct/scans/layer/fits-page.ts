import type { Page } from '../../model/page-model.ts';
import { familyOf } from '../faces/line-faces.ts';
import type { Tones } from '../pixels/tones.ts';
import { onInk } from '../words/measure-words.ts';
import { coreOf, inkIn, isLight, type PlacedLayer } from './place-layer.ts';
import { thresholds } from './thresholds.ts';

const { minRead, minOnInk, minClear, minCore, minBetween, maxSpread, minMeasured } = thresholds;

/** The share of gaps between words in which there is no ink: words begin and end where the ink of words does. */
function clearShare(lines: PlacedLayer['lines'], tones: Tones): number {
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
      if ((isLight(word, tones) ? 1 - between : between) < minCore) clear++;
    }
  return gaps === 0 ? 1 : clear / gaps;
}

/** The share of the letters of words that lie on ink. */
function inkedShare(words: PlacedLayer['lines'][number], tones: Tones): number {
  let [letters, inked] = [0, 0];
  for (const word of words) {
    letters += word.text.length;
    if (inkIn(tones, coreOf(word)) > minCore) inked += word.text.length;
  }
  return inked / Math.max(1, letters);
}

/**
 * How well the words of a text layer fit those that the page shows, from 0 to 1; null if they are not these: they do
 * not lie on ink, are not apart where it is, or are not as wide as their letters are in any font. A layer that was made
 * for another picture, or read in another language, fails one of these.
 * @param page As read, with the letters of the layer.
 */
export function fitOf({ blocks, lines }: PlacedLayer, { glyphs, rotated }: Page, tones: Tones): number | null {
  const words = lines.flat();
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < minRead * (glyphs.length + rotated.length)) return null;
  const inked = inkedShare(words, tones);
  const clear = clearShare(lines, tones);
  if (inked < minOnInk || clear < minClear) return null;
  const measured = familyOf(
    onInk(blocks, tones).flatMap((block) => block.lines),
    () => false,
  );
  const isMeasured = measured !== null && measured.letters >= minMeasured;
  return isMeasured && measured.spread > maxSpread ? null : inked * clear;
}
