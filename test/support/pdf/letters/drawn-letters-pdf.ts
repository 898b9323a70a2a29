import { cff } from '../../fonts/cff.ts';
import { pdfOf, streamOf } from '../pdf-objects.ts';

/** A number of a glyph's program (Adobe TN 5177 §3.2). */
const number = (value: number) => Buffer.of(28, (value >> 8) & 255, value & 255);
const operators = { lines: 5, curve: 8, call: 10, return: 11, end: 14, move: 21 } as const;
/** What is subtracted from the number of a subroutine if there are few of them. */
const subrBias = 107;
const drawn = (values: readonly number[], operator: number) =>
  Buffer.concat([...values.map(number), Buffer.of(operator)]);

/** A letter 400 wide: a box of a height, in thousandths of an em, with a round top. */
const roundedBox = (height: number) =>
  Buffer.concat([
    drawn([50, 0], operators.move),
    drawn([400, 0, 0, height], operators.lines),
    drawn([0, 100, -400, 100, 0, -200], operators.curve),
    Buffer.of(operators.end),
  ]);

/** Subroutines of which each calls the next eight times: the last one draws 16 million lines. */
const endless = Array.from({ length: 9 }, (_, level) =>
  Buffer.concat([
    ...(level === 8
      ? [drawn([1, 1], operators.lines)]
      : Array.from({ length: 8 }, () => drawn([level + 1 - subrBias], operators.call))),
    Buffer.of(operators.return),
  ]),
);
const endlessLetter = Buffer.concat([
  drawn([50, 0], operators.move),
  drawn([-subrBias], operators.call),
  Buffer.of(operators.end),
]);

/** Numbers of the names of small letters among CFF's standard strings (Adobe TN 5176, appendix A). */
const standardString = (letter: string) => 66 + letter.charCodeAt(0) - 'a'.charCodeAt(0);

/**
 * A page of 300 by 100 points with a line of small letters in a CFF font that has only these, each of another height:
 * 300 thousandths of an em for the first in the alphabet, and 10 more for each of the others. Letters are 600
 * thousandths wide; a space is not in the font. What the font lacks is a box 700 high.
 * @param says What the font says about itself: a copyright, or rights.
 * @param isEndless Whether the programs of letters call each other without end.
 */
export function drawnLettersPdf(name: string, text: string, says = '', isEndless = false): Buffer {
  const letters = [...new Set(text.replaceAll(' ', ''))].sort();
  const program = cff({
    charStrings: [
      roundedBox(700),
      ...letters.map((_, index) => (isEndless ? endlessLetter : roundedBox(300 + 10 * index))),
    ],
    ids: letters.map(standardString),
    strings: [says],
    subrs: isEndless ? endless : [],
    codes: letters.map((letter) => letter.charCodeAt(0)),
  });
  const [first, last] = [97, 122];
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf(
      `BT /F 12 Tf 20 50 Td ${text
        .split(' ')
        .map((word) => `(${word}) Tj ${12 * 0.6 * (word.length + 0.5)} 0 Td`)
        .join(' ')} ET`,
    ),
    `<< /Type /Font /Subtype /Type1 /BaseFont /AAAAAA+${name} /FirstChar ${first} /LastChar ${last} ` +
      `/Widths [${Array(last - first + 1)
        .fill(600)
        .join(' ')}] /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R >>`,
    `<< /Type /FontDescriptor /FontName /AAAAAA+${name} /Flags 32 /FontBBox [0 0 600 600] /ItalicAngle 0 /Ascent 600 ` +
      '/Descent 0 /CapHeight 500 /StemV 80 /FontFile3 7 0 R >>',
    { entries: '/Subtype /Type1C', data: program },
  ]);
}
