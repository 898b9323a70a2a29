import type { Word } from './fonts/face.ts';
import { utf16Hex } from './fonts/utf16-hex.ts';

/** The content stream of one page (operators: ISO 32000-1, annex A). Lengths in points from the lower left corner. */
export interface Content {
  /** Shows words from a point on the baseline; `gray` is from 0, black, to 1. */
  readonly text: (words: readonly Word[], size: number, x: number, y: number, gray?: number) => void;
  /** Draws a horizontal line. */
  readonly rule: (fromX: number, toX: number, y: number, width: number, gray: number) => void;
  readonly toString: () => string;
}

/** Formats a number for PDF: without exponent, with two decimals at most. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Collects the content stream of a page. Rules precede text, and colours are set only where they change. */
export function createContent(): Content {
  let texts = '';
  let rules = '';
  let font = '';
  let color = 0;

  function show(word: Word, size: number): string {
    let shown = '';
    for (const { face, array, riseEm } of word.pieces) {
      const wanted = `/${face.name} ${size} Tf `;
      if (wanted !== font) shown += font = wanted;
      shown += riseEm === 0 ? `[${array}] TJ ` : `${number(riseEm * size)} Ts [${array}] TJ 0 Ts `;
    }
    // Replaces the text of the glyphs when it is copied or searched (ISO 32000-1, §14.9.4).
    return word.actualText === undefined
      ? shown
      : `/Span <</ActualText <feff${utf16Hex(word.actualText)}>>> BDC ${shown}EMC `;
  }

  return {
    text(words, size, x, y, gray = 0) {
      if (gray !== color) texts += `${gray} g `;
      color = gray;
      texts += `1 0 0 1 ${number(x)} ${number(y)} Tm `;
      for (const word of words) texts += show(word, size);
      texts += '\n';
    },
    rule(fromX, toX, y, width, gray) {
      rules += `${gray} G ${width} w ${number(fromX)} ${number(y)} m ${number(toX)} ${number(y)} l S\n`;
    },
    toString: () => `${rules}BT\n${texts}ET\n`,
  };
}
