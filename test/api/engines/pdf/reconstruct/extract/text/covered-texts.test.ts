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
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /X 6 0 R >> >> >>',
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

  it('is seen if the picture is on a part of the page, lets it through, or is painted before', async () => {
    expect(await read(`${below} q 100 0 0 100 0 0 cm /X Do Q ${stamp}`)).toEqual(['underonit', [false]]);
    expect(await read(`${below} ${scan} ${stamp}`, true)).toEqual(['underonit', [false]]);
    expect(await read(`${scan} ${below}`)).toEqual(['under', [false]]);
  });
});
