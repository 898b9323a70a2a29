import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { type PdfObject, pdfOf } from '../../../../../../support/pdf/pdf-objects.ts';

const side = 16;
const samples = (channels: number, value: number) => Buffer.alloc(side * side * channels, value);

/** A picture of 16 × 16 pixels. */
const image = (colours: string, data: Buffer, more = ''): PdfObject => ({
  entries: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace ${colours} ${more}`,
  data,
});

/** Reads pages that each show one picture as large as another. Tells the pictures, and how often PDFium drew one. */
async function read(content: readonly string[], images: readonly PdfObject[]) {
  const pdfium = await startPdfium();
  const draw = vi.spyOn(pdfium.api, 'FPDFImageObj_GetRenderedBitmap');
  const first = 4 + 2 * content.length;
  const names = images.map((_, index) => `/Im${index} ${first + index} 0 R`).join(' ');
  const pages = content.flatMap((text, index): PdfObject[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources 3 0 R /Contents ${5 + 2 * index} 0 R >>`,
    { entries: '', data: Buffer.from(text) },
  ]);
  const kids = content.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${content.length} >>`,
    `<< /XObject << ${names} >> /ExtGState << /Half << /ca .5 >> >> >>`,
    ...pages,
    ...images,
  ]);
  const source = openDocument(pdfium, pdf);
  const pictures = content.map((_, index) => source.readPage(index).pictures[0]);
  const drawn = draw.mock.calls.length;
  source.close();
  const opacities = await Promise.all(
    pictures.map(async (picture) => {
      const pixels = await sharp(picture?.bytes).ensureAlpha().raw().toBuffer();
      return pixels[3];
    }),
  );
  return { drawn, opacities };
}

const shown = (index: number) => `q 12 0 0 12 100 100 cm /Im${index} Do Q`;
const masks = [image('/DeviceGray', samples(1, 200)), image('/DeviceGray', samples(1, 100))];

it('draws a picture once that many pages show', async () => {
  const once = await read([shown(0)], [image('/DeviceRGB', samples(3, 120))]);
  const often = await read([shown(0), shown(0), shown(0)], [image('/DeviceRGB', samples(3, 120))]);
  expect(often).toEqual({ drawn: once.drawn, opacities: [255, 255, 255] });
});

it('tells pictures apart that only their masks do', async () => {
  // Page 1 has objects 4 and 5, and so on: pictures follow from object 12, masks from 14.
  const pictures = [14, 15].map((mask) => image('/DeviceRGB', samples(3, 120), `/SMask ${mask} 0 R`));
  const { opacities } = await read([shown(0), shown(1), shown(0), shown(1)], [...pictures, ...masks]);
  expect(opacities).toEqual([200, 100, 200, 100]);
});

it('tells apart how strongly a page shows a picture', async () => {
  const { opacities } = await read([shown(0), `/Half gs ${shown(0)}`], [image('/DeviceRGB', samples(3, 120))]);
  expect(opacities[0]).toBe(255);
  expect(opacities[1]).toBeLessThan(140);
});
