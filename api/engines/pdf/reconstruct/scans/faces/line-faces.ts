import type { Block, Line, Word } from '../../../layout/page-layout.ts';
import { type LetterSize, letterSizes, ownLetterSize } from '../../../recognise/letter-size.ts';
import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import { letterWidths } from '../../fonts/letter-widths.ts';
import { median } from '../../model/numbers/median.ts';
import { thresholds } from '../thresholds.ts';
import { advancesIn, type Face } from './advances.ts';
import { moreWidths } from './more-widths.ts';

const {
  minLetters,
  minLineLetters,
  minRoughLetters,
  bearings,
  fixedTimes,
  maxFixedSpread,
  minFixedLetters,
  sameSize,
  sameHeight,
  maxByHeight,
  minOtherLetters,
  maxOtherSpread,
  minWeightLetters,
  maxWeightSpread,
} = thresholds.face;
const families = Object.keys(letterWidths);
const otherFamilies = Object.keys(moreWidths);
const sign = /[^\p{L}\p{M}\p{N}]/u;
const fixedPitch = 'Courier New';

const medianOf = (values: readonly number[]) => (values.length === 0 ? null : median(values));

/** The family and the size of a line's letters. */
export interface LineFace extends LetterSize {
  readonly family: string;
}

/** The size that letters have if they are set in a face, in the unit of the width of their ink; null if one is unknown. */
function sizeOfLetters(letters: readonly string[], width: number, face: Face): number | null {
  const advanceOf = advancesIn(face);
  let advance = -bearings;
  for (const letter of letters) {
    const own = advanceOf(letter);
    if (own === null) return null;
    advance += own;
  }
  return width / advance;
}

const widthOf = ({ xMin, xMax }: Word) => xMax - xMin;

/** The size that a word has if it is set in a face, in the unit of its box; null if its letters do not show it. */
function sizeIn(word: Word, face: Face): number | null {
  const letters = [...word.text];
  // Signs have other room beside their ink than letters have.
  if (letters.length < minLetters || !hasLetterOrDigit(letters[0] ?? '') || !hasLetterOrDigit(letters.at(-1) ?? ''))
    return null;
  return sizeOfLetters(letters, widthOf(word), face);
}

/** About the size that a line of few letters has in a face, by the widths of its words with the signs at their ends. */
function roughSizeIn({ words }: Line, face: Face): number | null {
  const sizes = words.flatMap((word) => {
    const letters = [...word.text];
    return letters.length < minRoughLetters ? [] : (sizeOfLetters(letters, widthOf(word), face) ?? []);
  });
  return sizes.length === 0 ? null : median(sizes);
}

/** What shows the size of a line of few letters; null where nothing does. */
interface ShortLine {
  /** By the heights of its block's lines, and by its own. */
  readonly byHeight: number;
  readonly byOwnHeight: number;
  readonly byWidth: number | null;
  /** Those that others have in its block and on its page. */
  readonly inBlock: number | null;
  readonly onPage: number | null;
}

/**
 * The size of a line of few letters: that of others, if its widths or its height come close to it, unless its widths
 * and its own height show another, as in a title above text. It is not much larger than the widths show: the heights of
 * words that touch others are of two lines.
 */
function shortSize({ byHeight, byOwnHeight, byWidth, inBlock, onPage }: ShortLine): number {
  const isNear = (size: number | null, other: number | null, most: number): other is number =>
    size !== null && other !== null && Math.abs(size / other - 1) < most;
  if (byWidth !== null && isNear(byOwnHeight, byWidth, sameSize))
    return [inBlock, onPage].find((other): other is number => isNear(byWidth, other, sameSize)) ?? byWidth;
  if (isNear(byHeight, inBlock, sameHeight)) return inBlock;
  for (const other of [inBlock, onPage]) if (isNear(byWidth, other, sameSize)) return other;
  return byWidth === null ? byHeight : Math.min(byHeight, maxByHeight * byWidth);
}

/** The sizes that the words of a line have in a face, with how many letters show it. */
function sizesIn({ words }: Line, face: Face) {
  return words.flatMap((word) => {
    const size = sizeIn(word, face);
    return size === null ? [] : [{ size, letters: word.text.length }];
  });
}

/** By how much the sizes of a line's words differ in a face, on average; null if too few show it. */
function spreadIn(line: Line, face: Face): { readonly spread: number; readonly letters: number } | null {
  const sizes = sizesIn(line, face);
  if (sizes.length < 2) return null;
  const usual = median(sizes.map(({ size }) => size));
  const letters = sizes.reduce((sum, each) => sum + each.letters, 0);
  return {
    letters,
    spread: sizes.reduce((sum, each) => sum + each.letters * Math.abs(each.size / usual - 1), 0) / letters,
  };
}

/** By how much the sizes of the words of lines differ in a family, on average within a line; null if too few tell. */
function spreadOf(lines: readonly Line[], family: string, isBold: (line: Line) => boolean) {
  const each = lines.flatMap((line) => spreadIn(line, { family, isBold: isBold(line) }) ?? []);
  const letters = each.reduce((sum, line) => sum + line.letters, 0);
  if (letters < minLineLetters) return null;
  return { letters, spread: each.reduce((sum, line) => sum + line.letters * line.spread, 0) / letters };
}

/** The family that words are set in, as far as their widths show it. */
export interface MeasuredFamily {
  readonly family: string;
  /** By how much the sizes of the words of a line differ in it, on average. */
  readonly spread: number;
  /** How many letters show it. */
  readonly letters: number;
}

