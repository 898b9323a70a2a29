import type { FontSet } from '../fonts/font-set.ts';
import { rightToLeft, unprintable } from '../type/characters.ts';
import { type SetLine, setParagraph } from '../type/paragraph.ts';
import { createPlainSetter } from '../type/plain-text.ts';
import { splitLong } from '../type/split-long.ts';
import type { TypeStyle, Words } from '../type/words.ts';
import type { MeasureCell } from './column-facts.ts';

/** A cell's text in lines. */
export interface SetCell {
  readonly lines: readonly SetLine[];
  readonly rightToLeft: boolean;
}

/** Sets the cells of a table. */
export interface CellSetter {
  readonly measure: MeasureCell;
  readonly set: (text: string, bold: boolean, widthEm: number) => SetCell;
}

const style = (bold: boolean): TypeStyle => ({ family: 'sans', bold, kerned: false });
const unbroken = { first: Number.POSITIVE_INFINITY, others: Number.POSITIVE_INFINITY };

/** A value that is longer than this wraps in any case; its exact width is of no use. */
const measuredLength = 2_000;
const lineEnds = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

const clean = (text: string) => text.replace(/\t/g, '    ').replace(unprintable, '');

export function createCellSetter(fonts: FontSet, words: Words): CellSetter {
  const setters = { regular: createPlainSetter(fonts, style(false)), bold: createPlainSetter(fonts, style(true)) };
  const plainOf = (text: string, bold: boolean) => (bold ? setters.bold : setters.regular)(text);

  const lineWidth = (text: string, bold: boolean): number =>
    plainOf(text, bold)?.widthEm ??
    setParagraph(words, text, style(bold), unbroken).lines.reduce((most, line) => Math.max(most, line.widthEm), 0);

  const widest = (texts: readonly string[], bold: boolean) =>
    texts.reduce((most, text) => Math.max(most, lineWidth(text, bold)), 0);

  return {
    measure(text, bold) {
      const plain = text.length < 100 && !text.includes(' ') ? plainOf(text, bold)?.widthEm : undefined;
      if (plain !== undefined) return { longestEm: plain, wordEm: plain };
      const lines = clean(text.slice(0, measuredLength)).split(lineEnds);
      const longestEm = widest(lines, bold);
      const spaced = lines.flatMap((line) => line.split(' '));
      return { longestEm, wordEm: widest(spaced, bold) };
    },

    set(text, bold, widthEm) {
      const plain = text.length < 1_000 ? plainOf(text, bold) : undefined;
      if (plain && plain.widthEm <= widthEm) {
        const piece = { face: plain.face, array: `<${plain.hex}>`, widthEm: plain.widthEm, riseEm: 0 };
        const word = { pieces: [piece], widthEm: plain.widthEm };
        return { lines: [{ words: [word], widthEm: plain.widthEm }], rightToLeft: false };
      }
      const width = { first: widthEm, others: widthEm };
      const paragraphs = clean(text).split(lineEnds).flatMap(splitLong);
      const lines = paragraphs.flatMap((paragraph) => setParagraph(words, paragraph, style(bold), width).lines);
      return {
        lines,
        rightToLeft:
          rightToLeft.test(text) && setParagraph(words, text.slice(0, 200), style(bold), unbroken).rightToLeft,
      };
    },
  };
}
