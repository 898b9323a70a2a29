import { pdfOf, streamOf } from './pdf-objects.ts';

/** A page of upright text with a line that runs up its left margin. */
export function turnedPdf(): Buffer {
  const lines = [
    'The first line of an upright text',
    'and the second one, which is',
    'longer than the line beside it.',
  ];
  const upright = lines.map((line, index) => `BT /F 11 Tf 1 0 0 1 72 ${700 - 14 * index} Tm (${line}) Tj ET`);
  const content = [...upright, 'BT /F 11 Tf 0 1 -1 0 40 300 Tm (A line that runs sideways) Tj ET'];
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf(content.join('\n')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}
