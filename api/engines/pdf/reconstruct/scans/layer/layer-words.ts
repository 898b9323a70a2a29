import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Glyph, Page } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { sameBaseline, maxLetterGap, maxWordGap, maxPitch, sameSize, minSpace, minWritten } = thresholds;

/** A word of a text layer. Lengths are in points. */
export interface LayerWord extends Record<'x0' | 'x1' | 'baseline' | 'size', number> {
  /** In reading order. */
  readonly text: string;
  /** Whether its letters run to the left. */
  readonly isMirrored: boolean;
}

/** Words on one baseline, from the left, with no wide gap between them. */
export type LayerLine = readonly LayerWord[];

/** What programs write beside words in both directions. */
const directionMark = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]$/;

const isOnBaseline = (one: Pick<Glyph, 'baseline'>, other: Pick<Glyph, 'baseline'>, size: number) =>
  Math.abs(one.baseline - other.baseline) < sameBaseline * size;

/** The room between two boxes on one line; negative where they overlap. */
const gapBetween = (one: Pick<Glyph, 'x0' | 'x1'>, other: Pick<Glyph, 'x0' | 'x1'>) =>
  Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1);

/** The letters of words, in the order of the file. */
function lettersOfWords(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const words: Glyph[][] = [];
  const written = glyphs.filter(({ space }) => space === 'written').length;
  // Some programs set each word at its place and write no spaces.
  const largestGap = written < minWritten * glyphs.length ? minSpace : maxLetterGap;
  let isApart = true;
  for (const glyph of glyphs) {
    isApart ||= glyph.space !== null;
    if (directionMark.test(glyph.text)) continue;
    const before = words.at(-1)?.at(-1);
    const { size } = glyph.look;
    const isNext =
      before !== undefined &&
      !isApart &&
      isOnBaseline(before, glyph, size) &&
      gapBetween(before, glyph) < largestGap * size;
    if (isNext) words.at(-1)?.push(glyph);
    else words.push([glyph]);
    isApart = false;
  }
  return words;
}

/** The text of letters that stand in a row: what is read to the left begins on the right, but numbers in it do not. */
function textOfRow(letters: readonly Glyph[]): string {
  const text = [...letters].sort((a, b) => a.x0 - b.x0).map((letter) => letter.text);
  if (!isRightToLeft(text.join(''))) return text.join('');
  const runs: string[] = [];
  for (const letter of text) {
    const run = runs[0];
    const isForeign = (part: string) => hasLetterOrDigit(part) && !isRightToLeft(part);
    if (run !== undefined && isForeign(run) && isForeign(letter)) runs[0] = run + letter;
    else runs.unshift(letter);
  }
  return runs.join('');
}

function wordOf(letters: readonly Glyph[], how: Pick<LayerWord, 'text' | 'isMirrored'>): LayerWord {
  const [first] = letters as readonly [Glyph];
  return {
    ...how,
    x0: Math.min(...letters.map(({ x0 }) => x0)),
    x1: Math.max(...letters.map(({ x1 }) => x1)),
    baseline: letters.reduce((sum, { baseline }) => sum + baseline, 0) / letters.length,
    size: first.look.size,
  };
}

/** Whether letters that do not run to the right run to the left, as programs set words that are read so. */
const areMirrored = (letters: readonly Glyph[]) =>
  isRightToLeft(letters.map(({ text }) => text).join('')) &&
  letters.every((letter, index) => {
    const before = letters[index - 1];
    return before === undefined || letter.x0 < before.x0;
  });

/** The words of a page's text layer, by lines; those of lines that run up, down or aslant are left out. */
export function layerLines({ glyphs, rotated }: Pick<Page, 'glyphs' | 'rotated'>): readonly LayerLine[] {
  const level = lettersOfWords(glyphs).map((letters) =>
    wordOf(letters, { text: textOfRow(letters), isMirrored: false }),
  );
  const mirrored = lettersOfWords(rotated)
    .filter(areMirrored)
    .map((letters) => wordOf(letters, { text: letters.map(({ text }) => text).join(''), isMirrored: true }));
  const lines: LayerWord[][] = [];
  for (const word of [...level, ...mirrored]) {
    const before = lines.at(-1)?.at(-1);
    const isNext =
      before !== undefined &&
      isOnBaseline(before, word, word.size) &&
      gapBetween(before, word) < maxWordGap * word.size;
    if (isNext) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0));
}

const startOf = (line: LayerLine) => Math.min(...line.map(({ x0 }) => x0));
const endOf = (line: LayerLine) => Math.max(...line.map(({ x1 }) => x1));
const sizeOf = (line: LayerLine) => Math.max(...line.map(({ size }) => size));

/** Groups lines that follow one another closely, as those of a paragraph do. */
export function blocksOfLines(lines: readonly LayerLine[]): readonly (readonly LayerLine[])[] {
  const blocks: LayerLine[][] = [];
  for (const line of lines) {
    const before = blocks.at(-1)?.at(-1);
    const size = sizeOf(line);
    const pitch = before === undefined ? 0 : (line[0] as LayerWord).baseline - (before[0] as LayerWord).baseline;
    const isNext =
      before !== undefined &&
      pitch > 0 &&
      pitch < maxPitch * size &&
      Math.abs(sizeOf(before) / size - 1) < sameSize &&
      startOf(line) < endOf(before) &&
      startOf(before) < endOf(line);
    if (isNext) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
