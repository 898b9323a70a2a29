import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const image = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray';

/** What is read of a page of 200 by 100 points with a picture X, whose soft mask lets half of what is below through or not. */
async function read(content: string, isSheer = false) {
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /X 6 0 R >> /ExtGState << /Half << /ca 0.5 >> /Marker << /BM /Multiply >> >> >> >>',
    streamOf(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf('z'.repeat(64), `${image} ${isSheer ? '/SMask 7 0 R' : ''}`),
    streamOf('\u0010'.repeat(64), image),
  ]);
  const document = openDocument(await startPdfium(), bytes);
  const page = document.readPage(0);
  document.close();
  return [page.glyphs.map(({ text }) => text).join(''), page.pictures.map(({ isInFront = false }) => isInFront)];
}
const below = 'BT /F 12 Tf 20 50 Td (under) Tj ET';
const scan = 'q 200 0 0 100 0 0 cm /X Do Q';
const stamp = 'BT /F 12 Tf 20 20 Td (on it) Tj ET';

describe('text under the picture of a page', () => {
  it('is its text layer, which the picture hides', async () => {
    expect(await read(`${below} ${scan}`)).toEqual(['under', [true]]);
    expect(await read(`${scan} BT /F 12 Tf 3 Tr 20 50 Td (hidden) Tj ET`)).toEqual(['hidden', [true]]);
  });

  it('is not seen where as much is written on the picture', async () => {
    expect(await read(`${below} ${scan} ${stamp}`)).toEqual(['onit', [false]]);
  });

  it('is seen if a clip leaves only a part of the picture', async () => {
    expect(await read(`${below} q 0 0 90 100 re W n ${scan} Q ${stamp}`)).toEqual(['underonit', [false]]);
    expect(await read(`${below} q 0 0 200 100 re W n ${scan} Q`)).toEqual(['under', [true]]);
  });

  it('is seen if the picture lets it through, or is painted before', async () => {
    expect(await read(`${below} ${scan} ${stamp}`, true)).toEqual(['underonit', [false]]);
    expect(await read(`${scan} ${below}`)).toEqual(['under', [false]]);
  });
});

describe('text under what covers a part of the page', () => {
  const lettersOf = async (content: string) => (await read(content))[0];
  const area = '1 0.2 0 rg 10 40 100 30 re f';
  const on = '0 g BT /F 12 Tf 20 20 Td (on) Tj ET';

  it('is not seen, as that of an earlier step of a slide', async () => {
    expect(await lettersOf(`${below} ${area} ${on}`)).toBe('on');
    expect(await lettersOf(`${below} q 100 0 0 100 0 0 cm /X Do Q ${on}`)).toBe('on');
    const rounded =
      '1 0 0 rg 10 50 m 10 70 10 70 60 70 c 110 70 110 70 110 50 c 110 30 110 30 60 30 c 10 30 10 30 10 50 c f';
    expect(await lettersOf(`${below} ${rounded} ${on}`)).toBe('on');
    expect(await lettersOf(`${below} q 5 30 130 50 re W n ${area} Q ${on}`)).toBe('on');
  });

  it('is seen if the area is painted before it, is transparent or cut, or is none', async () => {
    for (const others of [
      `${area} ${below} ${on}`,
      `${below} q /Half gs ${area} Q ${on}`,
      `${below} q /Marker gs ${area} Q ${on}`,
      `${below} q 10 70 m 110 70 l 10 40 l h W n ${area} Q ${on}`,
      `${below} q 10 40 10 30 re W n ${area} Q ${on}`,
      `${below} 1 0.2 0 RG 10 40 100 30 re S ${on}`,
      `${below} 1 0.2 0 rg 10 40 m 110 70 l 110 40 l h f ${on}`,
      `${below} q 0.8 0.6 -0.6 0.8 0 0 cm 1 0.2 0 rg 45 -10 30 30 re f Q ${on}`,
    ])
      expect(await lettersOf(others)).toMatch(/under.*on/);
  });

  it('is kept as a whole where a part of its line is seen', async () => {
    expect(await lettersOf(`${below} 1 0.2 0 rg 30 40 100 30 re f ${on}`)).toMatch(/under.*on/);
    expect(await lettersOf(`BT /F 12 Tf 150 50 Td (far) Tj ET ${below} ${area} ${on}`)).toBe('faron');
  });

  it('is read where the same is painted again, of which PDFium reads only the first', async () => {
    expect(await lettersOf(`${below} ${area} 0 g BT /F 12 Tf 21 49 Td (under) Tj ET ${on}`)).toMatch(/^under.*on$/);
  });

  it('is the text of a page on which nothing else is seen', async () => {
    expect(await lettersOf(`${below} q 100 0 0 100 0 0 cm /X Do Q`)).toBe('under');
  });
});
