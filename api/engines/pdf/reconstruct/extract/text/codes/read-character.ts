import type { Pdfium } from '../../../../../../formats/pdfium.ts';
import { isHighSurrogate, isLowSurrogate, joinSurrogates } from '../../../model/characters/surrogates.ts';
import { extensionSigns } from './extension-signs.ts';
import { glyphOrder } from './glyph-order.ts';
import { unreadLetters } from './unread-letters.ts';

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
  readonly isSoftHyphen: boolean;
}

/** Soft hyphens; PDFium reports a hyphen at the end of a line as 2. */
const softHyphens: readonly number[] = [2, 0xad];

/**
 * Creates what reads the characters of a page.
 * @param textPage PDFium's handle of the text.
 * @returns The character that begins at a place of the text.
 */
export function createCharacterReader(pdfium: Pdfium, textPage: number): (from: number) => Character {
  const { api } = pdfium;
  const codeInOrder = glyphOrder(pdfium, textPage);
  const grownSign = extensionSigns(pdfium, textPage);
  const unreadOf = unreadLetters(pdfium, textPage);
  return (from) => {
    const unit = api.FPDFText_GetUnicode(textPage, from);
    // PDFium reports characters beyond the first 65,536, such as emoji, as two of UTF-16 at one place.
    const following = isHighSurrogate(unit) ? api.FPDFText_GetUnicode(textPage, from + 1) : 0;
    const isPair = isLowSurrogate(following);
    const index = isPair ? from + 1 : from;
    const written = isPair ? joinSurrogates(unit, following) : unit;
    const isGenerated = api.FPDFText_IsGenerated(textPage, index) === 1;
    const object = api.FPDFText_GetTextObject(textPage, index);
    const ordered = isGenerated ? null : codeInOrder(index, object);
    const code = ordered ?? written;
    const grown = isGenerated ? null : grownSign(code, index, object);
    const isKnown = isGenerated || grown !== null || (ordered !== null && ordered > 0);
    const unreadAs = isKnown ? null : ordered === 0 ? 'letter' : unreadOf(code, index);
    const isSoftHyphen = unreadAs === null && grown === null && softHyphens.includes(code);
    return { index, object, code, isGenerated, grown, unreadAs, isSoftHyphen };
  };
}
