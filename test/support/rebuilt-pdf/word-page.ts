import { openDocument } from '../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../pdf/pdf-objects.ts';

/**
 * An untagged page of 200 by 100 points with this content, whose font F is Helvetica.
 * @param creator The program that made the document, if its producer is not the same.
 */
export async function wordPage(
  content: string,
  producer = 'Microsoft\xae Word for Microsoft 365',
  creator = '',
): Promise<Page> {
  const file = pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
      streamOf(content),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Producer (${producer}) /Creator (${creator}) >>`,
    ],
    '/Info 6 0 R',
  );
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  document.close();
  return page;
}

/** A text object as Word draws it. @param area Left, bottom, width and height of what it is drawn within. */
export const wordText = (text: string, x: number, y: number, area = '0 0 200 100') =>
  `q ${area} re W* n BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET Q `;
