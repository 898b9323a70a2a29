import { type PageSpace, pageSpace } from '../../../api/engines/pdf/reconstruct/extract/pdfium/page-space.ts';
import { type Pdfium, startPdfium } from '../../../api/formats/pdfium.ts';
import { type PdfObject, pdfOf, streamOf } from './pdf-objects.ts';

/** A page that is open in PDFium, by its handles. */
export interface OpenPage {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly page: number;
  readonly space: PageSpace;
  /** The objects of the page, in the order of painting. */
  readonly objects: readonly number[];
}

/**
 * A PDF of one page, 200 points wide and high.
 * @param entries More entries of the page.
 * @param others Objects that these may refer to, from 5 on.
 */
export const onePage = (content: string, entries = '', others: readonly PdfObject[] = [], catalogue = ''): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${entries} >>`,
    ...[streamOf(content), ...others],
  ]);

/** Does something with the first page of a PDF. */
export async function withPage<T>(file: Buffer, work: (open: OpenPage) => T): Promise<T> {
  const pdfium = await startPdfium();
  const { api } = pdfium;
  const address = pdfium.allocate(file.length);
  pdfium.write(address, file);
  const document = api.FPDF_LoadMemDocument(address, file.length, '');
  const page = api.FPDF_LoadPage(document, 0);
  const space = pageSpace(pdfium, page, { maxSide: 10_000, enlarged: 1 });
  const count = api.FPDFPage_CountObjects(page);
  const objects = Array.from({ length: count }, (_, index) => api.FPDFPage_GetObject(page, index));
  try {
    return work({ pdfium, document, page, space, objects });
  } finally {
    api.FPDF_ClosePage(page);
    api.FPDF_CloseDocument(document);
    pdfium.free(address);
  }
}
