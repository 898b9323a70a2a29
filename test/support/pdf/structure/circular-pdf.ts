import { pdfOf, streamOf } from '../pdf-objects.ts';

/** Where the branch with the second page stands, which leads back to the root: readers lose themselves in it differently. */
export type BranchPlace = 'first' | 'last';

/** A PDF of two pages with a line of text each, the second in a branch of the page tree that leads back to its root. */
export function circularPdf([first, second]: readonly [string, string], branch: BranchPlace): Buffer {
  const page = (parent: number, contents: number) =>
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 300 200] /Contents ${contents} 0 R ` +
    '/Resources << /Font << /F 8 0 R >> >> >>';
  const line = (text: string) => streamOf(`BT /F 12 Tf 20 100 Td (${text}) Tj ET`);
  const kids = branch === 'first' ? '4 0 R 3 0 R' : '3 0 R 4 0 R';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count 2 >>`,
    page(2, 6),
    '<< /Type /Pages /Kids [2 0 R 5 0 R] /Parent 2 0 R /Count 1 >>',
    page(4, 7),
    line(first),
    line(second),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}
