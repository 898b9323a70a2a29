import { describe, expect, it } from 'vitest';
import {
  colourPatterns,
  mayBePattern,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/patterns/colour-patterns.ts';
import { colourOf } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/colour.ts';
import { streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>';
const ramp = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>';
const gradient = `<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function ${ramp} >> >>`;
const resources = `/Resources << /Font << /F ${font} >> /Pattern << /Gradient ${gradient} >> /XObject << /Form 5 0 R >> >>`;
const text = (paint: string) => `${paint} BT /F 40 Tf 60 90 Td (Text) Tj ET`;
const inGradient = text('/Pattern cs /Gradient scn');
const inForm = streamOf(
  inGradient,
  `/Type /XObject /Subtype /Form /BBox [0 0 200 200] ${resources.replace(/\/XObject.*?>>/, '')}`,
);

/** Whether the first object of a page may have a pattern, and the colour of its text before and after. */
const coloursOf = (content: string) =>
  withPage(onePage(content, resources, [inForm]), ({ pdfium, page, space, objects: [object = 0] }) => {
    const { api, scratch } = pdfium;
    const isForm = api.FPDFPageObj_GetType(object) === 5;
    const shown = isForm ? api.FPDFFormObj_GetObject(object, 0) : object;
    const colour = () => {
      api.FPDFPageObj_GetFillColor(shown, scratch, scratch + 4, scratch + 8, scratch + 12);
      return colourOf(pdfium);
    };
    const [mayHave, before] = [mayBePattern(pdfium, shown), colour()];
    colourPatterns(pdfium, page, space);
    return { mayHave, before, after: colour() };
  });

describe('text that a pattern paints', () => {
  it.each([
    ['on the page', inGradient],
    ['in a form', '/Form Do'],
    ['in a form that is moved', 'q 1 0 0 1 0 -60 cm /Form Do Q'],
  ])('has the colour that it has on average, %s', async (_, content) => {
    const { mayHave, before, after } = await coloursOf(content);
    expect([mayHave, before]).toEqual([true, 'FFFFFF']);
    expect(after).toMatch(/^[6-9].00[6-9].$/);
  });
});

describe('other text', () => {
  it('keeps its colour', async () => {
    expect(await coloursOf(text('0 0.6 0 rg'))).toEqual({ mayHave: false, before: '009900', after: '009900' });
  });

  it('stays white, though PDFium says the same of patterns', async () => {
    expect(await coloursOf(text('1 1 1 rg'))).toEqual({ mayHave: true, before: 'FFFFFF', after: 'FFFFFF' });
  });
});
