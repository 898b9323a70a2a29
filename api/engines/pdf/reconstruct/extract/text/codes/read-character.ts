import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { isHighSurrogate, isLowSurrogate, joinSurrogates } from '../../../model/characters/surrogates.ts';
import { formulaArea } from '../../pdfium/character-map.ts';
import { embeddedCodes } from './embedded-codes.ts';
import { extensionSigns } from './extension-signs.ts';
import { glyphOrder } from './glyph-order.ts';
import { iconFonts } from './icon-fonts.ts';
import { numberedFonts } from './numbered-fonts.ts';
import { signsOfPublishers } from './signs-of-publishers.ts';
import { fontNames, type UnreadFonts } from './unread-fonts.ts';
import { unreadLetters, visibleSpace } from './unread-letters.ts';

/** A character of a page's text, as its code and the codes of its font tell what it is. */
export interface Character {
  /** Its place in the text: the last of them, if it takes two. */
  readonly index: number;
  /** PDFium's handle of its text object; 0 for none. */
  readonly object: number;
  readonly code: number;
  /** Whether PDFium has guessed it from the room between letters. */
  readonly isGenerated: boolean;
  /** The sign that it is, in TeX's fonts for what grows in formulas. */
  readonly grown: string | null;
  /** What it is if its code does not tell: a letter, or nothing that is seen. */
  readonly unreadAs: 'letter' | 'blank' | null;
  /** The own sign of a letter that its code does not tell (`isUnknownLetter`); null for others. */
  readonly unknown: string | null;
  /** All its characters, if it is a ligature of several. */
  readonly ligature: string | null;
  readonly isSoftHyphen: boolean;
}

/** Soft hyphens; PDFium reports a hyphen at the end of a line as 2. */
const softHyphens: readonly number[] = [2, 0xad];
const hyphen = 0x2d;
const space = 0x20;

/**
 * Creates a reader of the characters of a page.
 * @param textPage PDFium's handle of the text.
 * @param fonts What is known of the document's fonts.
 * @param hasNumbers As for `embeddedCodes`.
 * @returns The character that begins at a place of the text.
 */
export function createCharacterReader(
  pdfium: Pdfium,
  textPage: number,
  fonts: UnreadFonts,
  hasNumbers = false,
): (from: number) => Character {
  const { api } = pdfium;
  const nameOf = fontNames(pdfium, fonts);
  const isNumbered = numberedFonts(pdfium, textPage, fonts, nameOf);
  const isIcon = iconFonts(pdfium, nameOf);
  const publishedSign = signsOfPublishers(pdfium, nameOf);
  const namedIn = fonts.namedInFonts.ofPage(pdfium);
  const embeddedText = embeddedCodes(pdfium, textPage, fonts, hasNumbers);
  const textInOrder = glyphOrder(pdfium, textPage);
  const grownSign = extensionSigns(pdfium, textPage);
  const unreadOf = unreadLetters(pdfium, textPage);
  /** A letter's characters where its code is the number of a glyph; empty if nothing tells them. */
  const toldText = (index: number, object: number) => {
    const embedded = embeddedText(index, object);
    return embedded === null || embedded === '' ? (textInOrder(index, object) ?? embedded) : embedded;
  };
  /** Whether what may be a letter of a formula, as its font tells none there, is the space that the file says. */
  const isSpace = (written: number, index: number) =>
    hasNumbers &&
    written >= formulaArea.first &&
    written <= formulaArea.last &&
    unreadOf(written, index, 'number') === 'blank';
  /** The number of a letter in a font that numbers them: hyphens at the ends of lines have that of a soft one. */
  const numberOf = (code: number, index: number) => (api.FPDFText_IsHyphen(textPage, index) === 1 ? hyphen : code);
  return (from) => {
    const unit = api.FPDFText_GetUnicode(textPage, from);
    // PDFium reports characters beyond the first 65,536, such as emoji, as two of UTF-16 at one place.
    const following = isHighSurrogate(unit) ? api.FPDFText_GetUnicode(textPage, from + 1) : 0;
    const isPair = isLowSurrogate(following);
    const index = isPair ? from + 1 : from;
    const written = isPair ? joinSurrogates(unit, following) : unit;
    const isGenerated = api.FPDFText_IsGenerated(textPage, index) === 1;
    const object = api.FPDFText_GetTextObject(textPage, index);
    const isNumber = !isGenerated && (isNumbered(object) || isIcon(object, written));
    const isCode = !isGenerated && !isNumber;
    const isUntold = isCode && object !== 0 && api.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    const named = isUntold ? (namedIn(api.FPDFTextObj_GetFont(object))?.get(written) ?? null) : null;
    const ofGlyph = named === null && (isUntold || (isCode && hasNumbers)) ? toldText(index, object) : null;
    const found = named ?? (ofGlyph === null ? null : (ofGlyph.codePointAt(0) ?? 0));
    const unspaced = found === 0 && isSpace(written, index) ? space : found;
    const told = unspaced ?? (isCode ? publishedSign(object, written) : null);
    const code = isNumber ? numberOf(written, index) : (told ?? written);
    const grown = isCode && named === null ? grownSign(code, index, object) : null;
    const isKnown = isGenerated || grown !== null || (told !== null && told > 0 && told !== visibleSpace);
    const unreadAs = isKnown ? null : told === 0 ? 'letter' : unreadOf(code, index, isNumber ? 'number' : 'any');
    const isSoftHyphen = unreadAs === null && grown === null && softHyphens.includes(code);
    const unknown =
      unreadAs === 'letter' ? fonts.signOf(nameOf(api.FPDFTextObj_GetFont(object)), isNumber ? code : written) : null;
    const ligature = ofGlyph !== null && [...ofGlyph].length > 1 ? ofGlyph : null;
    return { index, object, code, isGenerated, grown, unreadAs, unknown, ligature, isSoftHyphen };
  };
}
