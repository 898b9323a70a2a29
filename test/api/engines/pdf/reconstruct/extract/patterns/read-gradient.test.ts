import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { onePage } from '../../../../../../support/pdf/pdfium-page.ts';

const ramp = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>';
const shading = (entries: string) => `<< /ColorSpace /DeviceRGB /Function ${ramp} ${entries} >>`;
/** From red to blue across the page, and within a circle in its middle. */
const linear = shading('/ShadingType 2 /Coords [0 0 200 0] /Extend [true true]');
const radial = shading('/ShadingType 3 /Coords [100 100 0 100 100 3] /Extend [false false]');

async function read(content: string) {
  const resources = `/Resources << /Shading << /Linear ${linear} /Radial ${radial} >> >>`;
  const document = openDocument(await startPdfium(), onePage(content, resources));
  const { fills, pictures, unshaped } = document.readPage(0);
  document.close();
  return { fills, pictures, unshaped };
}

const clipped = (box: string, name = 'Linear') => `q ${box} re W n /${name} sh Q`;

describe('a gradient', () => {
  it('is an area in its average colour if it is small and fills a rectangle', async () => {
    const { fills, pictures, unshaped } = await read(clipped('95 95 10 10'));
    expect(fills).toMatchObject([{ x0: 95, x1: 105, y0: 95, y1: 105 }]);
    expect(fills[0]?.colour).toMatch(/^[78].00[78]./);
    expect([pictures, unshaped]).toEqual([[], []]);
  });

  it('is a picture if it is small and fills no rectangle', async () => {
    const { fills, pictures, unshaped } = await read(clipped('95 95 10 10', 'Radial'));
    expect([fills, unshaped]).toEqual([[], []]);
    expect(pictures).toHaveLength(1);
  });

  it('can only be shown by a picture of the page if it is large', async () => {
    const { fills, pictures, unshaped } = await read(clipped('20 20 160 160'));
    expect([fills, pictures]).toEqual([[], []]);
    expect(unshaped).toMatchObject([{ x0: 20, x1: 180, y0: 20, y1: 180 }]);
  });

  it('counts with the others of its page: many small ones are a drawing', async () => {
    const row = Array.from({ length: 100 }, (_, at) => clipped(`${20 * (at % 10)} ${20 * Math.floor(at / 10)} 12 12`));
    const { pictures, unshaped } = await read([...row, clipped('95 95 10 10', 'Radial')].join(' '));
    expect(unshaped).toHaveLength(101);
    expect(pictures).toEqual([]);
  });

  it('is nothing beside the page', async () => {
    expect(await read(clipped('300 300 10 10'))).toEqual({ fills: [], pictures: [], unshaped: [] });
    const { unshaped } = await read(`${clipped('20 20 160 160')} ${clipped('300 300 10 10')}`);
    expect(unshaped).toHaveLength(1);
  });
});
