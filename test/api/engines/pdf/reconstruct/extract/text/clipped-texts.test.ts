import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** The letters of a page of 200 by 100 points, which may draw a form X whose box is its lower left quarter. */
async function read(content: string, form = ''): Promise<string> {
  const fonts = '/Font << /F 5 0 R >>';
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << ${fonts} /XObject << /X 6 0 R >> >> >>`,
    streamOf(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf(form, `/Type /XObject /Subtype /Form /BBox [0 0 100 50] /Resources << ${fonts} >>`),
  ]);
  const document = openDocument(await startPdfium(), bytes);
  const page = document.readPage(0);
  document.close();
  return page.glyphs.map(({ text }) => text).join('');
}

const text = (words: string, x: number, y: number) => `BT /F 12 Tf ${x} ${y} Td (${words}) Tj ET`;
const clipped = (words: string, x: number, y: number) => `q 0 0 100 50 re W n ${text(words, x, y)} Q`;

describe('text that is clipped away', () => {
  it('is not seen', async () => {
    expect(await read(`${text('seen', 20, 80)} ${clipped('above', 20, 70)} ${clipped('beside', 120, 20)}`)).toBe(
      'seen',
    );
  });

  it('is seen if a part of it is, as where a cell cuts it short', async () => {
    expect(await read(clipped('long words', 80, 20))).toBe('longwords');
    expect(await read(clipped('high', 20, 45))).toBe('high');
  });

  it('is not seen beyond the box of a form', async () => {
    const form = `${text('in', 20, 20)} ${text('out', 120, 20)}`;
    expect(await read('/X Do', form)).toBe('in');
    expect(await read('q 1 0 0 1 90 0 cm /X Do Q', form)).toBe('in');
  });
});
