import { pdfOf, streamOf } from './pdf-objects.ts';

/**
 * A page with a sentence, and below it the formula `x = a over b`, squared, as TeX sets it: variables in a font for them,
 * the bar as a rule.
 */
export function formulaPdf(): Buffer {
  const content = [
    'BT /T 10 Tf 72 700 Td (The answer is one half of it:) Tj ET',
    'BT /M 10 Tf 200 660 Td (x) Tj ET',
    'BT /T 10 Tf 208 660 Td (=) Tj ET',
    'BT /M 10 Tf 218.5 666.5 Td (a) Tj ET',
    'BT /M 10 Tf 218.5 653 Td (b) Tj ET',
    'BT /S 7 Tf 225.5 671 Td (2) Tj ET',
    '0.4 w 218 662.5 m 225 662.5 l S',
  ];
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /AAAAAA+${name} /Encoding /WinAnsiEncoding >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /M 5 0 R /T 6 0 R /S 7 0 R >> >> >>',
    streamOf(content.join('\n')),
    font('CMMI10'),
    font('CMR10'),
    font('CMR7'),
  ]);
}
