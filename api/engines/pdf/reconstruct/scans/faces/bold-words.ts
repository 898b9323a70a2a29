import { weightedQuantile } from '../../../../../weighted-quantile.ts';
import type { Block, Line, Word } from '../../../layout/page-layout.ts';
import { type LetterSize, letterSizes } from '../../../recognise/letter-size.ts';
import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';
import { boxOf } from '../words/placed-words.ts';
import { strokeWidth } from './stroke-width.ts';

const { clearly, times, minOfBold, minStroke, minShare } = thresholds.bold;

/** A word whose strokes show its weight. */
interface Stroke {
  readonly word: Word;
  /** In ems. */
  readonly stroke: number;
}

/** A line and its words whose strokes show their weight. */
interface StrokedLine {
  readonly line: Line;
  readonly strokes: readonly Stroke[];
}

/** The stroke that a share of the letters are at most as thick as; null for none. */
const quantileOf = (strokes: readonly Stroke[], share: number): number | null =>
  weightedQuantile(
    strokes.map(({ stroke, word }) => ({ value: stroke, weight: word.text.length })),
    share,
  ) ?? null;

/** The median of strokes, weighted by letters; null for none. */
const usualOf = (strokes: readonly Stroke[]) => quantileOf(strokes, 1 / 2);

/**
 * The strokes of the plain letters of a page; null for none. Where many letters have strokes that are clearly thicker than those
 * of many others, and as thick as bold ones are in any font, the thinner ones are plain, be they half of the letters or fewer.
 */
function plainOf(strokes: readonly Stroke[]): number | null {
  const [thin, thick] = [quantileOf(strokes, minShare), quantileOf(strokes, 1 - minShare)];
  if (thin === null || thick === null || thick < minStroke || thick <= times * clearly * thin) return usualOf(strokes);
  return usualOf(strokes.filter(({ stroke }) => stroke <= times * thin));
}

/** The bold words of a line that is not bold as a whole, as its first ones often are, with what is between two of them. */
function boldWithin({ line, strokes }: StrokedLine, usual: number): readonly Word[] {
  const bold = new Set(strokes.filter(({ stroke }) => stroke > times * clearly * usual).map(({ word }) => word));
  const measured = new Set(strokes.map(({ word }) => word));
  return line.words.filter((word, index) => {
    const [before, after] = [line.words[index - 1], line.words[index + 1]];
    if (measured.has(word)) return bold.has(word);
    return before !== undefined && after !== undefined && bold.has(before) && bold.has(after);
  });
}

/**
 * The words of a page whose letters are bold: their strokes are thicker than is usual on it. Where those of a line are
 * hardly conclusive, as in italics, its block decides.
 */
export function boldWords(blocks: readonly Block[], tones: Tones): ReadonlySet<Word> {
  const sizes = letterSizes({ blocks });
  const ofBlocks = blocks.map(({ lines }) =>
    lines.map((line): StrokedLine => {
      const { em } = sizes.get(line) as LetterSize;
      const strokes = line.words.flatMap((word) => {
        const width = hasLetterOrDigit(word.text) ? strokeWidth(tones, [boxOf(word)], em) : null;
        return width === null ? [] : [{ word, stroke: width / em }];
      });
      return { line, strokes };
    }),
  );
  const usual = plainOf(ofBlocks.flat().flatMap(({ strokes }) => strokes));
  if (usual === null) return new Set();
  return new Set(
    ofBlocks.flatMap((lines) => {
      const isBlockBold = (usualOf(lines.flatMap(({ strokes }) => strokes)) ?? 0) > times * usual;
      const least = (isBlockBold ? times / clearly : times * clearly) * usual;
      return lines.flatMap((each) => {
        if ((usualOf(each.strokes) ?? 0) <= least) return boldWithin(each, usual);
        const light = new Set(each.strokes.filter(({ stroke }) => stroke < minOfBold * usual).map(({ word }) => word));
        return each.line.words.filter((word) => !light.has(word));
      });
    }),
  );
}
