import { expect, it } from 'vitest';
import { charBoxes } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/char-boxes.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const font = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

it('tells where letters are, from the lower left corner: as wide as they move the next, as they are drawn, and where they begin', async () => {
  const boxes = await withPage(onePage('BT /F 100 Tf 20 40 Td (i.) Tj ET', font), ({ pdfium, page }) => {
    const textPage = pdfium.api.FPDFText_LoadPage(page);
    const { loose, ink, origin } = charBoxes(pdfium, textPage);
    return [0, 1].map((index) => ({ loose: loose(index), ink: ink(index), origin: origin(index) }));
  });
  const [i, dot] = boxes;
  expect(i?.origin).toEqual([20, 40]);
  expect(dot?.origin[0]).toBeCloseTo(42.2, 1);
  expect([i?.loose.x0, i?.loose.x1].map((x) => x?.toFixed(1))).toEqual(['20.0', '42.2']);
  expect([i?.loose.y0, i?.loose.y1]).toEqual([dot?.loose.y0, dot?.loose.y1]);
  expect(i?.loose.y0).toBeLessThan(40);
  expect(dot?.ink.y0).toBeCloseTo(40, 0);
  expect(dot?.ink.y1).toBeLessThan(60);
  expect(i?.ink.y1).toBeGreaterThan(100);
  expect(dot?.ink.x0).toBeGreaterThan(dot?.loose.x0 ?? 0);
  expect(dot?.ink.x1).toBeLessThan(dot?.loose.x1 ?? 0);
});
