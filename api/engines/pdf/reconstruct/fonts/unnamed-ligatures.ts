import { sum } from '../../../../sum.ts';
import { isRightToLeft } from '../../writing-systems/scripts.ts';
import { glyphWith } from '../model/new-glyph.ts';
import type { Glyph, Look, Page } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import type { FaceStyle } from './letter-widths.ts';
import { styleOf } from './measure-faces.ts';
import { emsOf } from './set-width.ts';
import { thresholds } from './thresholds.ts';

/** Ligatures of a face by their letters, in thousandths of an em. */
type Ligatures = Readonly<Record<string, number>>;

/**
 * Ligatures that have no code in Unicode, of families that have them in all text: Macs write PDFs in which they have a
 * code without a meaning, so that they are read as any letter (`soluIon`). Measured on Carlito, which is as wide.
 */
const known: Readonly<Record<string, Readonly<Record<FaceStyle, Ligatures>>>> = {
  Calibri: {
    regular: { ti: 557, tt: 634, tf: 612, ft: 616, tti: 856, ttf: 912, fft: 895 },
    bold: { ti: 585, tt: 656, tf: 633, ft: 636, tti: 895, ttf: 942, fft: 921 },
    italic: { ti: 557, tt: 634, tf: 612, ft: 611, tti: 856, ttf: 912, fft: 890 },
    boldItalic: { ti: 585, tt: 656, tf: 633, ft: 631, tti: 895, ttf: 942, fft: 917 },
  },
};

const small = /^\p{Ll}$/u;
/** Of a ligature of which the font says what it is drawn for. */
const severalLetters = /^\p{L}{2,}$/u;

/** Whether two letters stand beside one another in a word. */
const areBeside = (one: Glyph | undefined, other: Glyph | undefined) =>
  one !== undefined &&
  other !== undefined &&
  other.space === null &&
  one.baseline === other.baseline &&
  Math.abs(other.x0 - one.x1) < thresholds.maxStrokeOverlap * one.look.size;

/** The letters of a ligature in its direction, each as wide as its share. */
function lettersOf(glyph: Glyph, text: string): readonly Glyph[] {
  const { look } = glyph;
  const [from, to] = isRightToLeft(text) ? [glyph.x1, glyph.x0] : [glyph.x0, glyph.x1];
  const widths = [...text].map((letter) => emsOf(letter, look) ?? 1);
  const whole = sum(widths);
  let end = from;
  return [...text].map((letter, index) => {
    const begin = end;
    end += ((to - from) * (widths[index] ?? 0)) / whole;
    const first = index === 0;
    return glyphWith(glyph, {
      text: letter,
      x0: Math.min(begin, end),
      x1: Math.max(begin, end),
      space: first ? glyph.space : null,
      spaces: first ? glyph.spaces : 0,
    });
  });
}

/** The ligatures of a look's family, each with its width in ems. */
function ligaturesOf(look: Look): readonly (readonly [text: string, ems: number])[] {
  const found = ofLooks.get(look);
  if (found !== undefined) return found;
  const face = Object.entries(known[fontFamily(look.font, '')]?.[styleOf(look)] ?? {});
  const listed = face.map(([text, width]) => [text, width / 1000] as const);
  ofLooks.set(look, listed);
  return listed;
}

const ofLooks = new WeakMap<Look, ReturnType<typeof ligaturesOf>>();

/** Whether a small letter is as wide as its font has it. */
function isAsListed(glyph: Glyph | undefined): boolean {
  const own = glyph === undefined || !small.test(glyph.text) ? null : emsOf(glyph.text, glyph.look);
  return glyph !== undefined && own !== null && Math.abs(widthOf(glyph) - own) < thresholds.ligature.maxApart;
}

/**
 * How wide the letter is that a glyph is read as, in ems: in its own weight and in the other, since programs make bold text
 * of regular fonts. Null where that is not known.
 */
const readWidths = ({ text, look }: Glyph): readonly (number | null)[] =>
  [look, { ...look, isBold: !look.isBold }].map((weight) => emsOf(text, weight));

/** The letters of the ligature at a place: it is as wide as one, and not as the letter that it is read as. Null for others. */
function ligatureAt(glyphs: readonly Glyph[], index: number): string | null {
  const glyph = glyphs[index] as Glyph;
  const ligatures = ligaturesOf(glyph.look);
  if (ligatures.length === 0) return null;
  const ems = widthOf(glyph);
  if (readWidths(glyph).some((own) => own === null || Math.abs(own - ems) < thresholds.ligature.minOther)) return null;
  const [best] = ligatures
    .map(([text, width]) => ({ text, apart: Math.abs(width - ems) }))
    .filter(({ apart }) => apart < thresholds.ligature.maxApart)
    .sort((one, other) => one.apart - other.apart);
  if (best === undefined) return null;
  const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
  // The letters of a ligature whose code has a meaning share its place.
  if ([before, after].some((other) => other?.x0 === glyph.x0)) return null;
  const isInWord = (areBeside(before, glyph) && isAsListed(before)) || (areBeside(glyph, after) && isAsListed(after));
  return isInWord ? best.text : null;
}

/** The width of a letter in ems, without what stretches it. */
const widthOf = ({ x0, x1, look }: Glyph) => ((x1 - x0) * 100) / (look.size * (look.stretch ?? 100));

/** The letters of a page's ligatures: of those whose codes have no meaning, by their widths. */
export function withNamedLigatures(page: Page): Page {
  const { glyphs } = page;
  const found = new Map<number, string>();
  // Most pages have none, so no list of all letters is made before.
  for (let index = 0; index < glyphs.length; index++) {
    const own = (glyphs[index] as Glyph).text;
    const text = own.length > 1 && severalLetters.test(own) ? own : ligatureAt(glyphs, index);
    if (text !== null) found.set(index, text);
  }
  if (found.size === 0) return page;
  const named = glyphs.flatMap((glyph, index) => {
    const text = found.get(index);
    return text === undefined ? [glyph] : lettersOf(glyph, text);
  });
  return { ...page, glyphs: named };
}
