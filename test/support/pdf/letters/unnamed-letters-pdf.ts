import { cff } from '../../fonts/cff.ts';
import { pdfOf, streamOf } from '../pdf-objects.ts';

/** A number of a glyph's program (Adobe TN 5177 §3.2). */
const number = (value: number) => Buffer.of(28, (value >> 8) & 255, value & 255);
const operators = { horizontal: 6, end: 14, move: 21 } as const;
const box = (width: number, height: number) =>
  Buffer.concat([
    ...[number(100), number(0), Buffer.of(operators.move)],
    ...[number(width), number(height), number(-width), Buffer.of(operators.horizontal, operators.end)],
  ]);

/** What a font of the page may have otherwise. */
interface LettersOptions {
  /** The width and the height of a code's glyph in thousandths of an em. */
  readonly widthOf?: (code: number) => number;
  readonly heightOf?: (code: number) => number;
  /** The font's name. */
  readonly name?: string;
  /** The names of its glyphs by their codes. */
  readonly nameOf?: (code: number) => string;
  /** Entries of its dictionary. */
  readonly entries?: string;
}

/**
 * A page of 200 by 100 points in an embedded font, F, whose glyphs have no names that tell their letters, unless they are
 * given: codes 1 to 8. Its font H is Helvetica.
 */
export function unnamedLettersPdf(
  content: string,
  {
    widthOf = () => 400,
    heightOf = () => 500,
    name = 'Test',
    nameOf = (code) => `glyph${code}`,
    entries = '',
  }: LettersOptions = {},
): Buffer {
  const codes = [1, 2, 3, 4, 5, 6, 7, 8];
  const program = cff({
    charStrings: [Buffer.of(operators.end), ...codes.map((code) => box(widthOf(code), heightOf(code)))],
    ids: codes.map((code) => 390 + code),
    strings: codes.map(nameOf),
    subrs: [],
    codes,
  });
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R ' +
      '/Resources << /Font << /F 5 0 R /H 8 0 R >> >> >>',
    streamOf(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /AAAAAA+${name} /FirstChar 1 /LastChar 8 ` +
      `/Widths [600 600 600 600 600 600 600 600] /FontDescriptor 6 0 R ${entries} >>`,
    `<< /Type /FontDescriptor /FontName /AAAAAA+${name} /Flags 4 /FontBBox [0 0 600 600] /ItalicAngle 0 /Ascent 600 ` +
      '/Descent 0 /CapHeight 500 /StemV 80 /FontFile3 7 0 R >>',
    { entries: '/Subtype /Type1C', data: program },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}
