import { expect, it } from 'vitest';
import { shapeXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/shape-xml.ts';
import { polyline } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const triangle: Shape = {
  ...{ x0: 10, x1: 50, y0: 20, y1: 40, fill: '00FF00', stroke: null, width: 0 },
  steps: [
    ...polyline([
      [10, 20],
      [50, 20],
      [30, 40],
    ]),
    { type: 'close', points: [] },
  ],
};

const drawn = (shape: Shape) => ({ type: 'shapes', shapes: [shape] }) as const;

it('is a shape of its size at its place, within what programs since Word 2010 read', () => {
  const xml = shapeXml(drawn(triangle), writeContext());
  expect(xml.startsWith('<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>')).toBe(true);
  expect(xml).toContain(`<wp:posOffset>${10 * 12_700}</wp:posOffset>`);
  expect(xml).toContain(`<wp:posOffset>${20 * 12_700}</wp:posOffset>`);
  expect(xml).toContain(`<wp:extent cx="${40 * 12_700}" cy="${20 * 12_700}"/>`);
  expect(xml).toContain('name="Shape 1"');
  expect(xml).toContain('<a:srgbClr val="00FF00"');
});

it('is behind the text unless it is on a picture in front of it', () => {
  expect(shapeXml(drawn(triangle), writeContext())).toContain('behindDoc="1"');
  expect(shapeXml(drawn({ ...triangle, onPicture: 'behind-text' }), writeContext())).toContain('behindDoc="1"');
  expect(shapeXml(drawn({ ...triangle, onPicture: 'in-front' }), writeContext())).toContain('behindDoc="0"');
});