/**
 * The family in which the words of lines have the most even sizes; null if they do not show it. It is one of those that
 * free fonts are as wide as, unless many letters clearly show another: of these, few letters are listed.
 */
export function familyOf(lines: readonly Line[], isBold: (line: Line) => boolean): MeasuredFamily | null {
  const measured = (of: readonly Line[], family: string): readonly MeasuredFamily[] => {
    const spread = spreadOf(of, family, isBold);
    return spread === null ? [] : [{ family, ...spread }];
  };
  const bestOf = (of: readonly Line[], among: readonly string[]) =>
    among.flatMap((family) => measured(of, family)).sort((a, b) => a.spread - b.spread)[0] ?? null;
  const usual = bestOf(lines, families);
  if (usual === null) return null;
  // Others have no widths of signs, so that only words without any show which of the two it is.
  const unsigned = lines.map((line) => ({ ...line, words: line.words.filter(({ text }) => !sign.test(text)) }));
  const other = bestOf(unsigned, otherFamilies);
  if (other === null || other.letters < minOtherLetters) return usual;
  const rival = bestOf(unsigned, families);
  return rival !== null && other.spread < maxOtherSpread * rival.spread ? other : usual;
}

/**
 * The families of the bold and of the other lines of a page, where each clearly shows its own: headings are often set in another
 * one than text is. Else they are that of the page.
 */
function familiesByWeight(lines: readonly Line[], usual: string, isBold: (line: Line) => boolean) {
  const familyOfWeight = (weight: boolean): string => {
    const alike = lines.filter((line) => isBold(line) === weight);
    const [own, shared] = [familyOf(alike, isBold), spreadOf(alike, usual, isBold)];
    const isClear =
      own !== null && own.letters >= minWeightLetters && own.spread < maxWeightSpread * (shared?.spread ?? 0);
    return isClear ? own.family : usual;
  };
  return { bold: familyOfWeight(true), plain: familyOfWeight(false) };
}

/** Whether a block among others is of letters that are all of one width, as programs are printed. */
function isFixed({ lines }: Block, family: string, isBold: (line: Line) => boolean): boolean {
  const [own, fixed] = [spreadOf(lines, family, isBold), spreadOf(lines, fixedPitch, isBold)];
  return (
    own !== null &&
    fixed !== null &&
    fixed.letters >= minFixedLetters &&
    fixed.spread < maxFixedSpread &&
    fixed.spread < own.spread / fixedTimes &&
    familyOf(lines, isBold)?.family === fixedPitch
  );
}

/**
 * Finds the families and the sizes of the letters of recognised lines by the widths of their words, which show sizes
 * more exactly than the heights of letters do. Where widths are not conclusive, heights decide.
 * @param blocks Upright, each word as large as its ink.
 */
export function lineFaces(blocks: readonly Block[], isBold: (line: Line) => boolean): ReadonlyMap<Line, LineFace> {
  const heights = letterSizes({ blocks });
  const lines = blocks.flatMap((block: Block) => block.lines);
  const usual = familyOf(lines, isBold)?.family ?? null;
  const byWeight = usual === null ? null : familiesByWeight(lines, usual, isBold);
  const measured = new Map(
    blocks
      .flatMap((block) => {
        const isOfOneWidth = usual !== null && isFixed(block, usual, isBold);
        return block.lines.map((line) => {
          const ofWeight = byWeight?.[isBold(line) ? 'bold' : 'plain'] ?? 'Times New Roman';
          return { line, family: isOfOneWidth ? fixedPitch : ofWeight };
        });
      })
      .map(({ line, family }) => {
        const sizes = usual === null ? [] : sizesIn(line, { family, isBold: isBold(line) });
        const letters = sizes.reduce((sum, each) => sum + each.letters, 0);
        const em =
          letters < minLineLetters
            ? null
            : median(sizes.flatMap(({ size, letters: count }) => Array<number>(count).fill(size)));
        return [line, { family, em }] as const;
      }),
  );
  const heightOf = (line: Line) => heights.get(line) as LetterSize;
  const ratios = lines.flatMap((line) => {
    const em = measured.get(line)?.em ?? null;
    return em === null ? [] : [em / heightOf(line).em];
  });
  const ratio = ratios.length === 0 ? 1 : median(ratios);
  const ems = lines.flatMap((line) => Array<number>(line.words.length).fill(measured.get(line)?.em ?? 0));
  const onPage = medianOf(ems.filter((em) => em > 0));
  return new Map(
    blocks.flatMap((block) => {
      const known = block.lines.flatMap((line) => measured.get(line)?.em ?? []);
      const inBlock = medianOf(known);
      return block.lines.map((line) => {
        const { family, em } = measured.get(line) as { family: string; em: number | null };
        const { em: byHeight, belowBaseline } = heightOf(line);
        if (em === null) {
          const size = shortSize({
            byHeight: byHeight * ratio,
            byOwnHeight: ownLetterSize(line).em * ratio,
            byWidth: roughSizeIn(line, { family, isBold: isBold(line) }),
            inBlock,
            onPage,
          });
          return [line, { family, em: size, belowBaseline }] as const;
        }
        const isSame = inBlock !== null && Math.abs(em / inBlock - 1) < sameSize;
        return [line, { family, em: isSame ? inBlock : em, belowBaseline }] as const;
      });
    }),
  );
}
