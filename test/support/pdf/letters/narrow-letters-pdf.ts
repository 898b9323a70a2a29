import { pdfOf, streamOf } from '../pdf-objects.ts';

/** Narrower than the letters of any font that would be used instead, in thousandths of the letter size. */
const width = 300;

/**
 * A PDF of one full page, in a font that nobody has and whose letters are narrow: where another one is used instead, its
 * long lines take two.
 */
export function narrowLettersPdf(): Buffer {
  const long =
    'A line that just fits on the page, whose narrow letters take all the room there is, and that breaks where they are as wide as usual.';
  // Every fourth line is long, and apart from the next one.
  const lines = Array.from({ length: 28 }, (_, index) => {
    const text = index % 4 === 3 ? long : `Line ${index} is short.`;
    return `1 0 0 1 72 ${785 - 23 * index - 14 * Math.floor(index / 4)} Tm (${text}) Tj`;
  });
  const widths = Array.from({ length: 95 }, () => width).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(`BT /F 11 Tf ${lines.join('\n')} ET`),
    `<< /Type /Font /Subtype /TrueType /BaseFont /Slender /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${widths}] /FontDescriptor 6 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Slender /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]);
}
