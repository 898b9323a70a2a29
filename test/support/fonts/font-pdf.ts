import { readFontProgram } from '../../../api/engines/pdf/fonts/font-program.ts';
import { pdfOf, streamOf } from '../pdf/pdf-objects.ts';
import { liberationSansAs } from './font-file.ts';

/** A page with a line of text in an embedded TrueType font of a family, as Word embeds it. */
export async function fontPdf(family: string, text: string): Promise<Buffer> {
  const data = await liberationSansAs(family);
  const program = readFontProgram(data);
  const codes = Array.from({ length: 95 }, (_, index) => 32 + index);
  const widths = codes.map((code) => Math.round(1000 * (program?.advanceOf(String.fromCharCode(code)) ?? 0)));
  const name = `AAAAAA+${family.replaceAll(' ', '')}`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf(`BT /F 12 Tf 72 700 Td (${text}) Tj ET`),
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 ` +
      `/Widths [${widths.join(' ')}] /FontDescriptor 6 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-500 -300 1300 1000] /ItalicAngle 0 /Ascent 905 ` +
      '/Descent -212 /CapHeight 700 /StemV 80 /FontFile2 7 0 R >>',
    { entries: `/Length1 ${data.length}`, data },
  ]);
}
