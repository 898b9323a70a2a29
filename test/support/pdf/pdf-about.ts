import { pdfOf, streamOf } from './pdf-objects.ts';

/** A PDF of one empty page. @param info The entries of what it says about itself, as in `/Title (A title)`. */
export const pdfAbout = (info: string): Buffer =>
  pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
      streamOf(''),
      `<< ${info} >>`,
    ],
    '/Info 5 0 R',
  );
