import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Box } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../../support/pdf/pdf-objects.ts';

/** A red square, a blue one within a form, and text over both. */
const drawing = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /Font << /F 4 0 R >> /XObject << /X 6 0 R >> >> /Contents 5 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  streamOf('1 0 0 rg 20 140 40 40 re f /X Do 0 g BT /F 40 Tf 20 145 Td (MMMM) Tj ET'),
  streamOf('0 0 1 rg 100 0 40 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 200]'),
]);

/** A page painted in yellow, with a red square in its middle. */
const ground = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
  streamOf('1 1 0 rg 0 0 200 200 re f 1 0 0 rg 80 80 40 40 re f'),
]);

async function plateOf(leaveOut: readonly Box[], file = drawing) {
  const document = openDocument(await startPdfium(), file);
  const plate = document.drawPage(0, leaveOut);
  document.close();
  return plate;
}

describe('what is drawn on a page', () => {
  it('is a clear picture without text', async () => {
    const plate = await plateOf([]);
    expect([plate?.x0, plate?.y0, plate?.x1, plate?.y1].map((value) => Math.round(value ?? -1))).toEqual([
      19, 19, 141, 200,
    ]);
    const { data, info } = await sharp(plate?.bytes).raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) {
      if (data[at + 3] === 255) colours.add([...data.subarray(at, at + 3)].join());
    }
    expect([...colours].sort()).toEqual(['0,0,255', '255,0,0']);
    expect(data[3]).toBe(0);
  });

  it('leaves out what is said, and is nothing where nothing is left', async () => {
    const plate = await plateOf([{ x0: 0, y0: 0, x1: 80, y1: 80 }]);
    expect(Math.round(plate?.x0 ?? 0)).toBe(99);
    expect(await plateOf([{ x0: 0, y0: 0, x1: 200, y1: 200 }])).toBeNull();
  });

  it('keeps what all of the page is painted on, whose centre may be where something is left out', async () => {
    const plate = await plateOf([{ x0: 60, y0: 60, x1: 140, y1: 140 }], ground);
    const { channels } = await sharp(plate?.bytes).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [255, 255],
      [255, 255],
      [0, 0],
    ]);
  });
});
