import { largest, smallest } from '../../model/extremes.ts';
import type { Box, Glyph } from '../../model/page-model.ts';
import { isRaisedMark } from '../is-raised-mark.ts';
import { thresholds } from '../thresholds.ts';

/** The glyphs of one line: those of its size, and smaller ones raised or lowered among them. */
export interface Row extends Pick<Box, 'y0' | 'y1'> {
  readonly baseline: number;
  readonly size: number;
  readonly glyphs: readonly Glyph[];
}

/** Combining marks, which belong to the line of their letters wherever they are placed. */
const combining = /^\p{M}+$/u;
/** Whether a text is only marks that combine with letters. */
export const isCombining = (text: string): boolean => text >= '\u0300' && combining.test(text);

/** Whether two letters lie on each other. */
export const covers = (one: Box, other: Box): boolean =>
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) >
  thresholds.overprint.minCover * Math.min(one.x1 - one.x0, other.x1 - other.x0);

const isLetter = ({ text }: Glyph) => /^\p{L}$/u.test(text);

/** A letter over one of the line's. */
interface Cover {
  readonly letter: Glyph;
  readonly beside: Glyph;
}

const punctuation = /^[.,;:]$/;

/** Whether a letter is raised above a comma, where TeX's authors set the marks of their notes. */
const isAbovePunctuation = ({ letter, beside }: Cover) => punctuation.test(beside.text) && isRaisedMark(letter, beside);

/**
 * Whether a letter only reaches into the letters of its own word, as the A of TeX's logo does, or stands above a comma: text
 * that is printed over others has several letters beside one another.
 * @param covers All of the row, from left to right.
 */
function isSetInto(cover: Cover, index: number, covers: readonly Cover[]): boolean {
  const { letter, beside } = cover;
  const isApart = (other: Cover | undefined) => {
    if (other === undefined) return true;
    const apart = Math.max(other.letter.x0 - letter.x1, letter.x0 - other.letter.x1);
    return apart > thresholds.overprint.maxApartEms * letter.look.size;
  };
  const mayBeIn = (isLetter(letter) && isLetter(beside)) || isAbovePunctuation(cover);
  return mayBeIn && isApart(covers[index - 1]) && isApart(covers[index + 1]);
}

/** A row of letters, at the height and in the size of one of them. */
export const rowOf = (glyphs: readonly Glyph[], { baseline, look }: Glyph): Row => ({
  baseline,
  size: look.size,
  y0: smallest(glyphs.map(({ y0 }) => y0)),
  y1: largest(glyphs.map(({ y1 }) => y1)),
  glyphs,
});

/** Splits text printed over the letters of a row, such as hints on underscores, into a separate row. */
export function splitOverprinted(row: Row): readonly Row[] {
  const isOwn = ({ text, baseline, look }: Glyph) =>
    (look.size === row.size && Math.abs(baseline - row.baseline) < thresholds.overprint.sameBaseline) ||
    isCombining(text);
  const others = row.glyphs.filter((glyph) => !isOwn(glyph));
  const [first] = others;
  const own = row.glyphs.find((glyph) => isOwn(glyph) && !isCombining(glyph.text));
  if (first === undefined || own === undefined) return [row];
  const sorted = [...row.glyphs].sort((a, b) => a.x0 - b.x0);
  const over = sorted.flatMap((letter, index): readonly Cover[] => {
    if (isOwn(letter)) return [];
    const near = [sorted[index - 1], sorted[index + 1]];
    const beside = near.find((each) => each !== undefined && isOwn(each) && covers(each, letter));
    return beside === undefined ? [] : [{ letter, beside }];
  });
  const printed = over.filter((each, index) => !isSetInto(each, index, over));
  if (printed.length === 0 || printed.length < thresholds.overprint.minShare * others.length) return [row];
  return [rowOf(row.glyphs.filter(isOwn), own), rowOf(others, first)];
}
