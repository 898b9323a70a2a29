import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const ramp = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>';
const gradient = `<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function ${ramp} >> >>`;
const tiles = (content: string, paint: 1 | 2) =>
  streamOf(
    content,
    `/PatternType 1 /PaintType ${paint} /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>`,
  );

async function read(content: string) {
  const resources =
    '<< /Pattern << /Gradient 5 0 R /Green 6 0 R /Lines 7 0 R >> /ColorSpace << /OfLines [/Pattern /DeviceRGB] >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> >> >>';
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources ${resources} >>`,
    ...[streamOf(content), gradient, tiles('0 0.6 0 rg 0 0 4 4 re f', 1), tiles('0 0 1 4 re f', 2)],
  ]);
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  document.close();
  return page;
}

const inPattern = (name: string) => `/Pattern cs /${name} scn`;

describe('what is painted with a pattern', () => {
  it('is told as something that only a picture can show if it is large and of several colours', async () => {
    const { fills, unshaped } = await read(`${inPattern('Gradient')} 20 20 160 100 re f`);
    expect([fills, unshaped]).toEqual([[], [expect.objectContaining({ x0: 20, x1: 180 })]]);
    const line = await read(`/Pattern CS /Gradient SCN 20 w 20 20 m 160 160 l S`);
    expect(line.unshaped).toHaveLength(1);
  });

  it('has its average colour if it is small, or of about one colour', async () => {
    const [small] = (await read(`${inPattern('Gradient')} 96 96 8 8 re f`)).fills;
    expect(small?.colour).toMatch(/^[78].00[78]/);
    const [green] = (await read(`${inPattern('Green')} 20 20 160 100 re f`)).fills;
    expect(green?.colour).toBe('009900');
    const [hatched] = (await read(`/OfLines cs 0 0 0 /Lines scn 20 20 160 100 re f`)).fills;
    expect(hatched?.colour).toMatch(/^([9A-D].)\1\1$/);
  });

  it('is text in the average colour', async () => {
    const { glyphs } = await read(`BT /F 40 Tf ${inPattern('Gradient')} 60 90 Td (Text) Tj ET`);
    expect(glyphs.map(({ text }) => text).join('')).toBe('Text');
    expect(glyphs[0]?.look.colour).toMatch(/^[6-9].00[6-9]/);
  });

  it('is not what has one colour, however narrow, faint or ragged', async () => {
    const star = '1 1 1 rg 100 20 m 104 96 l 180 100 l 104 104 l 100 180 l 96 104 l 20 100 l 96 96 l f';
    const { shapes, fills } = await read(`${star} 1 0 0 rg 20 20 100 1 re f 0.2 0.4 0.6 rg 20 40 60 60 re f`);
    expect([shapes[0]?.fill, fills.map(({ colour }) => colour)]).toEqual(['FFFFFF', ['336699']]);
  });
});
