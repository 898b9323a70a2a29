import { openDocument, type ReadOptions } from '../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../pdf/pdf-objects.ts';

/**
 * A page of 200 by 100 points with this content, whose font F is one of the standard fonts, and whose font G one of text
 * recognition, as PDFium reads it.
 * @param form The content of the form X, of the same size.
 * @param codes The font's ToUnicode map; without one, its codes are WinAnsi's.
 * @param options How the document is read.
 */
export async function textPage(
  content: string,
  font = 'Helvetica',
  form = '',
  codes = '',
  options: ReadOptions = {},
): Promise<Page> {
  const other = '<< /Type /Font /Subtype /Type1 /BaseFont /HiddenHorzOCR /Encoding /WinAnsiEncoding >>';
  const fonts = `/Font << /F 5 0 R /G ${other} >>`;
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << ${fonts} /XObject << /X 6 0 R >> >> /Contents 4 0 R >>`,
    streamOf(content),
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding ${codes && '/ToUnicode 7 0 R'} >>`,
    streamOf(form, `/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources << ${fonts} >>`),
    streamOf(codes),
  ]);
  const document = openDocument(await startPdfium(), file, options);
  const page = document.readPage(0);
  document.close();
  return page;
}
