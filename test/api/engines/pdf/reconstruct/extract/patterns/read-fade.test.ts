import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const ramp =
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> >>';
const form = (content: string, entries = '') =>
  streamOf(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Group << /S /Transparency /CS /DeviceGray >> ${entries}`,
  );
const picture = 'q 160 0 0 160 20 20 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q';

/** @param mask What the soft mask shows: a ramp from nothing to all, or white for all. */
async function read(content: string, mask = '/Ramp sh') {
  const soft = '<< /ExtGState << /Soft << /SMask << /S /Luminosity /G 5 0 R >> >> >> /XObject << /Form 6 0 R >> >>';
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources ${soft} >>`,
    streamOf(content),
    form(mask, `/Resources << /Shading << /Ramp ${ramp} >> >>`),
    form(content.includes('picture') ? picture : '0 0 1 rg 20 20 160 160 re f'),
  ]);
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  document.close();
  return page;
}

const area = '0 0 1 rg 20 20 160 160 re f';

describe('what a soft mask makes fade away', () => {
  it.each([
    ['an area', `/Soft gs ${area}`],
    ['an area in a group', '/Soft gs /Form Do'],
    ['a curve', '/Soft gs 0 0 1 rg 100 20 m 180 20 180 180 100 180 c 20 180 20 20 100 20 c f'],
  ])('is something that only a picture can show: %s', async (_, content) => {
    const { fills, shapes, unshaped } = await read(content);
    expect([fills, shapes, unshaped?.length]).toEqual([[], [], 1]);
  });

  it('has the colour that it has on average if it is small', async () => {
    const [small] = (await read('/Soft gs 0 0 1 rg 95 95 10 10 re f')).fills;
    expect(small?.colour).toMatch(/^[78].[78].FF$/);
  });

  it('is a picture with that mask, also in a group', async () => {
    for (const content of [`/Soft gs ${picture}`, '/Soft gs /Form Do % picture']) {
      const [masked] = (await read(content)).pictures;
      expect([masked?.format, masked?.bytes[25]]).toEqual(['png', 6]);
    }
  });

  it('stays what it is where the mask shows all of it', async () => {
    const { fills, unshaped } = await read('/Soft gs /Form Do', '1 g 0 0 200 200 re f');
    expect([fills.map(({ colour }) => colour), unshaped]).toEqual([['0000FF'], []]);
    const [whole] = (await read(`/Soft gs ${picture}`, '1 g 0 0 200 200 re f')).pictures;
    expect(whole?.bytes[25]).toBe(2);
  });
});
