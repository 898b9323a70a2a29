import { characterMap } from '../../../../api/formats/fonts/character-map.ts';
import { tableOf, writeFonts } from '../../../../api/formats/fonts/sfnt.ts';
import { cidCff } from '../../fonts/cff.ts';
import { liberationSans } from '../../fonts/font-file.ts';
import { pdfOf, streamOf } from '../pdf-objects.ts';

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A page of A4 with lines of codes in a font. */
const pageOf = (lines: readonly string[], size = 12) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
  streamOf(`BT /F ${size} Tf 18 TL 72 760 Td ${lines.map((line) => `<${line}> Tj T*`).join(' ')} ET`),
];
const descriptor = (name: string, file: number) =>
  `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 905 ` +
  `/Descent -212 /CapHeight 700 /StemV 80 /FontFile2 ${file} 0 R >>`;

/** A table of characters that tells the glyphs of codes only (Macintosh, format 6). */
function codeTable(firstCode: number, glyphs: readonly number[]): Buffer {
  const table = Buffer.alloc(22 + 2 * glyphs.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(1, 4);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(6, 12);
  table.writeUInt16BE(10 + 2 * glyphs.length, 14);
  table.writeUInt16BE(firstCode, 18);
  table.writeUInt16BE(glyphs.length, 20);
  glyphs.forEach((glyph, at) => void table.writeUInt16BE(glyph, 22 + 2 * at));
  return table;
}

/**
 * A page of text in an embedded font whose codes are numbered from one on, as letters are used for the first time, or as
 * given; nothing tells which letters they are.
 */
export async function numberedLettersPdf(
  lines: readonly string[],
  firstCode: number,
  order = [...new Set(lines.join(''))].join(''),
): Promise<Buffer> {
  const font = await liberationSans();
  const glyphOf = characterMap(font);
  const glyphs = [...order].map((letter) => glyphOf.get(letter.codePointAt(0) ?? 0) ?? 0);
  const [metrics, unitsPerEm] = [tableOf(font, 'hmtx'), tableOf(font, 'head').readUInt16BE(18)];
  const widths = glyphs.map((glyph) => Math.round((1000 * metrics.readUInt16BE(4 * glyph)) / unitsPerEm));
  font.tables.set('cmap', codeTable(firstCode, glyphs));
  const data = writeFonts([font]);
  const codes = lines.map((line) => [...line].map((letter) => hex(firstCode + order.indexOf(letter), 2)).join(''));
  return pdfOf([
    ...pageOf(codes),
    `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Numbered /FirstChar ${firstCode} ` +
      `/LastChar ${firstCode + order.length - 1} /Widths [${widths.join(' ')}] /FontDescriptor 6 0 R >>`,
    descriptor('AAAAAA+Numbered', 7),
    { entries: `/Length1 ${data.length}`, data },
  ]);
}

/**
 * A page of text in an embedded font whose codes are the numbers of its glyphs, which nothing but its own table tells.
 * @param shift Codes are so many more than these numbers.
 * @param isTold Whether it has such a table. @param size In points; a negative one turns letters by half.
 */
export async function glyphNumbersPdf(text: string, shift = 0, isTold = true, size = 12): Promise<Buffer> {
  const font = await liberationSans();
  const glyphOf = characterMap(font);
  const glyphs = [...text].map((letter) => glyphOf.get(letter.codePointAt(0) ?? 0) ?? 0);
  const [metrics, unitsPerEm] = [tableOf(font, 'hmtx'), tableOf(font, 'head').readUInt16BE(18)];
  const widths = glyphs.map(
    (glyph) => `${glyph + shift} [${Math.round((1000 * metrics.readUInt16BE(4 * glyph)) / unitsPerEm)}]`,
  );
  if (!isTold) font.tables.delete('cmap');
  const data = writeFonts([font]);
  return pdfOf([
    ...pageOf([glyphs.map((glyph) => hex(glyph + shift, 4)).join('')], size),
    '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Told /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Told /FontDescriptor 7 0 R /DW 0 ' +
      `/W [${widths.join(' ')}] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    descriptor('AAAAAA+Told', 8),
    { entries: `/Length1 ${data.length}`, data },
  ]);
}

/** A page of codes in an embedded font of CIDs, squares all of them, of which nothing tells which letters they are. */
export function cidLettersPdf(codes: readonly number[]): Buffer {
  // 500 0 rmoveto 400 hlineto 700 vlineto -400 hlineto endchar: moves are by short numbers (Adobe TN 5177).
  const square = Buffer.from('f8 88 8b 15 f8 24 06 f9 50 07 fc 24 06 0e'.replaceAll(' ', ''), 'hex');
  const data = cidCff(Array.from({ length: Math.max(...codes) + 1 }, () => square));
  return pdfOf([
    ...pageOf([codes.map((code) => hex(code, 4)).join('')]),
    '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Cids /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /AAAAAA+Cids /FontDescriptor 7 0 R /DW 1000 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    descriptor('AAAAAA+Cids', 8).replace('FontFile2', 'FontFile3'),
    { entries: '/Subtype /CIDFontType0C', data },
  ]);
}

/**
 * A page with a text in an embedded font for formulas, whose codes are the numbers of its glyphs, and whose character map calls
 * all of them spaces, as Word 2007 and 2010 write it.
 * @param between Numbers of further glyphs, with the text once more after them.
 */
export async function spacedFormulaPdf(text: string, between: readonly number[] = []): Promise<Buffer> {
  const font = await liberationSans();
  const glyphOf = characterMap(font);
  const letters = [...text].map((letter) => glyphOf.get(letter.codePointAt(0) ?? 0) ?? 0);
  const glyphs = between.length === 0 ? letters : [...letters, ...between, ...letters];
  const [metrics, unitsPerEm] = [tableOf(font, 'hmtx'), tableOf(font, 'head').readUInt16BE(18)];
  const widths = glyphs.map(
    (glyph) => `${glyph} [${Math.round((1000 * metrics.readUInt16BE(4 * glyph)) / unitsPerEm)}]`,
  );
  const data = writeFonts([font]);
  const codes = [...new Set(glyphs)].map((glyph) => `<${hex(glyph, 4)}> <0020>`);
  return pdfOf([
    ...pageOf([glyphs.map((glyph) => hex(glyph, 4)).join('')]),
    '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Any#20Math /Encoding /Identity-H /DescendantFonts [6 0 R] ' +
      '/ToUnicode 9 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Any#20Math /FontDescriptor 7 0 R /DW 0 ' +
      `/W [${widths.join(' ')}] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    descriptor('AAAAAA+Any#20Math', 8),
    { entries: `/Length1 ${data.length}`, data },
    streamOf(
      '/CIDInit /ProcSet findresource begin begincmap /CMapName /Adobe-Identity-UCS def 1 begincodespacerange ' +
        `<0000> <FFFF> endcodespacerange ${codes.length} beginbfchar ${codes.join(' ')} endbfchar endcmap end`,
    ),
  ]);
}
