import { expect, it } from 'vitest';
import { pathsXml, pictureFill, solidFill } from '../../../../../../api/engines/pdf/reconstruct/ooxml/drawing-ml.ts';

it('lets what is behind an area shine through it as far as it is transparent', () => {
  const sheer = { colour: 'FF0000', opacity: 0.25 };
  const seen = '<a:srgbClr val="FF0000"><a:alpha val="25000"/></a:srgbClr>';
  expect(solidFill('FFBFBF', sheer)).toBe(`<a:solidFill>${seen}</a:solidFill>`);
  expect(solidFill('FFBFBF')).toBe('<a:solidFill><a:srgbClr val="FFBFBF"/></a:solidFill>');
  const shape = { x0: 0, y0: 0, x1: 9, y1: 9, steps: [], fill: 'FFBFBF', stroke: null, width: 0 };
  expect(pathsXml([{ ...shape, sheer }]).xml).toContain(seen);
});

it('shows the part of a picture that is not cropped', () => {
  const crop = { left: 0.1, top: 0.25, right: 0, bottom: 0.333333 };
  expect(pictureFill({ crop }, 'rId1')).toContain('<a:srcRect l="10000" t="25000" r="0" b="33333"/>');
  expect(pictureFill({}, 'rId1')).not.toContain('srcRect');
});

it('interrupts lines as they are drawn', () => {
  const line = { x0: 0, y0: 0, x1: 9, y1: 0, steps: [], fill: null, stroke: '000000', width: 1 };
  const seen = (dash?: 'dotted' | 'dashed') =>
    /<a:prstDash val="(\w+)"/.exec(pathsXml([{ ...line, ...(dash && { dash }) }]).xml)?.[1];
  expect([seen('dotted'), seen('dashed'), seen()]).toEqual(['sysDot', 'dash', undefined]);
});
