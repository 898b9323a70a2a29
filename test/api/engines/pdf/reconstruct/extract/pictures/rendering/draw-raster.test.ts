import { expect, it } from 'vitest';
import { drawRaster } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/rendering/draw-raster.ts';
import { thresholds } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/thresholds.ts';
import { onePage, withPage } from '../../../../../../../support/pdf/pdfium-page.ts';

const sides = { maxSide: 10_000, enlarged: 1 };
const draw = (content: string, index = 0) =>
  withPage(onePage(content, '/Resources << /ExtGState << /Half << /ca 0.5 >> >> >>'), ({ pdfium, document }) =>
    drawRaster(pdfium, document, index, sides),
  );

it('draws all of a page on white paper, from its top', async () => {
  const raster = await draw('1 0 0 rg 0 150 50 50 re f');
  const { width = 0, height, pixelsPerPoint = 0, pixels } = raster ?? {};
  expect(pixelsPerPoint).toBeCloseTo(thresholds.scanPixelsPerInch / 72);
  expect([width, height]).toEqual([Math.round(200 * pixelsPerPoint), Math.round(200 * pixelsPerPoint)]);
  const at = (x: number, y: number) =>
    pixels?.[Math.floor(y * pixelsPerPoint) * width + Math.floor(x * pixelsPerPoint)];
  expect([at(10, 10), at(10, 60), at(60, 10)]).toEqual([0xffff0000, 0xffffffff, 0xffffffff]);
});

it('is null for a page that the document does not have', async () => {
  expect(await draw('', 7)).toBeNull();
});
