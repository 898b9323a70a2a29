import type { Look } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { placeOfLetter } from './letter-widths.ts';
import { styleOf, widthsOf } from './measure-faces.ts';
import { measuredSigns, signWidths } from './sign-widths.ts';

/** How wide readers set a text in a look, in points, its letter spacing included; null if that is not known. */
export type SetWidth = (text: string, look: Look) => number | null;

const signsAt = new Map([...measuredSigns].map((sign, index) => [sign, index] as const));
/** Letters that are as wide with an accent: one on i is wider than its dot, and one on d, l or t may stand beside it. */
const keepsWidth = /^[aceghkmnorsuvwyzA-KM-Z]\p{M}+$/u;

/** The place of a character in the table of letters. */
function letterAt(character: string): number {
  const at = placeOfLetter.get(character);
  if (at !== undefined || character <= '\x7f') return at ?? -1;
  const parts = character.normalize('NFD');
  return keepsWidth.test(parts) ? (placeOfLetter.get(parts.charAt(0)) ?? -1) : -1;
}

/** Word processors set letter spacing in twentieths of a point. */
const steps = 20;

/** Tells how wide characters are, in ems; null for a font whose widths are not known. */
type AdvanceOf = (character: string) => number | null;

function advancesOf(look: Look): AdvanceOf | null {
  if (look.embedded !== undefined) return look.embedded.advanceOf;
  const family = fontFamily(look.font);
  const [letters, signs] = [widthsOf(family, styleOf(look)), widthsOf(family, styleOf(look), signWidths)];
  if (letters === null || signs === null) return null;
  return (character) => letters[letterAt(character)] ?? signs[signsAt.get(character) ?? -1] ?? null;
}

/** The width of what a sign without a width of its own stands for, such as a ligature for its letters. */
function partsWidth(sign: string, advanceOf: AdvanceOf): number | null {
  const parts = sign.normalize('NFKC');
  if (parts === sign) return null;
  let width = 0;
  for (const part of parts) {
    const ems = advanceOf(part);
    if (ems === null) return null;
    width += ems;
  }
  return width;
}

/** The widths of each look's characters: looks are few, and asked about for each letter. */
const known = new WeakMap<Look, AdvanceOf | null>();

function knownAdvances(look: Look): AdvanceOf | null {
  let advanceOf = known.get(look);
  if (advanceOf === undefined) {
    advanceOf = advancesOf(look);
    known.set(look, advanceOf);
  }
  return advanceOf;
}

/** How wide text is in a look's font, in ems, without letter spacing; null if that is not known. */
export function emsOf(text: string, look: Look): number | null {
  const advanceOf = knownAdvances(look);
  if (advanceOf === null) return null;
  let width = 0;
  for (const letter of text.normalize('NFC')) {
    const ems = advanceOf(letter) ?? partsWidth(letter, advanceOf);
    if (ems === null) return null;
    width += ems;
  }
  return width;
}

/** What asks how wide text is, as `emsOf` does. */
export type EmsOf = typeof emsOf;

/** Points that readers add to each letter in a look, so that it is as wide as in the PDF. */
export const letterSpacing = ({ fit = 0, size, embedded }: Look): number =>
  embedded === undefined ? Math.round(fit * size * steps) / steps : 0;

/** The widths of texts in each look: most are single letters, of which a document has few. */
const knownWidths = new WeakMap<Look, Map<string, number | null>>();

/** How wide readers set text in fonts that are embedded, or of families whose widths are listed. */
export const setWidth: SetWidth = (text, look) => {
  let widths = knownWidths.get(look);
  if (widths === undefined) {
    widths = new Map();
    knownWidths.set(look, widths);
  }
  let width = widths.get(text);
  if (width === undefined) {
    width = measuredWidth(text, look);
    widths.set(text, width);
  }
  return width;
};

function measuredWidth(text: string, look: Look): number | null {
  const ems = emsOf(text, look);
  if (ems === null) return null;
  const { size, stretch = 100 } = look;
  return (ems * size * stretch) / 100 + letterSpacing(look) * [...text.normalize('NFKC')].length;
}
