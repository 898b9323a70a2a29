import { readFileSync } from 'node:fs';
import { pdfOf, streamOf } from '../pdf-objects.ts';

/**
 * The CFF program of a whole Chinese font with 65,535 glyphs, the first font of a collection (OpenType, "TTC Header").
 */
function wholeFont(): Buffer {
  const collection = readFileSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
  const entry = collection.indexOf('CFF ', collection.readUInt32BE(12), 'latin1');
  const [start, length] = [collection.readUInt32BE(entry + 8), collection.readUInt32BE(entry + 12)];
  return collection.subarray(start, start + length);
}

/** A line of eight glyphs in a font of fifteen megabytes. */
export function cidFontPdf(): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf('BT /F 40 Tf 20 40 Td <0022002303e803e913884e207530fffe> Tj ET'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Whole /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Whole /DW 1000 /FontDescriptor 7 0 R ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    '<< /Type /FontDescriptor /FontName /Whole /Flags 4 /FontBBox [-1000 -1000 3000 2000] /ItalicAngle 0 /Ascent 880 ' +
      '/Descent -120 /CapHeight 700 /StemV 80 /FontFile3 8 0 R >>',
    { entries: '/Subtype /CIDFontType0C', data: wholeFont() },
  ]);
}
