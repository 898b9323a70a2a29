import type { FontSet } from '../fonts/font-set.ts';
import { thresholds } from '../thresholds.ts';
import { unprintable } from '../type/characters.ts';
import { type SetLine, setParagraph, unbroken } from '../type/paragraph.ts';
import { createPlainSetter, type PlainSetter } from '../type/plain-text.ts';
import type { TypeStyle } from '../type/set-text.ts';
import { splitLong } from '../type/split-long.ts';
import type { Words } from '../type/words.ts';
import type { CellWeight, MeasureCell } from './column-facts.ts';

/** The text of a cell, set in lines. */
export interface SetCell {
  readonly lines: readonly SetLine[];
  readonly rightToLeft: boolean;
}

/** Sets the cells of a table. */
export interface CellSetter {
  readonly measure: MeasureCell;
  readonly set: (text: string, weight: CellWeight, widthEm: number) => SetCell;
}

const styles: Readonly<Record<CellWeight, TypeStyle>> = {
  regular: { family: 'sans', bold: false, kerned: false },
  bold: { family: 'sans', bold: true, kerned: false },
};
const { maxMeasured } = thresholds.table;
const lineEnds = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

const clean = (text: string) => text.replace(/\t/g, '    ').replace(unprintable, '');

/** Measures a text that one face draws without shaping. */
function measurePlain(text: string, widthEm: number, plain: PlainSetter): ReturnType<MeasureCell> {
  if (!text.includes(' ')) return { longestEm: widthEm, wordEm: widthEm };
  const widths = text.split(' ').map((word) => plain(word)?.widthEm ?? 0);
  return { longestEm: widthEm, wordEm: Math.max(...widths) };
}

/** Creates a setter of cells, with a fast path for text that needs no shaping. */
export function createCellSetter(fonts: FontSet, words: Words): CellSetter {
  const plainSetters = {
    regular: createPlainSetter(fonts, styles.regular),
    bold: createPlainSetter(fonts, styles.bold),
  };

  return {
    measure(text, weight) {
      const [style, plain] = [styles[weight], plainSetters[weight]];
      const part = text.slice(0, maxMeasured);
      const whole = plain(part);
      if (whole) return measurePlain(part, whole.widthEm, plain);
      const lines = clean(part)
        .split(lineEnds)
        .flatMap((line) => setParagraph(words, line, style, unbroken).lines);
      return {
        longestEm: Math.max(...lines.map((line) => line.widthEm)),
        wordEm: Math.max(0, ...lines.flatMap((line) => line.words.map((word) => word.widthEm))),
      };
    },

    set(text, weight, widthEm) {
      const [style, plain] = [styles[weight], plainSetters[weight]];
      const whole = text.length < maxMeasured ? plain(text) : undefined;
      if (whole && whole.widthEm <= widthEm) {
        const word = { pieces: [{ face: whole.face, array: `<${whole.hex}>`, widthEm: whole.widthEm, riseEm: 0 }] };
        return {
          lines: [{ words: [{ ...word, widthEm: whole.widthEm }], widthEm: whole.widthEm }],
          rightToLeft: false,
        };
      }
      const width = { first: widthEm, others: widthEm };
      const paragraphs = clean(text)
        .split(lineEnds)
        .flatMap(splitLong)
        .map((paragraph) => setParagraph(words, paragraph, style, width));
      return {
        lines: paragraphs.flatMap(({ lines }) => lines),
        rightToLeft: paragraphs[0]?.rightToLeft ?? false,
      };
    },
  };
}
