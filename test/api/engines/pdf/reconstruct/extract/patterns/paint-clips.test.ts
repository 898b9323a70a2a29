import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const gradient =
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>';
const resources = `/Font << /F ${font} >> /Shading << /S ${gradient} >>`;

async function read(content: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << ${resources} /XObject << /Form 5 0 R >> >> >>`,
    streamOf(content),
    streamOf(
      `q BT 7 Tr /F 40 Tf 60 90 Td (Text) Tj ET 0 0 1 rg 10 10 180 180 re f Q`,
      `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << ${resources} >>`,
    ),
  ]);
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  document.close();
  return page;
}

const clip = 'BT 7 Tr /F 40 Tf 60 90 Td (Text) Tj ET';
const picture = 'q 180 0 0 180 10 10 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID \x00\x99\x00 EI Q';

describe('text that clips what is painted after it', () => {
  it.each([
    ['an area', `q ${clip} 0 0 1 rg 10 10 180 180 re f Q`, /^0000FF$/],
    ['an area within the letters', `q ${clip} 0 0 1 rg 66 92 60 24 re f Q`, /^0000FF$/],
    ['a picture', `q ${clip} ${picture} Q`, /^009900$/],
    ['a gradient', `q ${clip} /S sh Q`, /^[6-9].00[6-9]/],
    ['an area in a form', '/Form Do', /^0000FF$/],
  ])('has the colour of %s, which is not drawn besides', async (_, content, colour) => {
    const { glyphs, fills, pictures, unshaped } = await read(content);
    expect(glyphs.map(({ text }) => text).join('')).toBe('Text');
    expect(glyphs[0]?.look.colour).toMatch(colour);
    expect([fills, pictures, unshaped]).toEqual([[], [], []]);
  });

  it('is not seen if nothing is painted through it', async () => {
    const { glyphs } = await read(`q ${clip} Q BT 0 Tr /F 40 Tf 20 20 Td (Seen) Tj ET`);
    expect(glyphs.map(({ text }) => text).join('')).toBe('Seen');
  });

  it('leaves alone what is painted after its clip has ended', async () => {
    const line = '1 0 0 RG 60 90 m 100 110 l S';
    const { fills, shapes } = await read(`q ${clip} 0 0 1 rg 10 10 180 180 re f Q 1 0 0 rg 10 80 180 60 re f ${line}`);
    expect(fills.map(({ colour }) => colour)).toEqual(['FF0000']);
    expect(shapes).toHaveLength(1);
  });
});
