import type { Word } from './fonts/face.ts';

/** The drawing of one page: operators of ISO 32000-1, annex A. Lengths in points, from the lower left corner. */
export interface Content {
  /** Words side by side from a point on the baseline, in black or a grey (0 to 1). */
  readonly text: (words: readonly Word[], size: number, x: number, y: number, gray?: number) => void;
  /** A horizontal line. */
  readonly rule: (fromX: number, toX: number, y: number, width: number, gray: number) => void;
  readonly toString: () => string;
}

/** A number as PDF writes it: no exponent, no more decimals than a printer shows. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');
}

/** Collects a page's content stream; text and rules are kept apart and colours set only where they change. */
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
    // A reader takes the text of a marked sequence from here, not from its glyphs (ISO 32000-1, §14.9.4).
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
