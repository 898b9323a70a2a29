import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  renderArea,
  renderBitmap,
} from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/rendering/render-area.ts';
import { thresholds } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/thresholds.ts';
import { onePage, withPage } from '../../../../../../../support/pdf/pdfium-page.ts';

const area = { x0: 20, x1: 60, y0: 40, y1: 60 };
const content = '1 0 0 rg 20 150 20 10 re f';

it('renders a part of a page at a scale, transparent where nothing is drawn', async () => {
  const { size, corners } = await withPage(onePage(content), ({ pdfium, page, space }) => {
    const { api, bytesAt } = pdfium;
    const bitmap = renderBitmap(pdfium, page, area, space, { across: 2, down: 3 });
    const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const bytes = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * height).slice();
    api.FPDFBitmap_Destroy(bitmap);
    const at = (x: number, y: number) => [...bytes.slice(y * stride + 4 * x, y * stride + 4 * x + 4)];
    return { size: [width, height], corners: [at(0, 0), at(38, 28), at(42, 0), at(0, 32)] };
  });
  expect(size).toEqual([80, 60]);
  const [red, none] = [
    [0, 0, 255, 255],
    [0, 0, 0, 0],
  ];
  expect(corners).toEqual([red, red, none, none]);
});

it('renders at least a pixel', async () => {
  const size = await withPage(onePage(content), ({ pdfium, page, space }) => {
    const bitmap = renderBitmap(pdfium, page, { ...area, x1: 20.01, y1: 40.01 }, space, { across: 2, down: 2 });
    return [pdfium.api.FPDFBitmap_GetWidth(bitmap), pdfium.api.FPDFBitmap_GetHeight(bitmap)];
  });
  expect(size).toEqual([1, 1]);
});

it('renders a part as a picture in the resolution of drawings', async () => {
  const picture = await withPage(onePage(content), ({ pdfium, page, space }) => renderArea(pdfium, page, area, space));
  expect(picture?.format).toBe('png');
  const { width = 0, height = 0 } = await sharp(picture?.bytes).metadata();
  const perPoint = thresholds.rendering.pixelsPerInch / 72;
  expect([width, height]).toEqual([Math.round(40 * perPoint), Math.round(20 * perPoint)]);
});
