import { isUnknownLetter, unknownSign } from '../../model/characters/unknown-letters.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Glyph, Page } from '../../model/page-model.ts';

/** A stroke through the sign that it is drawn over, which TeX writes before it. */
const stroke = '\u0338';

/** Circles around a letter. The one of TeX's symbol fonts often has no code. */
const circle = /^[\u20dd\u25cb\u25ef]$/;
const symbolFont = /^cmsy\d/i;
const isCircle = ({ text, look }: Glyph) =>
  circle.test(text) || ((text === unknownSign || isUnknownLetter(text)) && symbolFont.test(look.font));
const circled: ReadonlyMap<string, string> = new Map([
  ['c', '©'],
  ['C', '©'],
  ['R', '®'],
  ['r', '®'],
]);

const isAround = (box: Glyph, { x0, x1 }: Glyph) => x0 > box.x0 && x1 < box.x1;

/** The sign that a circle and a letter in it form; undefined if they form none. */
function circledSign(one: Glyph, other: Glyph): Glyph | undefined {
  const [around, letter] = isCircle(one) ? [one, other] : [other, one];
  const text = circled.get(letter.text);
  if (text === undefined || !isCircle(around) || !isAround(around, letter)) return undefined;
  const { x0, x1, baseline } = around;
  return glyphWith(letter, { text, x0, x1, baseline });
}

/** The sign that one is together with the next, which is drawn over it; undefined if both remain. */
function joined(before: Glyph, glyph: Glyph): Glyph | undefined {
  if (Math.min(before.x1, glyph.x1) <= Math.max(before.x0, glyph.x0)) return undefined;
  if (before.text === stroke) return glyphWith(glyph, { text: (glyph.text + stroke).normalize('NFC') });
  if (glyph.text === stroke) return glyphWith(before, { text: (before.text + stroke).normalize('NFC') });
  return circledSign(before, glyph);
}

/**
 * Joins strokes with the signs that they negate, and circles with the letters in them (the copyright sign of TeX): two
 * signs at one place would be read one after the other.
 */
export function withOverdrawnSigns(page: Page): Page {
  if (!page.glyphs.some((glyph) => glyph.text === stroke || isCircle(glyph))) return page;
  const glyphs: Glyph[] = [];
  for (const glyph of page.glyphs) {
    const before = glyphs.at(-1);
    const sign = before && joined(before, glyph);
    if (before === undefined || sign === undefined) glyphs.push(glyph);
    else glyphs[glyphs.length - 1] = glyphWith(sign, { space: before.space, spaces: before.spaces });
  }
  return { ...page, glyphs };
}
