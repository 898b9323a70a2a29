import type { Word } from './fonts/face.ts';
import { utf16Hex } from './fonts/utf16-hex.ts';

/** The content stream of one page (operators: ISO 32000-1, annex A). Lengths in points from the lower left corner. */
export interface Content {
  /**
   * Shows words from a point on the baseline; `gray` is from 0, black, to 1. In tagged content they are of the passage with
   * this number, or else beside the text, as numbers of pages are.
   */
  readonly text: (words: readonly Word[], size: number, x: number, y: number, gray?: number, passage?: number) => void;
  /** Draws a horizontal line. */
  readonly rule: (fromX: number, toX: number, y: number, width: number, gray: number) => void;
  /** The passages of tagged content, in the order in which they are marked. */
  readonly passages: readonly number[];
  readonly toString: () => string;
}

/** Formats a number for PDF: without exponent, with two decimals at most. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

/** What is marked in tagged content: a passage, what is beside the text, or nothing yet. */
type Marked = number | 'beside' | undefined;

/**
 * Collects the content stream of a page. Rules precede text, and colours are set only where they change.
 *
 * @param tags Whether it is marked what belongs to which passage. Such content has no rules.
 */
export function createContent(tags: 'tagged' | 'untagged' = 'untagged'): Content {
  const passages: number[] = [];
  let marked: Marked;
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

  /** Begins the marked content of a passage, unless it is open (ISO 32000-1, §14.6). */
  function mark(passage: Marked): string {
    if (marked === passage) return '';
    const end = marked === undefined ? '' : 'EMC ';
    marked = passage;
    if (typeof passage !== 'number') return `${end}/Artifact BMC `;
    return `${end}/P <</MCID ${passages.push(passage) - 1}>> BDC `;
  }

  return {
    passages,
    text(words, size, x, y, gray = 0, passage) {
      if (tags === 'tagged') texts += mark(passage ?? 'beside');
      if (gray !== color) texts += `${gray} g `;
      color = gray;
      texts += `1 0 0 1 ${number(x)} ${number(y)} Tm `;
      for (const word of words) texts += show(word, size);
      texts += '\n';
    },
    rule(fromX, toX, y, width, gray) {
      rules += `${gray} G ${width} w ${number(fromX)} ${number(y)} m ${number(toX)} ${number(y)} l S\n`;
    },
    toString: () => `${rules}BT\n${texts}${marked === undefined ? '' : 'EMC '}ET\n`,
  };
}
