import { expect, it } from 'vitest';
import { drawnShapesXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/drawn-shapes-xml.ts';
import { polyline } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';
import type { Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const line = (x0: number, x1: number, y: number): Shape => ({
  ...{ x0, x1, y0: y, y1: y, fill: null, stroke: 'FF0000', width: 2 },
  steps: polyline([
    [x0, y],
    [x1, y],
  ]),
});

it('is one metafile behind the text that shows all paths with their strokes', () => {
  const context = writeContext();
  const xml = drawnShapesXml({ type: 'shapes', shapes: [line(10, 60, 20), line(30, 110, 50)] }, context);
  const emus = (points: number) => points * 12_700;
  expect(xml).toContain(`<wp:extent cx="${emus(102)}" cy="${emus(32)}"/>`);
  expect(xml).toContain(`<wp:posOffset>${emus(9)}</wp:posOffset>`);
  expect(xml).toContain(`<wp:posOffset>${emus(19)}</wp:posOffset>`);
  expect(xml).toContain('behindDoc="1"');
  expect(context.relationships.xml()).toMatch(/Target="[^"]+\.emf"/);
});
